import { contradictionsIn } from "./contradictions";
import { frontmatterIn } from "./frontmatter-text";
import { lineAt, placeOf } from "./place";
import type { PlacedFault, Problem } from "./problem";
import { proseOf } from "./prose";

/** What to do about a number that a pattern took for a fact's, and that is none. */
const otherNumber = "If it is another number, word it otherwise, or narrow the pattern in lib/facts/patterns.ts.";

/** Every typed number of a page that contradicts the fact it states. One that agrees may stand. */
export function checkTypedFacts({ file, source }: { file: string; source: string }): Problem[] {
  const prose = proseOf(source);
  const bare = barePlaces(source);
  return contradictionsIn(prose).map(({ offset, number, what, truth, element }) => {
    const isBare = bare.some(({ from, to }) => from <= offset && offset < to);
    const cure = `Write ${isBare ? truth : element} instead of ${number}. ${otherNumber}`;
    return { file, ...placeOf(prose, offset), what, cure };
  });
}

/** The same of a text in which no element can stand: what is true is written out. */
export function writtenNumbers(text: string): PlacedFault[] {
  return contradictionsIn(proseOf(text)).map(({ offset, number, what, truth }) => ({
    line: lineAt(text, offset),
    what,
    cure: `Write ${truth} instead of ${number}. ${otherNumber}`,
  }));
}

/** Where an element would be published as it is typed, or lost: frontmatter, attributes, what a picture shows. */
function barePlaces(source: string): { from: number; to: number }[] {
  const { whole = "" } = frontmatterIn(source) ?? {};
  const places = [...source.matchAll(/<[A-Za-z][^<>]*>|!\[[^\]\n]*\](?:\([^()\n]*\))?/g)];
  return [
    { from: 0, to: whole.length },
    ...places.map(({ 0: text, index }) => ({ from: index, to: index + text.length })),
  ];
}
