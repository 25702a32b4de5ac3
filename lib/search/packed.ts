import { type Section, sections } from "@/lib/routing/section";
import { type Kind, kinds } from "./kinds";

/**
 * The index as it is published: columns of text, because what is alike compresses best beside each other, and so do the
 * columns: first what is said, then letters. Lines are joined by line breaks; a record's number is its line.
 */
export type PackedIndex = {
  /** A line for each page; its keywords are separated by tabs. */
  keywords: string;
  /** A line for each record; its other names are separated by tabs. */
  titles: string;
  names: string;
  ids: string;
  slugs: string;
  /** Every word of the texts, sorted, each without what it begins with in common with the one before. */
  words: string;
  /** A letter for each page's section, and one for what the page is for. */
  sections: string;
  roles: string;
  /** A letter for each record's kind, and one for how deep it stands: below the last one before it that is less deep. */
  kinds: string;
  depths: string;
  /** By word, the records that say it; see `packPostings`. */
  postings: string;
  version: string;
};

/** What a page is for, where that counts. */
export const roles = ["any", "explanation", "how-to", "sample"] as const;
export type Role = (typeof roles)[number];

/** Something that can be found: a page, a section of it, or what has a name of its own in it. */
export type IndexedRecord = {
  page: number;
  id: string;
  title: string;
  /** The record under which it stands; a page's own record stands under none. */
  parent: number | undefined;
  kind: Kind;
  /** Under what it is found as if it were its title. */
  names: string[];
};

/** The index as the engine uses it. */
export type SearchIndex = {
  version: string;
  pages: { slug: string; section: Section; role: Role; keywords: string[] }[];
  records: IndexedRecord[];
  words: string[];
  /** By word's number; of most words nobody ever asks. */
  postings: { at(word: number): Posting | undefined };
};

/** The records in whose text a word weighs, and those that merely say it. */
export type Posting = { strong: number[]; weak: number[] };

const firstLetter = 65;
const letter = (number: number) => String.fromCharCode(firstLetter + number);
const numberOf = (text: string, at: number) => text.charCodeAt(at) - firstLetter;

/** Packs an index for the way to the browser. Its records stand as they do on their pages, each page's own first. */
export function pack({ version, pages, records, words, postings }: SearchIndex): PackedIndex {
  return {
    keywords: pages.map(({ keywords }) => keywords.join("\t")).join("\n"),
    titles: records.map(({ title }) => title).join("\n"),
    names: records.map(({ names }) => names.join("\t")).join("\n"),
    ids: records.map(({ id, title }) => (id !== "" && id === headingIdOf(title) ? asTitle : id)).join("\n"),
    slugs: pages.map(({ slug }) => slug).join("\n"),
    words: words.map((word, at) => shortened(word, words[at - 1] ?? "")).join("\n"),
    sections: pages.map(({ section }) => letter(sections.indexOf(section))).join(""),
    roles: pages.map(({ role }) => letter(roles.indexOf(role))).join(""),
    kinds: records.map(({ kind }) => letter(kinds.indexOf(kind))).join(""),
    depths: depthsOf(records).map(letter).join(""),
    postings: words.map((_, at) => packPostings(postings.at(at) ?? { strong: [], weak: [] })).join(" "),
    version,
  };
}

/** The reverse of `pack`. */
export function unpack(packed: PackedIndex): SearchIndex {
  const lines = (text: string) => text.split("\n");
  const split = (line = "") => line.split("\t").filter(Boolean);
  const [ids, titles, names, keywords] = [packed.ids, packed.titles, packed.names, packed.keywords].map(lines);
  const pages = lines(packed.slugs).map((slug, at) => ({
    slug,
    section: sections[numberOf(packed.sections, at)] ?? "docs",
    role: roles[numberOf(packed.roles, at)] ?? "any",
    keywords: split(keywords?.[at]),
  }));
  const above: number[] = [];
  let page = -1;
  const records = [...packed.depths].map((_, number): IndexedRecord => {
    const depth = numberOf(packed.depths, number);
    if (depth === 0) page += 1;
    above[depth] = number;
    const title = titles?.[number] ?? "";
    return {
      page,
      id: ids?.[number] === asTitle ? headingIdOf(title) : (ids?.[number] ?? ""),
      title,
      parent: above[depth - 1],
      kind: kinds[numberOf(packed.kinds, number)] ?? "Guide",
      names: split(names?.[number]),
    };
  });
  let before = "";
  const words = lines(packed.words).map((line) => {
    before = before.slice(0, numberOf(line, 0)) + line.slice(1);
    return before;
  });
  // Unpacked when they are asked for: all of them would take 4 ms of a first search.
  const packedPostings = packed.postings.split(" ");
  const postings = { at: (word: number) => unpackPostings(packedPostings[word] ?? "") };
  return { version: packed.version, pages, records, words, postings };
}

/**
 * How many records each one stands under.
 * @throws when one does not follow the record it stands under, from which the browser tells where it belongs
 */
function depthsOf(records: readonly IndexedRecord[]): number[] {
  const depths: number[] = [];
  const above: number[] = [];
  for (const [number, { parent, title }] of records.entries()) {
    const depth = parent === undefined ? 0 : (depths[parent] ?? 0) + 1;
    if (above[depth - 1] !== parent) throw new Error(`The search's record "${title}" is not where its page has it.`);
    depths.push(depth);
    above[depth] = number;
  }
  return depths;
}

/** Stands for an id that follows from the title, as most do; no id begins so. */
const asTitle = "=";

/** The id that a heading gets, for the letters of English; any other id is written out. */
const headingIdOf = (title: string) =>
  title
    .toLowerCase()
    .replace(/[^a-z0-9 _-]/g, "")
    .replaceAll(" ", "-");

/** A word as the count of letters that it shares with the one before, as a letter, and the rest of it. */
function shortened(word: string, before: string): string {
  let same = 0;
  while (same < before.length && same < 50 && before[same] === word[same]) same++;
  return letter(same) + word.slice(same);
}

/*
 * Postings: the records that merely say a word, and, behind a dot, those in which it weighs; each as its distance from the
 * one before. Up to 61 that is a letter or a digit. The signs before it count further sixty-twos, without a zero. Brotli
 * tells letters from signs, and JSON lets all of them stand as they are.
 */
const digits = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";
const signs = "!#$%&'()*+,-/:;<=>?@[]^_`{|}~";
/** Each by its code: to look for it would take twice as long. */
const values: number[] = [];
for (const [value, character] of [...(digits + signs)].entries()) values[character.charCodeAt(0)] = value;

function packPostings({ strong, weak }: Posting): string {
  const packed = packNumbers(weak);
  return strong.length === 0 ? packed : `${packed}.${packNumbers(strong)}`;
}

function unpackPostings(packed: string): Posting {
  const [weak = "", strong = ""] = packed.split(".");
  return { strong: unpackNumbers(strong), weak: unpackNumbers(weak) };
}

function packNumbers(numbers: readonly number[]): string {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted.map((number, at) => packNumber(number - (sorted[at - 1] ?? -1) - 1)).join("");
}

function packNumber(number: number): string {
  let packed = digits.charAt(number % digits.length);
  for (let rest = Math.floor(number / digits.length); rest > 0; rest = Math.floor((rest - 1) / signs.length)) {
    packed = signs.charAt((rest - 1) % signs.length) + packed;
  }
  return packed;
}

function unpackNumbers(packed: string): number[] {
  const numbers: number[] = [];
  let last = -1;
  let more = 0;
  for (let at = 0; at < packed.length; at++) {
    const value = values[packed.charCodeAt(at)] ?? 0;
    if (value >= digits.length) {
      more = more * signs.length + value - digits.length + 1;
      continue;
    }
    last += more * digits.length + value + 1;
    numbers.push(last);
    more = 0;
  }
  return numbers;
}
