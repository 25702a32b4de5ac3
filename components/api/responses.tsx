import { Fragment } from "react";
import type { ResponseView } from "@/lib/openapi/operation/types";
import { Body } from "./body";
import type { ColoredCode } from "./code";
import { Heading } from "./heading";
import styles from "./operation.module.css";
import { Fields } from "./parameters";

type ResponsesProps = { responses: readonly ResponseView[]; colored: ColoredCode };

/** What the operation answers when it succeeds. */
export function Responses({ responses, colored }: ResponsesProps) {
  return responses.map((response) => {
    const { id, title, description, media, next } = response;
    return (
      <div key={id} id={responses.length > 1 ? undefined : id} className={styles.answer}>
        {responses.length > 1 ? (
          <Heading level={3} id={id} text={title} />
        ) : (
          <p data-status="">
            <b>{title}</b>
          </p>
        )}
        <div dangerouslySetInnerHTML={{ __html: description }} />
        <Body media={media} parentId={id} title={title} colored={colored} />
        <Headers {...response} />
        {next.map(({ name, target, description: words }) => (
          <div key={name}>
            <p data-facts="">
              Goes on with <code>{target}</code> ({name})
            </p>
            <div dangerouslySetInnerHTML={{ __html: words }} />
          </div>
        ))}
      </div>
    );
  });
}

/** Header fields are folded: few readers come for them. Those that an earlier response shows are only named. */
export function Headers({ headers, sameHeaders }: ResponseView) {
  return (
    <>
      {headers.length > 0 && (
        <details>
          <summary>Header fields of the response</summary>
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
