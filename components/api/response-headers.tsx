import { Fragment } from "react";
import type { ResponseView } from "@/lib/openapi/operation/types";
import { Fields } from "./parameters";

/** Header fields are folded: few readers come for them. Those that an earlier response shows are only named. */
export function ResponseHeaders({ title, headers, sameHeaders }: ResponseView) {
  return (
    <>
      {headers.length > 0 && (
        <details>
          <summary>Header fields: {title}</summary>
          <Fields fields={headers} />
        </details>
      )}
      {sameHeaders.length > 0 && (
        <p data-facts="">
          {headers.length > 0 ? "Also the header fields " : "Header fields: "}
          {sameHeaders.map(({ name, id }, at) => (
            <Fragment key={name}>
              {at > 0 && ", "}
              <a href={`#${id}`}>{name}</a>
            </Fragment>
          ))}
        </p>
      )}
    </>
  );
}
