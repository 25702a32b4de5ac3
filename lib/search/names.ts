import type { IndexedRecord } from "./packed";
import { isIdentifier } from "./pasted";
import { messageKey, rawKey, wordKeys } from "./query";
import { tellingWords } from "./words";

/** How a record is called, for comparison with queries: its title first, then its other names. */
export type Names = {
  raws: string[];
  /** Of an identifier: as it is written, letter by letter; otherwise the stems of its words. */
  all: string[];
  telling: string[];
  /** Of messages, such as those of one cell, and the errors that a section shows: what each says, whatever its values. */
  messages: string[];
  /** Whether the title is an identifier. */
  isSign: boolean;
  /** Whether it is called like an everyday word, as fields often are. */
  isPlainField: boolean;
};

/** The words of names that say something. Every search looks them up, so they are taken from all names at once. */
export type NameWords = {
  title: readonly string[];
  /** The words of its other names, of what kind of thing it is, and of its id, which its writer may have chosen. */
  alias: readonly string[];
};

/** What a page's writer says that it is looked for by. */
export type Keywords = { raws: string[]; all: string[] };

/** How a record is called. */
export function namesOf({ title, names, kind }: IndexedRecord): Names {
  const called = [title, ...names];
  const keys = called.map(wordKeys);
  const isSign = isIdentifier(title);
  const said = kind === "Message" ? title.split(", or ") : names.filter((name) => name.startsWith("error: "));
  return {
    raws: called.map(rawKey),
    all: keys.map(({ all, written }) => (isSign ? written : all)),
    telling: keys.map(({ telling }) => telling),
    messages: said.map(messageKey),
    isSign,
    isPlainField: kind === "Field" && !isSign,
  };
}

/** The words of a record's names. */
export function nameWordsOf({ title, names, kind, id }: IndexedRecord): NameWords {
  // An address is called by none of its words.
  const called = names.filter((name) => !name.includes("://"));
  const others = kind === "Guide" ? called : [...called, kind];
  // Most ids are made of the title, or of where a field stands, and say nothing more.
  const isOwn = id !== "" && kind !== "Field" && id.replaceAll("-", " ") !== title.toLowerCase();
  return { title: wordsOf(title), alias: (isOwn ? [...others, id] : others).flatMap(wordsOf) };
}

/** What a page is looked for by. */
export function keywordsOf(keywords: readonly string[]): Keywords {
  return { raws: keywords.map(rawKey), all: keywords.map((keyword) => wordKeys(keyword).all) };
}

/** Many fields and headings are called the same: each name is taken apart once. */
const known = new Map<string, readonly string[]>();

function wordsOf(name: string): readonly string[] {
  const words = known.get(name) ?? tellingWords(name);
  known.set(name, words);
  return words;
}
