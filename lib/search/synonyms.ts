import type { Query, Term } from "./query";
import { tokensOf } from "./words";

/** What words mean by the list of synonyms: for a phrase, the others of its lines, each as stems. */
export class Synonyms {
  private readonly meanings = new Map<string, string[][]>();

  constructor(groups: readonly (readonly string[])[]) {
    for (const group of groups) {
      const phrases = group.map(stemsOf);
      for (const phrase of phrases) {
        const key = phrase.join(" ");
        this.meanings.set(key, [...(this.meanings.get(key) ?? []), ...phrases.filter((other) => other !== phrase)]);
      }
    }
  }

  /** Single words that mean the same as a single word. */
  ofWord(stem: string): string[] {
    return (this.meanings.get(stem) ?? []).flatMap((phrase) => (phrase.length === 1 ? phrase : []));
  }

  /** The query said otherwise: where a phrase has a meaning of more or fewer words. At most `most` ways. */
  variantsOf({ terms }: Query, most: number): Term[][] {
    const variants: Term[][] = [];
    for (let length = Math.min(3, terms.length); length > 0; length--) {
      for (let start = 0; start + length <= terms.length; start++) {
        const phrase = terms.slice(start, start + length).map(({ stem }) => stem);
        for (const other of this.meanings.get(phrase.join(" ")) ?? []) {
          if (length === 1 && other.length === 1) continue;
          const said = other.map((stem) => ({ stem, written: stem, isLast: false }));
          variants.push([...terms.slice(0, start), ...said, ...terms.slice(start + length)]);
        }
      }
    }
    return variants.slice(0, most);
  }
}

const stemsOf = (phrase: string) =>
  tokensOf(phrase).flatMap(({ words }) => (words.length > 1 ? words.slice(0, -1) : words));
