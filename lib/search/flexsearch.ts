import type { Index as FlexIndex } from "flexsearch";
// The package's light build is 4 kB instead of 16 and has all that is used here; `exports` does not name it.
import light from "../../node_modules/flexsearch/dist/flexsearch.light.module.min.js";

/** FlexSearch over words that are ready: index and query have been taken apart by `words.ts`. */
export class WordIndex {
  private readonly index = new light.Index({
    tokenize: "strict",
    resolution: 1,
    encode: (words: string) => words.split(" "),
  }) as FlexIndex;

  add(record: number, words: readonly string[]): void {
    if (words.length > 0) this.index.add(record, words.join(" "));
  }

  /** The records that have a word. */
  find(word: string): number[] {
    return this.index.search(word, { limit: 1e6 }) as number[];
  }
}
