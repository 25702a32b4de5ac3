import { nearestPages } from "@/lib/routing/nearest";
import { hrefOf } from "@/lib/routing/slug";
import type { SearchEngine } from "./engine";
import { marksIn, piecesOf } from "./marks";
import type { IndexedRecord, SearchIndex } from "./packed";
import { mostResults, type Result } from "./protocol";

/** How many results of one page are shown. */
const mostOfPage = 6;

/** Fields and messages that many operations share: after so many, the next says nothing new. */
const shared = new Set(["Field", "Message"]);
const mostOfName = 3;

/** A result with its place: the page's number, and its own among the page's records. */
export type Placed = { page: number; place: number; result: Result };

/** What an engine found, as it is shown: each address once, and no page and no field that fills the list alone. */
export function resultsOf({ index }: SearchEngine, hits: readonly { record: number }[], words: ReadonlySet<string>) {
  const seen = new Set<string>();
  const ofPage = new Map<number, number>();
  const ofName = new Map<string, number>();
  const results: Placed[] = [];
  for (const { record: number } of hits) {
    const record = index.records[number];
    if (!record) continue;
    const href = addressOf(index, record);
    const count = ofPage.get(record.page) ?? 0;
    const alike = shared.has(record.kind) ? (ofName.get(record.title) ?? 0) : 0;
    if (seen.has(href) || count >= mostOfPage || alike >= mostOfName) continue;
    seen.add(href);
    ofName.set(record.title, alike + 1);
    ofPage.set(record.page, count + 1);
    results.push({
      page: record.page,
      place: number - firstOf(index, number),
      result: shown(index, record, href, words),
    });
    if (results.length === mostResults) break;
  }
  return results;
}

function shown(index: SearchIndex, record: IndexedRecord, href: string, words: ReadonlySet<string>): Result {
  const trail: string[] = [];
  for (let at = record.parent; at !== undefined; at = index.records[at]?.parent) {
    trail.unshift(index.records[at]?.title ?? "");
  }
  const marked = (text: string) => piecesOf(text, marksIn(text, words));
  return { href, kind: record.kind, title: marked(record.title), trail: trail.map(marked) };
}

/** The address of a record. */
function addressOf(index: SearchIndex, { page, id }: IndexedRecord): string {
  return hrefOf(index.pages[page]?.slug ?? "") + (id ? `#${id}` : "");
}

/** The number of the first record of a record's page. */
function firstOf(index: SearchIndex, number: number): number {
  let at = number;
  for (let above = index.records[at]?.parent; above !== undefined; above = index.records[at]?.parent) at = above;
  return at;
}

/** Titles of pages that are written most like a query that found nothing. */
export function nearestTitles(index: SearchIndex, text: string): string[] {
  const titles = index.records.filter(({ parent }) => parent === undefined).map(({ title }) => title);
  // An operation may be called like the guide that tells of it.
  const different = [...new Set(titles)];
  return nearestPages(
    text,
    different.map((title) => ({ slug: title, title })),
    4,
  ).map(({ title }) => title);
}
