import { WordIndex } from "./flexsearch";
import { type Keywords, keywordsOf, type Names, type NameWords, namesOf, nameWordsOf } from "./names";
import type { SearchIndex } from "./packed";
import type { Found } from "./vocabulary";
import { weights } from "./weights";
import { tellingWords } from "./words";

/** For one word of a query: how much each record says of it. */
export type Matches = {
  /** By record: in its title or its other names; anywhere of its own; and whether that is by a slip of the pen. */
  name: Float32Array;
  own: Float32Array;
  isSlip: Uint8Array;
  /** By page: in its keywords; anywhere on it. */
  keyword: Float32Array;
  page: Float32Array;
  /** The records that say it themselves. */
  records: number[];
};

/** Where the words of an index stand. */
export class Places {
  private readonly index: SearchIndex;
  readonly nameWords: readonly NameWords[];
  /** All words that there are. */
  readonly words: ReadonlySet<string>;
  private readonly names: Names[] = [];
  private readonly keywords: Keywords[] = [];
  private readonly titles = new WordIndex();
  private readonly aliases = new WordIndex();
  private readonly pages = new WordIndex();
  private readonly strong = new WordIndex();
  private readonly weak = new WordIndex();
  /** The words that texts say, with their numbers, until they are looked for. */
  private readonly unread = new Map<string, number>();

  constructor(index: SearchIndex) {
    this.index = index;
    this.nameWords = index.records.map(nameWordsOf);
    const words = new Set(index.words);
    fill(this.titles, words, this.nameWords, ({ title }) => title);
    fill(this.aliases, words, this.nameWords, ({ alias }) => alias);
    fill(this.pages, words, index.pages, ({ keywords }) => keywords.flatMap(tellingWords));
    for (let at = 0; at < index.words.length; at++) this.unread.set(index.words[at] ?? "", at);
    this.words = words;
  }

  /** Lists what texts say a word, when it is looked for the first time. */
  private read(word: string): void {
    const at = this.unread.get(word);
    const posting = at === undefined ? undefined : this.index.postings.at(at);
    if (!posting) return;
    this.unread.delete(word);
    this.strong.set(word, posting.strong);
    this.weak.set(word, posting.weak);
  }

  /** How a record is called; few are ever asked for. */
  namesOf(record: number): Names | undefined {
    const found = this.index.records[record];
    if (found) this.names[record] ??= namesOf(found);
    return this.names[record];
  }

  /** What a page is looked for by. */
  keywordsOf(page: number): Keywords {
    this.keywords[page] ??= keywordsOf(this.index.pages[page]?.keywords ?? []);
    return this.keywords[page];
  }

  /** Everything that something is called by, with what is called so. */
  called(): (readonly [name: string, record: number])[] {
    return this.index.records.flatMap(({ title, names }, number) =>
      [title, ...names].map((name) => [name, number] as const),
    );
  }

  /** What each record says of any of these words. */
  matchesOf(found: readonly Found[]): Matches {
    const { records, pages } = this.index;
    const name = new Float32Array(records.length);
    const own = new Float32Array(records.length);
    const isSlip = new Uint8Array(records.length);
    const keyword = new Float32Array(pages.length);
    const page = new Float32Array(pages.length);
    const touched: number[] = [];
    const put = (record: number, weight: number, slip: boolean) => {
      const known = own[record] ?? 0;
      if (known >= weight) return;
      if (known === 0) touched.push(record);
      own[record] = weight;
      isSlip[record] = slip ? 1 : 0;
      raise(page, records[record]?.page ?? 0, weight);
    };
    for (const { word, weight, isSlip: slip } of found) {
      this.read(word);
      for (const record of this.titles.find(word)) {
        raise(name, record, weight);
        put(record, weight, slip);
      }
      for (const record of this.aliases.find(word)) {
        raise(name, record, weight * weights.alias);
        put(record, weight * weights.alias, slip);
      }
      for (const record of this.strong.find(word)) put(record, weight * weights.strong, slip);
      for (const record of this.weak.find(word)) put(record, weight * weights.weak, slip);
      for (const at of this.pages.find(word)) raise(keyword, at, weight);
    }
    return { name, own, isSlip, keyword, page, records: touched };
  }
}

function raise(values: Float32Array, at: number, value: number): void {
  if ((values[at] ?? 0) < value) values[at] = value;
}

/** Lists, by word, the numbers of what says it. */
function fill<Said>(
  index: WordIndex,
  words: Set<string>,
  all: readonly Said[],
  wordsOf: (said: Said) => readonly string[],
): void {
  for (let number = 0; number < all.length; number++) {
    for (const word of wordsOf(all[number] as Said)) {
      index.add(word, number);
      words.add(word);
    }
  }
}
