import type { ResponseView } from "@/lib/openapi/operation/types";
import { Body } from "./body";
import type { ColoredCode } from "./code";
import { Heading } from "./heading";
import { NextCalls } from "./next-calls";
import styles from "./operation.module.css";
import { listHeading } from "./parameters";
import { ResponseHeaders } from "./response-headers";

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
          <p data-status="" {...listHeading}>
            <b>{title}</b>
          </p>
        )}
        <div dangerouslySetInnerHTML={{ __html: description }} />
        <Body media={media} parentId={id} title={title} colored={colored} />
        <ResponseHeaders {...response} />
        <NextCalls next={next} />
      </div>
    );
  });
}
