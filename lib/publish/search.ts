import { synonyms } from "@/content/synonyms";
import { buildSearch } from "@/lib/search/build";
import { searchFiles } from "@/lib/search/files";
import { knownNames, searchedPages } from "@/lib/source/searched";

/**
 * The files of the search, by their names, made of the exported pages: what a reader finds is what a reader sees.
 * `htmlOf` gives the HTML of a page's file.
 */
export function publishedSearch(htmlOf: (href: string) => string): Map<string, string> {
  const built = buildSearch(
    searchedPages((href) => articleIn(htmlOf(href), href)),
    knownNames(),
  );
  return new Map([...searchFiles(built, synonyms)].map(([name, value]) => [name, JSON.stringify(value)]));
}

/** @throws when a page has no article: it could not be found by anything it says */
function articleIn(html: string, href: string): string {
  const [start, end] = [html.indexOf("<article"), html.lastIndexOf("</article>")];
  if (start < 0 || end < start) throw new Error(`${href} has no article, so the search cannot know what it says.`);
  return html.slice(start, end);
}
