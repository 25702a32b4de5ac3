// The package's light build is 4 kB instead of 16 and has all that is used here; `exports` does not name it.
import { Index } from "../../node_modules/flexsearch/dist/flexsearch.light.module.min.js";

/**
 * FlexSearch over words that are ready: index and query have been taken apart by `words.ts`. What the build has
 * listed by word goes into FlexSearch's map as it is, as its own import does: adding it record by record takes
 * ten times as long.
 */
export class WordIndex {
  private readonly index = new Index({
    tokenize: "strict",
    resolution: 1,
    encode: (words: string) => words.split(" "),
  }) as Index & { map: Map<string, number[][]> };

  /** The records of one more word. */
  set(word: string, records: number[]): void {
    if (records.length > 0) this.index.map.set(word, [records]);
  }

  /** One more record of a word; those of a word come in their order. */
  add(word: string, record: number): void {
    const known = this.index.map.get(word)?.[0];
    if (!known) this.index.map.set(word, [[record]]);
    else if (known[known.length - 1] !== record) known.push(record);
  }

  /** The records that have a word. */
  find(word: string): number[] {
    return this.index.map.has(word) ? (this.index.search(word, { limit: 1e6 }) as number[]) : [];
  }
}
