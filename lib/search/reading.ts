import type { Query } from "./query";
import type { Synonyms } from "./synonyms";
import type { Found, Vocabulary } from "./vocabulary";
import { weights } from "./weights";
import { isParticle, stem } from "./words";

/** The words of the site that a query may mean. */
export type Reading = {
  /** For each of its terms. */
  terms: Found[][];
  /** For each of its words that were written without spaces. */
  wholes: Found[][];
};

/** Looks up the words of a query. Those that are `known` have been looked up for another wording of it. */
export function readingOf(
  query: Query,
  vocabulary: Vocabulary,
  synonyms: Synonyms,
  known: Map<string, Found[]>,
): Reading {
  const terms = query.terms.map((term) => {
    const key = `${term.written} ${term.stem} ${term.isLast}`;
    const before = known.get(key);
    if (before) return before;
    const found = vocabulary.lookUp(term.written, term.stem, term.isLast);
    // What is typed as it stands means itself.
    const others = query.signs.includes(query.raw)
      ? []
      : synonyms.ofWord(term.stem).filter((word) => vocabulary.has(word));
    // What is known as another word is no slip.
    const kept = others.length > 0 ? found.filter(({ isSlip }) => !isSlip) : found;
    const read = [...kept, ...others.map((word) => ({ word, weight: weights.synonym, isSlip: false }))];
    known.set(key, read);
    return read;
  });
  const wholes = query.wholes.map((whole) =>
    vocabulary.has(whole) ? [{ word: whole, weight: 1, isSlip: false }] : vocabulary.slips(whole, whole),
  );
  return { terms: joined(terms, query, vocabulary), wholes };
}

/**
 * What is written apart may be known as one word: "web hook". Where a small word is its second part, the first no
 * longer means what it means alone: "log in" is no log.
 */
function joined(terms: readonly Found[][], query: Query, vocabulary: Vocabulary): Found[][] {
  const found = [...terms];
  for (const [at, first] of query.said.slice(0, -1).entries()) {
    const second = query.said[at + 1];
    if (!second) continue;
    const together = first.written + second.written;
    const word = [stem(together), together].find((each) => vocabulary.has(each));
    if (!word) continue;
    const share = isParticle(second.stem) ? weights.withoutParticle : 1;
    for (const part of [first, second]) {
      const number = query.terms.findIndex((term) => term.stem === part.stem);
      const alone = found[number]?.map((each) => ({ ...each, weight: each.weight * share }));
      if (alone) found[number] = [...alone, { word, weight: 1, isSlip: false }];
    }
  }
  return found;
}
