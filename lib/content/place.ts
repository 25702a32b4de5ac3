/** The line, from 1, on which the character at `offset` of a text stands. */
export function lineAt(text: string, offset: number): number {
  return text.slice(0, offset).split("\n").length;
}

/** The line and the column of a place in a text, both from 1. */
export function placeOf(text: string, offset: number): { line: number; column: number } {
  return { line: lineAt(text, offset), column: offset - text.slice(0, offset).lastIndexOf("\n") };
}
