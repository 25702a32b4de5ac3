import { Fragment, type ReactNode } from "react";
import type { OperationView } from "@/lib/openapi/operation/types";
import type { SecurityNeed, SecurityView } from "@/lib/openapi/request/security";
import type { OperationNote } from "@/lib/source/types";
import styles from "./needs.module.css";
import { Servers } from "./servers";

type NeedsProps = { view: OperationView; notes: readonly OperationNote[] };

/** What a call needs and what it costs: a server, where there is a choice, credentials and scopes, then the notes. */
export function Needs({ view, notes }: NeedsProps) {
  const { servers } = view;
  // The first, as it is called, stands in the line of the call.
  const isChoice = servers.length > 1 || servers.some(({ variables }) => variables.length > 0);
  return (
    <dl className={styles.needs}>
      {isChoice && <Servers servers={servers} />}
      <dt>Authentication</dt>
      <dd>
        <Security {...view.security} />
      </dd>
      <Notes notes={view.seeAlso ? [...notes, { term: "See also", ...view.seeAlso }] : notes} />
    </dl>
  );
}

/** Facts in a list of them, each with its term. */
export function Notes({ notes }: { notes: readonly OperationNote[] }) {
  return notes.map(({ term, text, href }) => (
    <Fragment key={term + text}>
      <dt>{term}</dt>
      <dd>{href === undefined ? text : <a href={href}>{text}</a>}</dd>
    </Fragment>
  ));
}

/** Any of the sets, and everything in it. Where all ask for the same scopes, these are said once. */
function Security({ sets, isOptional }: SecurityView): ReactNode {
  if (sets.length === 0) return "None: the call is open.";
  const scopes = sets.map((set) => set.flatMap((need) => need.scopes).join(" "));
  const isSame = sets.length > 1 && new Set(scopes).size === 1 && scopes[0] !== "";
  return (
    <>
      {sets.map((set, at) => (
        <Fragment key={set.map(({ scheme }) => scheme.name).join()}>
          {at > 0 && (isSame ? " or " : "; or ")}
          {set.map((need, position) => (
            <Fragment key={need.scheme.name}>
              {position > 0 && " and "}
              <SchemeTitle {...need.scheme} />
              {!isSame && <Scopes {...need} />}
            </Fragment>
          ))}
        </Fragment>
      ))}
      {isSame && sets[0]?.map((need) => <Scopes key={need.scheme.name} {...need} />)}
      {isOptional && "; or none"}
    </>
  );
}

/** Credentials by what they are. A key of the service's own making goes to a place of its own; others where HTTP says. */
export function SchemeTitle({ title, carrier }: SecurityNeed["scheme"]) {
  if (carrier?.form !== "plain") return title;
  return (
    <>
      {title} in the {places[carrier.in]} <code>{carrier.name}</code>
    </>
  );
}

const places = { header: "header field", query: "query parameter", cookie: "cookie" } as const;

function Scopes({ scopes }: SecurityNeed) {
  if (scopes.length === 0) return null;
  return (
    <>
      {scopes.length === 1 ? " with the scope " : " with the scopes "}
      {scopes.map((scope, at) => (
        <Fragment key={scope}>
          {at > 0 && ", "}
          <code>{scope}</code>
        </Fragment>
      ))}
    </>
  );
}
