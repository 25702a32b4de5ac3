import { WordIndex } from "./flexsearch";
import { type Keywords, keywordsOf, type Names, namesOf } from "./names";
import type { SearchIndex } from "./packed";
import type { Found } from "./vocabulary";
import { weights } from "./weights";

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
  readonly names: readonly Names[];
  readonly keywords: readonly Keywords[];
  private readonly titles = new WordIndex();
  private readonly aliases = new WordIndex();
  private readonly pages = new WordIndex();
  private readonly strong = new WordIndex();
  private readonly weak = new WordIndex();

  constructor(index: SearchIndex) {
    this.index = index;
    this.names = index.records.map(namesOf);
    this.keywords = index.pages.map(({ keywords }) => keywordsOf(keywords));
    fill(this.titles, this.names, ({ title }) => title);
    fill(this.aliases, this.names, ({ alias }) => alias);
    fill(this.pages, this.keywords, ({ words }) => words);
    for (const [at, word] of index.words.entries()) {
      this.strong.set(word, index.postings[at]?.strong ?? []);
      this.weak.set(word, index.postings[at]?.weak ?? []);
    }
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
function fill<Said>(index: WordIndex, all: readonly Said[], wordsOf: (said: Said) => readonly string[]): void {
  const numbers = new Map<string, number[]>();
  for (const [number, said] of all.entries()) {
    for (const word of wordsOf(said)) {
      const known = numbers.get(word);
      if (!known) numbers.set(word, [number]);
      else if (known.at(-1) !== number) known.push(number);
    }
  }
  for (const [word, list] of numbers) index.set(word, list);
}
