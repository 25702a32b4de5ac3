import { child, children, followed, type Node } from "../document/graph";
import { mapOf, textOf } from "../document/value";
import { descriptionHtml, type Html } from "../operation/description";
import type { PageDraft } from "../operation/page";

/** A call that goes on from an answer: `target` is its id, or a reference to it. */
export type NextCall = { name: string; target: string; description: Html };

/** The calls that a response's `links` lead to. */
export function nextCalls({ document }: PageDraft, response: Node): NextCall[] {
  return children(child(response, "links")).flatMap(([name, written]) => {
    const link = mapOf(followed(document, written)?.value);
    const target = textOf(link.get("operationId")) ?? textOf(link.get("operationRef"));
    return target === undefined
      ? []
      : [{ name, target, description: descriptionHtml(textOf(link.get("description"))) }];
  });
}
