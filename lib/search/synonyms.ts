import { distanceOf, forgivenIn } from "./distance";
import type { Query, Term } from "./query";
import { isDistinct, stem, wordsOf } from "./words";

const longestPhrase = 5;

/** A phrase, as stems, and all those of its line. */
type Meaning = { phrase: string[]; line: string[][] };

/** What words mean by the list of synonyms: for a phrase, the others of its lines. */
export class Synonyms {
  private readonly meanings = new Map<string, Meaning[]>();
  /** The words as they are written. */
  private readonly written: ReadonlySet<string>;

  constructor(groups: readonly (readonly string[])[]) {
    this.written = new Set(groups.flat().join(" ").split(" "));
    for (const group of groups) {
      const line = group.map((phrase) => wordsOf(phrase).stems);
      for (const phrase of line) {
        // "log out of all devices" is also said without its small words.
        const short = phrase.filter(isDistinct);
        for (const key of new Set([phrase.join(" "), ...(short.length > 1 ? [short.join(" ")] : [])])) {
          const known = this.meanings.get(key);
          if (known) known.push({ phrase, line });
          else this.meanings.set(key, [{ phrase, line }]);
        }
      }
    }
  }

  /** What a phrase means in other words. */
  private othersOf(key: string): string[][] {
    return (this.meanings.get(key) ?? []).flatMap(({ phrase, line }) => line.filter((other) => other !== phrase));
  }

  /** Single words that mean the same as a single word. */
  ofWord(stem: string): string[] {
    return this.othersOf(stem).flatMap((phrase) => (phrase.length === 1 ? phrase : []));
  }

  /** The word of the list that a word with a slip may be, where the site itself need not say it: "timezoen". */
  nearestTo(slip: string): Term | undefined {
    // What stands in the list is no slip for its neighbor: "bug" is not "big".
    if (forgivenIn(slip) === 0 || this.written.has(slip)) return undefined;
    const word = [...this.written].find((each) => distanceOf(slip, each, 1) <= 1);
    return word === undefined ? undefined : { stem: stem(word), written: word, isLast: false };
  }

  /**
   * A query said otherwise, where a phrase has a meaning of more or fewer words. A phrase may also have words between
   * its own that say nothing: "close my account". At most `most` ways, those with the longest phrases first.
   */
  variantsOf({ said, terms }: Pick<Query, "said" | "terms">, most: number): Term[][] {
    const distinct = said.filter(({ stem }) => isDistinct(stem));
    const variants = [terms, distinct, said].flatMap((words, at, all) =>
      all.findIndex(({ length }) => length === words.length) === at ? this.variants(words) : [],
    );
    const keys = variants.map((variant) => variant.map(({ stem }) => stem).join(" "));
    return variants.filter((_, at) => keys.indexOf(keys[at] ?? "") === at).slice(0, most);
  }

  private variants(terms: readonly Term[]): Term[][] {
    const variants: Term[][] = [];
    for (let length = Math.min(longestPhrase, terms.length); length > 0; length--) {
      for (let start = 0; start + length <= terms.length; start++) {
        const phrase = terms.slice(start, start + length).map(({ stem }) => stem);
        for (const other of this.othersOf(phrase.join(" "))) {
          if (length === 1 && other.length === 1) continue;
          const said = other.map((stem) => ({ stem, written: stem, isLast: false }));
          variants.push([...terms.slice(0, start), ...said, ...terms.slice(start + length)]);
        }
      }
    }
    return variants;
  }
}
