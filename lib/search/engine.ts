import type { Section } from "@/lib/routing/section";
import { site } from "@/lib/site/config";
import { once } from "./once";
import { recordAt } from "./own-address";
import type { SearchIndex } from "./packed";
import { type Matches, Places } from "./places";
import { otherwise, type Query, rawKey, readQuery, sectionNamed, type Term } from "./query";
import { Ranking } from "./rank";
import { readingOf } from "./reading";
import { Synonyms } from "./synonyms";
import { type Found, Vocabulary } from "./vocabulary";
import { weights } from "./weights";
import { stem } from "./words";

/** Where a reader searches: the section that counts a little more, and the only one shown, if any. */
export type Scope = { near?: Section | undefined; only?: Section | undefined };

export type Hit = { record: number; score: number };

export type Answer = {
  /** Best first. */
  hits: Hit[];
  /** The words of the site that the query was taken to mean: what is to be marked. */
  words: ReadonlySet<string>;
};

/** What has been looked up for one wording of a query is not looked up again for the next. */
type Known = { found: Map<string, Found[]>; matches: Map<Found[], Matches> };

/** A query is said otherwise in at most so many ways; a pasted text in none. */
const mostVariants = 8;
const longestVaried = 9;

/** So many records are ranked: those below say too little to come near the top. Of another wording, fewer do. */
const mostRanked = { first: 300, again: 100 };

/** What says too little is shown where nothing says enough: so many, at most. */
const fewest = 4;
const lowest = Number.NEGATIVE_INFINITY;

/** Every page is about it. */
const product = stem(site.name.toLowerCase());

/** Nobody types more of a name than this to see it completed. */
const longestBeginning = 80;

/** Finds records in an index. */
export class SearchEngine {
  readonly index: SearchIndex;
  private readonly places: Places;
  private readonly ranking: Ranking;
  private readonly vocabulary: Vocabulary;
  private readonly synonyms: Synonyms;
  /** Names, to find those that begin as typed: to look at all takes a tenth of a millisecond, to sort them first, ten. */
  private readonly called = once(() => this.places.called().map(([name, record]) => [rawKey(name), record] as const));
  private readonly operations: number[];

  constructor(index: SearchIndex, synonyms: readonly (readonly string[])[]) {
    this.index = index;
    this.places = new Places(index);
    this.ranking = new Ranking(index, this.places);
    this.synonyms = new Synonyms(synonyms);
    this.vocabulary = new Vocabulary(this.places.words, () => this.spelled());
    this.operations = index.records.flatMap(({ kind, parent }, at) =>
      kind === "Operation" && parent === undefined ? [at] : [],
    );
  }

  /** What people who misspell may have meant. */
  private spelled(): string[] {
    return [...this.places.called().map(([name]) => name), ...this.index.pages.flatMap(({ keywords }) => keywords)];
  }

  /** The records that answer a query, best first. */
  search(text: string, { near, only }: Scope = {}): Answer {
    const query = readQuery(text);
    const scores = new Map<number, number>();
    const words = new Set<string>();
    const known: Known = { found: new Map(), matches: new Map() };
    this.rank(query, scores, words, known);
    for (const said of this.variantsOf(query)) this.rank(otherwise(query, said), scores, words, known);
    const own = recordAt(query.raw, this.index);
    if (own !== undefined) raise(scores, own, weights.ownAddress);
    const enough = this.hitsOf(scores, weights.least, { near, only });
    // Something near beats nothing.
    const hits = enough.length > 0 ? enough : this.hitsOf(scores, lowest, { near, only }).slice(0, fewest);
    return { hits, words };
  }

  /** The records of a scope whose score is no less than one, best first. */
  private hitsOf(scores: ReadonlyMap<number, number>, least: number, { near, only }: Scope): Hit[] {
    const hits: Hit[] = [];
    for (const [record, score] of scores) {
      const section = this.index.pages[this.index.records[record]?.page ?? 0]?.section;
      if (score < least || (only && section !== only)) continue;
      hits.push({ record, score: score + (near && section === near ? weights.near : 0) });
    }
    return hits.sort((a, b) => b.score - a.score || a.record - b.record);
  }

  /** A query said otherwise: with synonyms, and with words taken apart that are known apart. */
  private variantsOf(query: Query): Term[][] {
    const { terms, signs, raw } = query;
    // An identifier is no word of a language.
    const isSign = signs.length > 0 && signs.length === raw.split(" ").length;
    if (isSign || terms.length > longestVaried) return [];
    const parted = terms.flatMap(({ written }, at) => {
      const parts = this.vocabulary.split(written);
      if (!parts) return [];
      const said = parts.map((part) => ({ stem: stem(part), written: part, isLast: false }));
      return [[...terms.slice(0, at), ...said, ...terms.slice(at + 1)]];
    });
    const right = { said: query.said.map(this.asSynonym), terms: query.terms.map(this.asSynonym) };
    const isNew = query.terms.some(
      (term, at) => term !== right.terms[at] && this.vocabulary.lookUp(term.written, term.stem, false).length === 0,
    );
    return [...this.synonyms.variantsOf(right, mostVariants), ...(isNew ? [right.terms] : []), ...parted];
  }

  /** A word that the site doesn't say, put right if it is like one of the synonyms. */
  private readonly asSynonym = (term: Term): Term =>
    this.vocabulary.has(term.stem) || this.vocabulary.has(term.written)
      ? term
      : (this.synonyms.nearestTo(term.written) ?? term);

  /** Raises the scores of the records that have words of a query, and adds the words that it was taken to mean. */
  private rank(query: Query, scores: Map<number, number>, words: Set<string>, known: Known): void {
    const reading = readingOf(query, this.vocabulary, this.synonyms, known.found);
    for (const { word } of [...reading.terms, ...reading.wholes].flat()) words.add(word);
    const matchesOf = (found: Found[]) => {
      const matches = known.matches.get(found) ?? this.places.matchesOf(found);
      known.matches.set(found, matches);
      return matches;
    };
    const matches = reading.terms.map(matchesOf);
    const wholes = reading.wholes.map(matchesOf);
    const sections = query.terms.map((term) => sectionNamed(term.stem));
    const wording = { query, matches, wholes, rarity: this.raritiesOf(query, matches), sections };
    for (const record of this.candidates(query, matches, wholes)) {
      const score = this.ranking.score(record, wording);
      const weighed = query.fresh ? score * weights.variantShare + weights.variant : score;
      raise(scores, record, weighed);
      // An identifier is explained where it stands in a list, and around the list.
      const parent = this.index.records[record]?.parent;
      const isNamed = weighed > weights.exact && query.signs.length > 0;
      if (isNamed && parent !== undefined) raise(scores, parent, weights.holdsExact);
    }
  }

  /** The records worth ranking. */
  private candidates(query: Query, matches: readonly Matches[], wholes: readonly Matches[]): Iterable<number> {
    // What has none of the words that another wording brings has been judged by the first.
    const own = query.fresh ? matches.filter((_, at) => query.fresh?.has(query.terms[at]?.stem ?? "")) : matches;
    const found = new Set(best([...own, ...wholes], mostRanked[query.fresh ? "again" : "first"]));
    for (const { keyword } of own) {
      for (let page = 0; page < keyword.length; page++) if (keyword[page]) found.add(this.ranking.rootOf(page));
    }
    if (query.request) for (const record of this.operations) found.add(record);
    const isBeginning = !query.fresh && query.raw.length > 1 && query.raw.length < longestBeginning;
    for (const [name, record] of isBeginning ? this.called() : []) if (name.startsWith(query.raw)) found.add(record);
    return found;
  }

  /** A word that few records say tells more, and the product's name, beside others, hardly anything. */
  private raritiesOf({ terms, signs }: Query, matches: readonly Matches[]): number[] {
    return matches.map(({ records }, at) => {
      const isProduct = terms.length > 1 && terms[at]?.stem === product && signs.length === 0;
      return Math.log(1 + this.index.records.length / (1 + records.length)) * (isProduct ? weights.product : 1);
    });
  }
}

function raise(scores: Map<number, number>, record: number, score: number): void {
  if (score > (scores.get(record) ?? Number.NEGATIVE_INFINITY)) scores.set(record, score);
}

/** The records that say the most of some words by themselves. */
function best(matches: readonly Matches[], most: number): number[] {
  const sums = new Map<number, number>();
  for (const { records, own } of matches) {
    // The fewer say a word, the more it tells.
    const rarity = 1 / Math.log(2 + records.length);
    for (const record of records) sums.set(record, (sums.get(record) ?? 0) + (own[record] ?? 0) * rarity);
  }
  if (sums.size <= most) return [...sums.keys()];
  return [...sums]
    .sort((a, b) => b[1] - a[1])
    .slice(0, most)
    .map(([record]) => record);
}
