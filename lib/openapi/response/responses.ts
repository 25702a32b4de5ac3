import { child, children, followed, type Node } from "../document/graph";
import { mapOf, textOf } from "../document/value";
import { descriptionHtml } from "../operation/description";
import type { PageDraft } from "../operation/page";
import type { ResponseView } from "../operation/types";
import { headerViews } from "../request/parameters";
import { problemsOf } from "./error-codes";
import { nextCalls } from "./links";
import { mediaViews } from "./media";
import { statusLine } from "./status-name";

/** Responses by status: 1XX to 5XX, a range after its members, `default` last. */
export function responseViews(page: PageDraft, responses: Node | undefined): ResponseView[] {
  return children(responses)
    .filter(([status]) => /^([1-5](\d\d|XX)|default)$/i.test(status))
    .map(([written, node]) => ({ status: written === "default" ? written : written.toUpperCase(), node }))
    .sort((a, b) => rank(a.status) - rank(b.status))
    .map(({ status, node }, _, all) => {
      const title = all.length === 1 && status === "default" ? "Any status" : titleOf(status);
      return responseView(page, { status, title }, followed(page.document, node) ?? node);
    });
}

function responseView(page: PageDraft, named: Pick<ResponseView, "status" | "title">, node: Node): ResponseView {
  const map = mapOf(node.value);
  const id = page.unique(`response-${named.status.toLowerCase()}`);
  const content = child(node, "content");
  const media = mediaViews(page, content, id, named.title);
  return {
    id,
    ...named,
    description: descriptionHtml(textOf(map.get("description")) ?? textOf(map.get("summary"))),
    ...headerViews(page, child(node, "headers"), `${id}-headers`),
    media,
    next: nextCalls(page, node),
    problems: children(content).flatMap(([, written], index) => {
      const view = media[index];
      return view ? problemsOf({ document: page.document, written, media: view }) : [];
    }),
  };
}

function titleOf(status: string): string {
  if (status === "default") return "Any other status";
  const range = /^(\d)XX$/.exec(status)?.[1];
  if (range) return `${status} ${rangeTitles[Number(range)] ?? ""}`.trim();
  return statusLine(status);
}

const rangeTitles = ["", "Information", "Success", "Redirection", "Client error", "Server error"];

function rank(status: string): number {
  if (status === "default") return 10_000;
  return status.endsWith("XX") ? Number(status[0]) * 100 + 99.5 : Number(status);
}
