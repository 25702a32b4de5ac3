import { buildSearch } from "../build";
import { type Scope, SearchEngine } from "../engine";
import type { KnownNames, SearchedPage } from "../records";

/** A page of which only what a case is about is written. */
export type WrittenPage = Partial<SearchedPage> & Pick<SearchedPage, "title" | "html">;

/** A small site that is searched. A page that says no address has its number as its slug. */
export function smallSite(
  pages: readonly WrittenPage[],
  known: KnownNames,
  synonyms: ConstructorParameters<typeof SearchEngine>[1] = [],
) {
  const site = pages.map(
    (page, number): SearchedPage => ({
      href: `/docs/${number}/`,
      section: "docs",
      kind: "Guide",
      role: "any",
      names: [],
      keywords: [],
      ...page,
    }),
  );
  const { index } = buildSearch(site, known);
  const engine = new SearchEngine(index, synonyms);
  /** What a query finds, best first: `slug`, or `slug#id` for a section. */
  const find = (query: string, scope: Scope = {}): string[] =>
    engine.search(query, scope).hits.map(({ record }) => {
      const { page = 0, id = "" } = index.records[record] ?? {};
      return `${index.pages[page]?.slug}${id && `#${id}`}`;
    });
  return { engine, find };
}
