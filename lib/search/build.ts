import { createHash } from "node:crypto";
import { slugOf } from "@/lib/routing/slug";
import type { SearchIndex } from "./packed";
import { postingsOf } from "./postings";
import { type KnownNames, recordsOf, type SearchedPage } from "./records";

/** `texts`: the text of each record. */
export type BuiltSearch = { index: SearchIndex; texts: string[] };

/** Builds the index of a site, and the texts that results quote. */
export function buildSearch(pages: readonly SearchedPage[], known: KnownNames): BuiltSearch {
  const records = recordsOf(pages, known);
  const postings = postingsOf(records);
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
