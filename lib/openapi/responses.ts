import { STATUS_CODES } from "node:http";
import { descriptionHtml } from "./description";
import { child, children, followed, type Node } from "./graph";
import { mediaViews } from "./media";
import type { PageDraft } from "./page";
import { headerViews } from "./parameters";
import type { MediaView, ProblemView, ResponseView } from "./types";
import { mapOf, textOf } from "./value";

/** Responses by status: 1XX to 5XX, a range after its members, `default` last. */
export function responseViews(page: PageDraft, responses: Node | undefined, prefix = "response"): ResponseView[] {
  return children(responses)
    .filter(([status]) => /^([1-5](\d\d|XX)|default)$/i.test(status))
    .map(([written, node]) => ({ status: written === "default" ? written : written.toUpperCase(), node }))
    .sort((a, b) => rank(a.status) - rank(b.status))
    .map(({ status, node }) => responseView(page, status, followed(page.document, node) ?? node, prefix));
}

function responseView(page: PageDraft, status: string, node: Node, prefix: string): ResponseView {
  const map = mapOf(node.value);
  const id = page.unique(`${prefix}-${status.toLowerCase()}`);
  const title = titleOf(status);
  const media = mediaViews(page, child(node, "content"), id, title);
  return {
    id,
    status,
    title,
    description: descriptionHtml(textOf(map.get("description")) ?? textOf(map.get("summary"))),
    ...headerViews(page, child(node, "headers"), `${id}-headers`),
    media,
    links: children(child(node, "links")).map(([name, link]) => {
      const written = mapOf(followed(page.document, link)?.value);
      const operation = textOf(written.get("operationId")) ?? textOf(written.get("operationRef"));
      return { name, operation, description: descriptionHtml(textOf(written.get("description"))) };
    }),
    problems: media.flatMap(problemsOf),
  };
}

function titleOf(status: string): string {
  if (status === "default") return "Any other status";
  const range = /^(\d)XX$/.exec(status)?.[1];
  if (range) return `${status} ${rangeTitles[Number(range)] ?? ""}`.trim();
  return `${status} ${STATUS_CODES[status] ?? ""}`.trim();
}

const rangeTitles = ["", "Information", "Success", "Redirection", "Client error", "Server error"];

function rank(status: string): number {
  if (status === "default") return 10_000;
  return status.endsWith("XX") ? Number(status[0]) * 100 + 99.5 : Number(status);
}

/** The codes of the errors that are written as examples: what this response is given for. */
function problemsOf({ type, examples }: MediaView): ProblemView[] {
  if (!/^application\/problem\+json/i.test(type)) return [];
  const problems = new Map<string, ProblemView>();
  for (const { text } of examples) {
    const { code, title, detail } = fieldsOf(text);
    if (typeof code !== "string" || problems.has(code)) continue;
    problems.set(code, {
      code,
      title: typeof title === "string" ? title : code,
      detail: typeof detail === "string" ? detail : "",
    });
  }
  return [...problems.values()];
}

function fieldsOf(text: string): { code?: unknown; title?: unknown; detail?: unknown } {
  try {
    const parsed: unknown = JSON.parse(text);
    return typeof parsed === "object" && parsed !== null ? parsed : {};
  } catch {
    return {};
  }
}
