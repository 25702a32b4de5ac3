import { createHash } from "node:crypto";
import { slugOf } from "@/lib/routing/slug";
import type { SearchIndex } from "./packed";
import { type KnownNames, recordsOf, type SearchedPage, type SearchRecord } from "./records";
import { tellingWords } from "./words";

/** With more records than this, texts are indexed by page: an index by section would outgrow what a search may fetch. */
export const recordsBySection = 4000;

/** How often a text must say a word for it to weigh. */
const often = 3;

export type BuiltSearch = { index: SearchIndex /** The text of each record. */; texts: string[] };

/** Builds the index of a site, and the texts that results quote. */
export function buildSearch(pages: readonly SearchedPage[], known: KnownNames): BuiltSearch {
  const records = recordsOf(pages, known);
  const postings = postingsOf(records, records.length <= recordsBySection);
  const words = [...postings.keys()].sort();
  const texts = records.map(({ text }) => text);
  const index = {
    pages: pages.map(({ href, section, role, keywords }) => ({ slug: slugOf(href) ?? "", section, role, keywords })),
    records: records.map(({ text: _text, terms: _terms, ...record }) => record),
    words,
    postings: words.map((word) => postings.get(word) ?? { strong: [], weak: [] }),
  };
  const version = createHash("sha256")
    .update(JSON.stringify([index, texts]))
    .digest("hex")
    .slice(0, 12);
  return { index: { version, ...index }, texts };
}

function postingsOf(records: readonly SearchRecord[], isBySection: boolean) {
  const postings = new Map<string, { strong: number[]; weak: number[] }>();
  const owners = new Map<number, number>();
  for (const [number, record] of records.entries()) {
    if (!owners.has(record.page)) owners.set(record.page, number);
    const owner = isBySection ? number : (owners.get(record.page) ?? number);
    const counts = new Map<string, number>();
    for (const term of record.terms) for (const word of tellingWords(term)) counts.set(word, often);
    for (const word of tellingWords(record.text)) counts.set(word, (counts.get(word) ?? 0) + 1);
    // What its names say, its text need not say again.
    const named = new Set(isBySection ? [record.title, record.id, ...record.names].flatMap(tellingWords) : []);
    for (const [word, count] of counts) {
      if (named.has(word)) continue;
      const posting = postings.get(word) ?? { strong: [], weak: [] };
      postings.set(word, posting);
      const list = count >= often ? posting.strong : posting.weak;
      if (list.at(-1) !== owner) list.push(owner);
    }
  }
  if (!isBySection) {
    for (const posting of postings.values()) {
      const strong = new Set(posting.strong);
      posting.weak = posting.weak.filter((owner) => !strong.has(owner));
    }
  }
  return postings;
}
