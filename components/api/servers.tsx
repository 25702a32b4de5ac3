import { Fragment } from "react";
import type { ServerVariable, ServerView } from "@/lib/openapi/request/servers";
import { Codes } from "./schema-facts";

/** Servers, each with its address as it is written and what can stand for the variables in it. */
export function Servers({ servers }: { servers: readonly ServerView[] }) {
  return servers.map(({ url, name, description, variables }) => (
    <Fragment key={url + name}>
      <dt>Server</dt>
      <dd>
        <code>{url}</code> {name}
        <div dangerouslySetInnerHTML={{ __html: description }} />
        {variables.length > 0 && (
          <ul>
            {variables.map((variable) => (
              <Variable key={variable.name} {...variable} />
            ))}
          </ul>
        )}
      </dd>
    </Fragment>
  ));
}

function Variable({ name, default: usual, values, description }: ServerVariable) {
  return (
    <li>
      <code>{name}</code>
      {values.length > 0 && (
        <>
          : one of <Codes codes={values.map((text) => ({ text }))} />
        </>
      )}
      {usual !== "" && (
        <>
          {values.length > 0 ? ", default " : ": default "}
          <code>{usual}</code>
        </>
      )}
      <div dangerouslySetInnerHTML={{ __html: description }} />
    </li>
  );
}
