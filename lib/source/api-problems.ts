import type { Problem } from "@/lib/content/problem";
import { readApiProblems } from "@/lib/openapi/checks/kept-problems";
import { pointerAtLine } from "@/lib/openapi/operation/at-line";
import { loadApi, type SiteApi } from "./api";
import type { Page } from "./types";

/**
 * What `next dev` says on a page of the API's description: mistakes in an operation on its page alone, those of no
 * operation on every page. The checks that take long find more a moment later (`lib/preview/late-checks.ts`).
 */
export function apiProblemsOn(
  page: Page,
  { document, pages, problems }: SiteApi = loadApi(),
  known: readonly Problem[] = readApiProblems() ?? problems,
): readonly Problem[] {
  if (!document) return problems;
  const drawn = new Set(pages.map(({ operation }) => operation.pointer));
  const own = page.kind === "operation" ? page.operation.pointer : undefined;
  return known.filter(({ line = 1, what }) => {
    const pointer = pointerAtLine(document, line);
    // By another id, its page has another address, where nobody looks.
    const isMoved = what.includes("operationId");
    return pointer === undefined || pointer === own || !drawn.has(pointer) || isMoved;
  });
}
