import { distanceOf, forgivenIn } from "./distance";

/** How a word of the site was found for a word of the query: as it is, as one that begins so, or as a slip of the pen. */
export type Found = { word: string; weight: number; isSlip: boolean };

/** All words of the site: without their endings, and, of those that names are made of, as they are written. */
export class Vocabulary {
  private readonly sorted: readonly string[];
  private readonly all: ReadonlySet<string>;
  private readonly spellings = new Map<number, [spelling: string, word: string][]>();

  /** `written` leads from spellings to words. */
  constructor(words: ReadonlySet<string>, written: ReadonlyMap<string, string>) {
    this.all = words;
    this.sorted = [...words].sort();
    for (const word of words) this.addSpelling(word, word);
    for (const [spelling, word] of written) if (!words.has(spelling)) this.addSpelling(spelling, word);
  }

  private addSpelling(spelling: string, word: string): void {
    const known = this.spellings.get(spelling.length);
    if (known) known.push([spelling, word]);
    else this.spellings.set(spelling.length, [[spelling, word]]);
  }

  has(word: string): boolean {
    return this.all.has(word);
  }

  /**
   * The words of the site that a word of the query may mean. `written` is the word as typed, `stem` without its ending.
   * Slips are looked for only where there is no such word, so that a word spelled right never brings its neighbours.
   */
  lookUp(written: string, stem: string, isLast: boolean): Found[] {
    const found: Found[] = [];
    for (const word of new Set([stem, written])) if (this.has(word)) found.push({ word, weight: 1, isSlip: false });
    const isKnown = found.length > 0;
    for (const word of this.beginningWith(written.length < stem.length ? written : stem)) {
      // What is still being typed means its continuations as much as itself; a finished word hardly.
      const share = stem.length / word.length;
      if (!found.some((known) => known.word === word)) {
        found.push({ word, weight: (isLast ? 0.55 + 0.35 * share : 0.7 * share) * (isKnown ? 0.6 : 1), isSlip: false });
      }
    }
    return isKnown ? found : [...found, ...this.slips(written, stem, found)];
  }

  private slips(written: string, stem: string, found: readonly Found[]): Found[] {
    const limit = forgivenIn(written);
    if (limit === 0) return [];
    const slips = new Map<string, Found>();
    for (let length = stem.length - limit; length <= written.length + limit; length++) {
      for (const [spelling, word] of this.spellings.get(length) ?? []) {
        if (spelling.length < 3 || found.some((known) => known.word === word)) continue;
        let distance = distanceOf(written, spelling, limit);
        if (distance > limit && stem !== written) distance = distanceOf(stem, spelling, limit);
        if (distance > limit) continue;
        const weight = (distance === 1 ? 0.6 : 0.4) * (spelling[0] === written[0] ? 1 : 0.7);
        if ((slips.get(word)?.weight ?? 0) < weight) slips.set(word, { word, weight, isSlip: true });
      }
    }
    return [...slips.values()];
  }

  private *beginningWith(start: string): Generator<string> {
    if (start.length < 2) return;
    let [low, high] = [0, this.sorted.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.sorted[middle] ?? "") < start) low = middle + 1;
      else high = middle;
    }
    for (let at = low; this.sorted[at]?.startsWith(start); at++) yield this.sorted[at] as string;
  }
}
