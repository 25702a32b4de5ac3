import { withoutMadeUp } from "./made-up";
import type { Posting } from "./packed";
import type { SearchRecord } from "./records";
import { tellingWords } from "./words";

/**
 * So many mentions of a word by a record are indexed at most; each is about a byte of what a search fetches first. Our
 * own pages have a third of it. A site that would have more is indexed by page, and of each page only what tells most:
 * its sections are then found by their titles.
 */
const mostMentions = 100_000;

/** How often a text must say a word for it to weigh. */
const often = 3;

/** How often the text of a record says each word. */
type Counts = ReadonlyMap<string, number>;

/** What the texts of records say, by word. */
export function postingsOf(records: readonly SearchRecord[], most: number = mostMentions): Map<string, Posting> {
  const bySection = records.map((record) => countsOf(record));
  if (sizeOf(bySection) <= most) return postingsBy(bySection);
  const byPage = pagesOf(records, bySection);
  if (sizeOf(byPage) <= most) return postingsBy(byPage);
  return postingsBy(mostTelling(byPage, Math.floor(most / byPage.filter(({ size }) => size > 0).length)));
}

const sizeOf = (counts: readonly Counts[]) => counts.reduce((sum, { size }) => sum + size, 0);

/** What a record says besides its names; what is typed or returned weighs as if it were said often. */
function countsOf({ title, id, names, terms, text }: SearchRecord): Counts {
  const counts = new Map<string, number>();
  for (const word of terms.map(withoutMadeUp).flatMap(tellingWords)) counts.set(word, often);
  for (const word of tellingWords(withoutMadeUp(text))) counts.set(word, (counts.get(word) ?? 0) + 1);
  // What its names say, its text need not say again.
  for (const word of [title, id, ...names].flatMap(tellingWords)) counts.delete(word);
  return counts;
}

/** The counts of each page, in the place of its own record; its sections have none. */
function pagesOf(records: readonly SearchRecord[], bySection: readonly Counts[]): Map<string, number>[] {
  const byPage = records.map(() => new Map<string, number>());
  let page = 0;
  for (const [number, { parent }] of records.entries()) {
    if (parent === undefined) page = number;
    const counts = byPage[page];
    for (const [word, count] of bySection[number] ?? []) counts?.set(word, (counts.get(word) ?? 0) + count);
  }
  return byPage;
}

/** Of each page, the words that it says more often than others do. */
function mostTelling(byPage: readonly Counts[], most: number): Counts[] {
  const pagesWith = new Map<string, number>();
  for (const counts of byPage) for (const word of counts.keys()) pagesWith.set(word, (pagesWith.get(word) ?? 0) + 1);
  const worth = ([word, count]: [string, number]) => count / Math.sqrt(pagesWith.get(word) ?? 1);
  return byPage.map((counts) => {
    const ranked = [...counts].sort((a, b) => worth(b) - worth(a));
    return new Map(ranked.slice(0, most));
  });
}

function postingsBy(all: readonly Counts[]): Map<string, Posting> {
  const postings = new Map<string, Posting>();
  for (const [number, counts] of all.entries()) {
    for (const [word, count] of counts) {
      const posting = postings.get(word) ?? { strong: [], weak: [] };
      postings.set(word, posting);
      (count >= often ? posting.strong : posting.weak).push(number);
    }
  }
  return postings;
}
