import type { Pieces } from "./protocol";
import { tokensOf } from "./words";

/** A stretch of a text, end excluded. */
export type Stretch = { start: number; end: number };

/** Where a text says one of the words. */
export function marksIn(text: string, words: ReadonlySet<string>): Stretch[] {
  return tokensOf(text).filter((token) => token.words.some((word) => words.has(word)));
}

/**
 * A text in pieces, every second of which is marked.
 * @example piecesOf("Add a tag", [{ start: 6, end: 9 }]) // ["Add a ", "tag", ""]
 */
export function piecesOf(text: string, marks: readonly Stretch[]): Pieces {
  const pieces: Pieces = [];
  let last = 0;
  for (const { start, end } of marks) {
    pieces.push(text.slice(last, start), text.slice(start, end));
    last = end;
  }
  return [...pieces, text.slice(last)];
}
