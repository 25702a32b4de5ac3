import type { ResponseView } from "@/lib/openapi/operation/types";
import { Body } from "./body";
import type { ColoredCode } from "./code";
import { NextCalls } from "./next-calls";
import { ResponseHeaders } from "./response-headers";

type FoldedResponsesProps = { responses: readonly ResponseView[]; colored: ColoredCode };

/** Answers by their titles alone, until one is opened. */
export function FoldedResponses({ responses, colored }: FoldedResponsesProps) {
  return responses.map((response) => (
    <details key={response.id} id={response.id} data-answer="">
      <summary>{response.title}</summary>
      <div dangerouslySetInnerHTML={{ __html: response.description }} />
      <Body media={response.media} parentId={response.id} title={response.title} colored={colored} level={1} />
      <ResponseHeaders {...response} />
      <NextCalls next={response.next} />
    </details>
  ));
}
