import type { IndexedRecord } from "./packed";
import { isIdentifier } from "./pasted";
import { rawKey, wordKeys } from "./query";
import { tellingWords } from "./words";

/** How a record is called, for comparison with queries: its title first, then its other names. */
export type Names = {
  raws: string[];
  /** Of an identifier: as it is written, letter by letter; otherwise the stems of its words. */
  all: string[];
  telling: string[];
  /** The words of the title that say something. */
  title: readonly string[];
  /** The words of its other names, of what kind of thing it is, and of its id, which its writer may have chosen. */
  alias: readonly string[];
  /** Whether the title is an identifier. */
  isSign: boolean;
  /** Whether it is called like an everyday word, as fields often are. */
  isPlainField: boolean;
};

/** What a page's writer says that it is looked for by. */
export type Keywords = { raws: string[]; all: string[]; words: readonly string[] };

/** How a record is called. */
export function namesOf({ title, names, kind, id }: IndexedRecord): Names {
  const called = [title, ...names];
  const keys = called.map(wordKeys);
  const isSign = isIdentifier(title);
  return {
    raws: called.map(rawKey),
    all: keys.map(({ all, written }) => (isSign ? written : all)),
    telling: keys.map(({ telling }) => telling),
    title: keys[0]?.words ?? [],
    alias: [
      ...keys.slice(1).flatMap(({ words }) => words),
      ...(kind === "Guide" ? [] : [kind]).flatMap(tellingWords),
      ...tellingWords(id),
    ],
    isSign,
    isPlainField: kind === "Field" && !isSign,
  };
}

/** What a page is looked for by. */
export function keywordsOf(keywords: readonly string[]): Keywords {
  const keys = keywords.map(wordKeys);
  return {
    raws: keywords.map(rawKey),
    all: keys.map(({ all }) => all),
    words: keys.flatMap(({ words }) => words),
  };
}
