import { errorCodesOf } from "@/lib/resolvers/api/errors";
import { eventTypes } from "@/lib/resolvers/api/webhook-events";
import type { Kind } from "@/lib/search/kinds";
import type { KnownNames, SearchedPage } from "@/lib/search/records";
import { loadApi } from "./api";
import { getSite } from "./source";
import type { DocPage, Page } from "./types";

/** Every page as the search must know it; `articleOf` gives the HTML of an article. */
export function searchedPages(articleOf: (href: string) => string): SearchedPage[] {
  return getSite().pages.map((page) => ({
    ...namesOf(page),
    href: page.href,
    section: page.section,
    title: page.title,
    html: articleOf(page.href),
  }));
}

function namesOf(page: Page): Pick<SearchedPage, "kind" | "role" | "names" | "keywords"> {
  if (page.kind === "operation") {
    const { method, path, operationId } = page.operation;
    return {
      kind: "Operation",
      role: "any",
      names: [`${method.toUpperCase()} ${path}`, path, ...(operationId ? [operationId] : [])],
      keywords: [],
    };
  }
  const label = page.label === page.title ? [] : [page.label];
  return {
    kind: page.slug.startsWith("cli/commands/") ? "Command" : "Guide",
    role: roleOf(page),
    names: label,
    keywords: page.frontmatter.keywords,
  };
}

function roleOf({ slug, frontmatter: { type } }: DocPage): SearchedPage["role"] {
  // It shows every word that writers can use, in sentences that say nothing of the product.
  if (slug === "markdown-page") return "sample";
  return type === "explanation" || type === "how-to" ? type : "any";
}

/** What headings that are identifiers stand for: the API's error codes, also found by their status, and its events. */
export function knownNames(): KnownNames {
  const { document } = loadApi();
  const known = new Map<string, { kind: Kind; names: string[] }>();
  if (!document) return known;
  for (const event of eventTypes(document)) known.set(event, { kind: "Event", names: [] });
  for (const { code, status } of errorCodesOf(document)) known.set(code, { kind: "Error", names: [String(status)] });
  return known;
}
