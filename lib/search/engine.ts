import type { Section } from "@/lib/routing/section";
import { WordIndex } from "./flexsearch";
import type { Kind } from "./kinds";
import type { IndexedRecord, SearchIndex } from "./packed";
import { isIdentifier, type Query, rawKey, readQuery, type Term, wordKeys } from "./query";
import { Synonyms } from "./synonyms";
import { type Found, Vocabulary } from "./vocabulary";
import { isTelling, stem, tokensOf } from "./words";

/** Where a reader searches: the section that counts a little more, and the only one shown, if any. */
export type Scope = { near?: Section | undefined; only?: Section | undefined };

export type Hit = { record: number; score: number };

export type Answer = {
  /** Best first. */
  hits: Hit[];
  /** The words of the site that the query was taken to mean: what is to be marked. */
  words: ReadonlySet<string>;
};

/** How much a word counts by where it is found. */
const weights = { title: 10, alias: 7, keyword: 4, above: 5, strong: 3, weak: 1.2 };

/** The stages are absolute: whatever is in one comes before everything in the next. */
const stages = { exact: 6000, start: 5000, keyword: 4000, all: 3000, slips: 2000, some: 1000 };

/** What is meant more often than another by the same words. */
const priors: Partial<Record<Kind, number>> = {
  Command: 0.5,
  Operation: -1.5,
  Argument: -1.5,
  Field: -3,
  Message: -3,
  Scope: -1,
  "Exit code": -1.5,
};

const synonymWeight = 0.75;
const mostVariants = 6;

/** Other words for what was typed come after the words themselves, by a stage. */
const variantPenalty = 1000;

/** Sections that lead elsewhere. */
const asides = new Set(["see also", "related pages"]);

type Names = {
  /** Whether the title is an identifier: it is then what is written, letter by letter. */
  isSign: boolean;
  isPlainField: boolean;
  raws: string[];
  all: string[];
  telling: string[];
  title: readonly string[];
  alias: readonly string[];
  /** What its writer says that it is looked for by, and the words of its id. */
  keywords: { raws: string[]; all: string[]; words: readonly string[] };
};

type Match = { score: number; isSlip: boolean; isName: boolean };
type Matches = ReadonlyMap<number, Match>;

/** Finds records in an index. */
export class SearchEngine {
  readonly index: SearchIndex;
  private readonly names: Names[];
  private readonly inNames = new WordIndex();
  private readonly inStrong = new WordIndex();
  private readonly inWeak = new WordIndex();
  private readonly vocabulary: Vocabulary;
  private readonly synonyms: Synonyms;

  constructor(index: SearchIndex, synonyms: readonly (readonly string[])[]) {
    this.index = index;
    this.synonyms = new Synonyms(synonyms);
    this.names = index.records.map((record) => namesOf(record, index.pages[record.page]?.keywords ?? []));
    const strong: string[][] = index.records.map(() => []);
    const weak: string[][] = index.records.map(() => []);
    for (const [at, word] of index.words.entries()) {
      for (const record of index.postings[at]?.strong ?? []) strong[record]?.push(word);
      for (const record of index.postings[at]?.weak ?? []) weak[record]?.push(word);
    }
    const all = new Set(index.words);
    for (const [record, { title, alias, keywords }] of this.names.entries()) {
      const words = new Set([...title, ...alias, ...keywords.words]);
      for (const word of words) all.add(word);
      this.inNames.add(record, [...words]);
      this.inStrong.add(record, strong[record] ?? []);
      this.inWeak.add(record, weak[record] ?? []);
    }
    this.vocabulary = new Vocabulary(all, this.spellings());
  }

  private spellings(): Map<string, string> {
    const spellings = new Map<string, string>();
    for (const { raws, keywords } of this.names) {
      for (const text of [...raws, ...keywords.raws]) {
        for (const spelling of text.match(/\p{L}+/gu) ?? []) spellings.set(spelling, stem(spelling));
      }
    }
    return spellings;
  }

  /** The records that answer a query, best first. */
  search(text: string, { near, only }: Scope = {}): Answer {
    const query = readQuery(text);
    const best = new Map<number, number>();
    const words = new Set<string>();
    const put = (record: number, score: number) => best.set(record, Math.max(best.get(record) ?? 0, score));
    this.rank(query, query.terms, words, put);
    const otherWords = new Set(query.terms.flatMap((term) => this.synonyms.ofWord(term.stem)));
    for (const terms of this.synonyms.variantsOf(query, mostVariants)) {
      const said = terms.map(({ written }) => written).join(" ");
      const variant = { ...query, raw: said, keys: { all: said, telling: said, written: said }, signs: [], wholes: [] };
      for (const { stem: word } of terms) if (!query.terms.some((term) => term.stem === word)) otherWords.add(word);
      this.rank(variant, terms, words, (record, score) => put(record, score - variantPenalty));
    }
    this.promoteSections(best, otherWords);
    const hits: Hit[] = [];
    for (const [record, score] of best) {
      const section = this.index.pages[this.index.records[record]?.page ?? 0]?.section;
      if (only && section !== only) continue;
      hits.push({ record, score: score + (near && section === near ? 8 : 0) });
    }
    hits.sort((a, b) => b.score - a.score || a.record - b.record);
    return { hits, words };
  }

  /**
   * Where a page's keyword is what was typed, and the title of one of its sections says it in other words that the
   * page's own title does not have, that section is meant: "avatar" is "Set a photo".
   */
  private promoteSections(best: Map<number, number>, otherWords: ReadonlySet<string>): void {
    for (const [page, score] of best) {
      if (score < stages.keyword || score >= stages.start || this.parentOf(page) !== undefined) continue;
      const { page: own } = this.index.records[page] as IndexedRecord;
      const says = (record: number) => this.names[record]?.title.filter((word) => otherWords.has(word)).length ?? 0;
      if (says(page) > 0) continue;
      let [section, most] = [-1, 0];
      for (let record = page + 1; this.index.records[record]?.page === own; record++) {
        const share = says(record) / (this.names[record]?.title.length ?? 1);
        if (share > most) [section, most] = [record, share];
      }
      if (section >= 0) best.set(section, Math.max(best.get(section) ?? 0, score + 1));
    }
  }

  private rank(
    query: Query,
    terms: readonly Term[],
    words: Set<string>,
    put: (record: number, score: number) => void,
  ): void {
    const found = terms.map((term) => this.lookUp(term));
    const wholes = query.wholes.filter((whole) => this.vocabulary.has(whole));
    for (const { word } of found.flat()) words.add(word);
    for (const whole of wholes) words.add(whole);
    const matches = found.map((each) => this.matchesOf(each));
    const wholeMatches = wholes.map((whole) => this.matchesOf([{ word: whole, weight: 1, isSlip: false }]));
    const rarity = matches.map(({ size }) => Math.log(1 + this.names.length / (1 + size)));
    const candidates = new Set([...matches, ...wholeMatches].flatMap((each) => [...each.keys()]));
    if (query.raw.length > 1) {
      for (const [record, { raws }] of this.names.entries()) {
        if (raws.some((raw) => raw.startsWith(query.raw))) candidates.add(record);
      }
    }
    for (const record of candidates) put(record, this.score(record, query, matches, wholeMatches, rarity));
  }

  private lookUp(term: Term): Found[] {
    const found = this.vocabulary.lookUp(term.written, term.stem, term.isLast);
    for (const word of this.synonyms.ofWord(term.stem)) {
      if (!found.some((known) => known.word === word) && this.vocabulary.has(word)) {
        found.push({ word, weight: synonymWeight, isSlip: false });
      }
    }
    return found;
  }

  /** For each record that has one of the words: how much that counts. */
  private matchesOf(found: readonly Found[]): Matches {
    const best = new Map<number, Match>();
    const put = (record: number, score: number, isSlip: boolean, isName: boolean) => {
      const known = best.get(record);
      if (!known || known.score < score) best.set(record, { score, isSlip, isName });
    };
    for (const { word, weight, isSlip } of found) {
      for (const record of this.inNames.find(word)) {
        const { title, alias } = this.names[record] as Names;
        const isTitle = title.includes(word);
        const isName = isTitle || alias.includes(word);
        put(record, weight * (isTitle ? weights.title : isName ? weights.alias : weights.keyword), isSlip, isName);
      }
      for (const record of this.inStrong.find(word)) put(record, weight * weights.strong, isSlip, false);
      for (const record of this.inWeak.find(word)) put(record, weight * weights.weak, isSlip, false);
    }
    return best;
  }

  private score(
    record: number,
    query: Query,
    matches: readonly Matches[],
    wholeMatches: readonly Matches[],
    rarity: readonly number[],
  ): number {
    const own = this.index.records[record] as IndexedRecord;
    const names = this.names[record] as Names;
    let [total, reached, possible, named, titled, slips] = [0, 0, 0, 0, 0, 0];
    for (const [at, each] of matches.entries()) {
      const weight = rarity[at] ?? 0;
      possible += weight;
      const match = this.matchOf(record, each);
      if (!match) continue;
      total += match.score * weight;
      reached += weight;
      if (match.isSlip) slips++;
      if (match.isName) named++;
      if (match.isName) titled += weight * Math.min(1, match.score / weights.title);
    }
    const whole = wholeMatches.reduce((sum, each) => sum + (each.get(record)?.score ?? 0), 0);
    const coverage = possible > 0 ? reached / possible : 0;
    const isPage = own.parent === undefined;
    // Of two names that hold the words, the one that says less besides is meant.
    const brevity = Math.min(1, named / Math.max(names.title.length, 1));
    const slug = this.index.pages[own.page]?.slug ?? "";
    const hasOwnAddress = isPage || own.id !== this.index.records[own.parent ?? 0]?.id;
    const value =
      (total / Math.max(possible, 1)) * coverage +
      (titled / Math.max(possible, 1)) * 5 +
      brevity * 4 +
      whole * 0.5 +
      (isPage ? 2 : 0) +
      (query.signs.some((sign) => names.raws.includes(sign)) ? 8 : 0) +
      (priors[own.kind] ?? 0) -
      (hasOwnAddress ? 0 : 2) -
      (asides.has(names.raws[0] ?? "") ? 6 : 0) -
      slug.split("/").length * 0.3;
    return (
      this.stageOf(query, names, isPage, coverage, slips > 0, matches.length) +
      Math.max(0, Math.min(900, 100 + value * 10))
    );
  }

  private stageOf(
    query: Query,
    names: Names,
    isPage: boolean,
    coverage: number,
    hasSlip: boolean,
    count: number,
  ): number {
    const { all, telling } = query.keys;
    const exact = (at: number, bonus: number) => stages.exact + bonus + (at === 0 ? 30 : 0) + (isPage ? 60 : 0);
    const raw = names.raws.indexOf(query.raw);
    // Fields are often called like everyday words.
    if (names.isPlainField) return coverage > 0.999 && !hasSlip ? stages.all : stages.some;
    if (raw >= 0) return exact(raw, 60);
    const strict = names.all.indexOf(names.isSign ? query.keys.written : all);
    if (all && strict >= 0) return exact(strict, 30);
    const loose = names.telling.indexOf(telling);
    if (telling && loose >= 0 && !names.isSign) return exact(loose, 0);
    const begins = names.raws.some((name) => name.startsWith(query.raw));
    if (query.raw && begins) return stages.start + (isPage ? 60 : 0);
    if (names.keywords.all.includes(all)) return stages.keyword;
    // Of a long question not every word need be there.
    if (count > 3) return stages.some + 1000 * coverage ** 2 + (coverage > 0.999 && !hasSlip ? 300 : 0);
    if (coverage > 0.999) return hasSlip ? stages.slips : stages.all;
    return stages.some;
  }

  /** A word counts for a record if the record has it, or, less, if it stands under what has it. */
  private matchOf(record: number, matches: Matches): Match | undefined {
    const own = matches.get(record);
    if (own?.isName) return own;
    for (let above = this.parentOf(record); above !== undefined; above = this.parentOf(above)) {
      const match = matches.get(above);
      if (!match?.isName) continue;
      const inherited = (match.score / weights.title) * weights.above;
      return own && own.score >= inherited ? own : { score: inherited, isSlip: match.isSlip, isName: false };
    }
    return own;
  }

  private parentOf(record: number): number | undefined {
    return this.index.records[record]?.parent;
  }
}

function namesOf({ title, names, kind, parent, id }: IndexedRecord, keywords: readonly string[]): Names {
  const all = [title, ...names];
  const keys = all.map(wordKeys);
  const wordsOf = (text: string) => tokensOf(text).flatMap(({ words }) => words.filter(isTelling));
  const isSign = isIdentifier(title);
  const own = parent === undefined ? keywords : [];
  return {
    raws: all.map(rawKey),
    isSign,
    isPlainField: kind === "Field" && !isSign,
    all: keys.map((key) => (isSign ? key.written : key.all)),
    telling: keys.map((key) => key.telling),
    title: wordsOf(title),
    alias: [...names.flatMap(wordsOf), ...(kind === "Guide" ? [] : wordsOf(kind))],
    keywords: {
      raws: own.map(rawKey),
      all: own.map((keyword) => wordKeys(keyword).all),
      words: [...own.flatMap(wordsOf), ...wordsOf(id)],
    },
  };
}
