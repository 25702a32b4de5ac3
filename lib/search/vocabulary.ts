import { distanceOf, forgivenIn, lettersOf, mayBeNear } from "./distance";
import { once } from "./once";
import { rawKey } from "./query";
import { weights } from "./weights";
import { letters, stem } from "./words";

/** How a word of the site was found for a word of the query: as it is, as one that begins so, or as a slip of the pen. */
export type Found = { word: string; weight: number; isSlip: boolean };

type Spelling = { spelling: string; word: string; letters: number };

/** A word begins with so many letters at least, and has so many continuations at most: one of thousands says nothing. */
const shortestBeginning = 2;
const mostContinuations = 300;

/** A name with its version: "oauth2". */
const version = new RegExp(String.raw`^([${letters}]{3,})\d+$`);

/** The shortest part of two words that were written as one. */
const shortestPart = 3;

/** All words of the site: without their endings, and, of those that names are made of, as they are written. */
export class Vocabulary {
  private readonly all: ReadonlySet<string>;
  private readonly written: () => ReadonlyMap<string, string>;
  private readonly spellings = once(() => spellingsOf(this.all, this.written()));

  /** `names` are needed when a word is met that is not known, and are not taken apart before. */
  constructor(words: ReadonlySet<string>, names: () => readonly string[]) {
    this.all = words;
    this.written = once(() => writtenIn(names()));
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
    // A version says little.
    const name = version.exec(written)?.[1];
    if (found.length === 0 && name && this.has(name))
      found.push({ word: name, weight: weights.withoutNumber, isSlip: false });
    const isKnown = found.length > 0;
    const start = written.length < stem.length ? written : stem;
    // A status is no beginning of a year.
    const isNumber = isKnown && /^\d+$/.test(start);
    const isBeginning = !isNumber && start.length >= (isLast || !isKnown ? shortestBeginning : shortestPart);
    for (const word of isBeginning ? this.startingWith(start) : []) {
      // What is still being typed means its continuations as much as itself; a finished word hardly.
      const share = stem.length / word.length;
      if (word !== stem && word !== written) {
        found.push({
          word,
          weight:
            (isLast ? weights.lastStart + weights.lastShare * share : weights.startShare * share) *
            (isKnown ? weights.knownStart : 1),
          isSlip: false,
        });
      }
    }
    return isKnown ? found : [...found, ...this.slips(written, stem, found)];
  }

  private startingWith(start: string): string[] {
    const found: string[] = [];
    for (const word of this.all) if (word.startsWith(start) && found.push(word) === mostContinuations) break;
    return found;
  }

  /**
   * A word that is not known, as two that are, or as a number and its unit.
   * @example split("coverletter") // ["cover", "letter"]
   * @example split("10mb") // ["10", "mb"]
   */
  split(written: string): [string, string] | undefined {
    const [, number, unit] = /^(\d+)([a-z]+)$/.exec(written) ?? [];
    if (number && unit) return this.has(written) ? undefined : [number, unit];
    if (written.length < 2 * shortestPart || this.written().has(written)) return undefined;
    for (let at = written.length - shortestPart; at >= shortestPart; at--) {
      const [first, second] = [written.slice(0, at), written.slice(at)];
      if (this.written().has(first) && this.written().has(second)) return [first, second];
    }
    return undefined;
  }

  /** The words that differ from a word by few letters, apart from those that are found already. */
  slips(written: string, stem: string, found: readonly Found[] = []): Found[] {
    const limit = forgivenIn(written);
    if (limit === 0) return [];
    const slips = new Map<string, Found>();
    const letters = lettersOf(written);
    for (let length = stem.length - limit; length <= written.length + limit; length++) {
      for (const { spelling, word, letters: others } of this.spellings().get(length) ?? []) {
        // The stem may have lost a letter or two that the word has.
        if (spelling.length < 3 || !mayBeNear(letters, others, limit + 1)) continue;
        if (found.some((known) => known.word === word)) continue;
        let distance = distanceOf(written, spelling, limit);
        if (distance > limit && stem !== written) distance = distanceOf(stem, spelling, limit);
        if (distance > limit) continue;
        const alike = distance === 1 ? weights.oneSlip : weights.twoSlips;
        const doubt = found.length > 0 ? weights.slipBesideStart : 1;
        const weight = alike * doubt * (spelling[0] === written[0] ? 1 : weights.otherFirstLetter);
        if ((slips.get(word)?.weight ?? 0) < weight) slips.set(word, { word, weight, isSlip: true });
      }
    }
    return [...slips.values()];
  }
}

/** How the words of names are written, with the words that they stand for. */
function writtenIn(names: readonly string[]): Map<string, string> {
  const written = new Map<string, string>();
  for (const name of names) {
    for (const spelling of rawKey(name).match(/\p{L}+/gu) ?? [])
      if (!written.has(spelling)) written.set(spelling, stem(spelling));
  }
  return written;
}

/** By length: spellings with the words that they stand for. */
function spellingsOf(words: ReadonlySet<string>, written: ReadonlyMap<string, string>): Map<number, Spelling[]> {
  const spellings = new Map<number, Spelling[]>();
  const add = (spelling: string, word: string) => {
    const known = spellings.get(spelling.length);
    const added = { spelling, word, letters: lettersOf(spelling) };
    if (known) known.push(added);
    else spellings.set(spelling.length, [added]);
  };
  for (const word of words) add(word, word);
  for (const [spelling, word] of written) if (!words.has(spelling)) add(spelling, word);
  return spellings;
}
