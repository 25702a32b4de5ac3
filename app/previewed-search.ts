import { synonyms } from "@/content/synonyms";
import { keyOf } from "@/lib/files/cache";
import { buildSearch } from "@/lib/search/build";
import { searchFiles } from "@/lib/search/files";
import { knownNames, searchedPages } from "@/lib/source/searched";
import { getSite } from "@/lib/source/source";
import { bodyOf } from "./page-body";

type Files = ReadonlyMap<string, unknown>;
let kept: { sources: string; files: Promise<Files> } | undefined;

/** The files of the search for `next dev`, by their names: made when first asked for, and again when a page has changed. */
export function previewedSearch(): Promise<Files> {
  // The documents that pages take facts from, operations among them, are in every key.
  const sources = keyOf(...getSite().pages.map((page) => (page.kind === "doc" ? page.source : page.slug)));
  if (kept?.sources !== sources) kept = { sources, files: makeFiles() };
  return kept.files;
}

async function makeFiles(): Promise<Files> {
  const articles = new Map<string, string>();
  for (const page of getSite().pages) {
    // A page with a mistake shows it in its place; the search goes on without its text.
    const { html } = await bodyOf(page).catch(() => ({ html: "" }));
    articles.set(page.href, html);
  }
  return searchFiles(
    buildSearch(
      searchedPages((href) => articles.get(href) ?? ""),
      knownNames(),
    ),
    synonyms,
  );
}
