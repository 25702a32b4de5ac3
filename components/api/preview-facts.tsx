import { Fragment } from "react";
import type { ApiView } from "@/lib/openapi/operation/api";
import type { SchemeDetails } from "@/lib/openapi/request/security";
import { Notes, SchemeTitle } from "./needs";
import styles from "./needs.module.css";
import { Servers } from "./servers";

/** What a document says of its API in a word each: where it is, who is asked, under which terms. */
export function PreviewFacts({ api }: { api: ApiView }) {
  const { email, href = email === undefined ? undefined : `mailto:${email}` } = api.contact;
  const notes = [
    { term: "License", text: api.license, href: api.licenseHref },
    { term: "Terms of service", text: api.termsHref, href: api.termsHref },
    { term: "Contact", text: email ?? href, href },
    { term: "See also", text: api.seeAlso?.text, href: api.seeAlso?.href },
  ].flatMap(({ text, ...note }) => (text === undefined ? [] : [{ text, ...note }]));
  if (notes.length + api.servers.length + api.schemes.length === 0) return null;
  return (
    <dl className={styles.needs}>
      <Servers servers={api.servers} />
      {api.schemes.map((scheme) => (
        <Fragment key={scheme.name}>
          <dt>Authentication</dt>
          <dd>
            <Scheme {...scheme} />
          </dd>
        </Fragment>
      ))}
      <Notes notes={notes} />
    </dl>
  );
}

/** Credentials: what they are, where they come from, and what can be asked for. */
function Scheme({ description, addresses, scopes, ...scheme }: SchemeDetails) {
  return (
    <>
      <SchemeTitle {...scheme} />
      <div dangerouslySetInnerHTML={{ __html: description }} />
      {addresses.length + scopes.length > 0 && (
        <ul>
          {addresses.map(({ use, address, flow }) => (
            <li key={use + flow}>
              For {use}
              {flow !== undefined && ` (${flow})`}: <code>{address}</code>
            </li>
          ))}
          {scopes.map(({ name, text }) => (
            <li key={name}>
              Scope <code>{name}</code>
              {text !== "" && `: ${text}`}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
