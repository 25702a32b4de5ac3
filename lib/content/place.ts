/** The line, from 1, on which the character at `offset` of a text stands. */
export function lineAt(text: string, offset: number): number {
  return text.slice(0, offset).split("\n").length;
}

/** The text of a line, from 1; empty where there is none. */
export function lineText(text: string, line: number): string {
  return text.split("\n")[line - 1] ?? "";
}

/** The line on which a text stands for the nth time in a source; `undefined` where it does not. */
export function lineOfNth(source: string, text: string, occurrence: number): number | undefined {
  let at = -1;
  for (let seen = 0; seen < occurrence; seen += 1) {
    at = source.indexOf(text, at + 1);
    if (at < 0) return undefined;
  }
  return lineAt(source, at);
}

/** The line and the column of a place in a text, both from 1. */
export function placeOf(text: string, offset: number): { line: number; column: number } {
  return { line: lineAt(text, offset), column: offset - text.slice(0, offset).lastIndexOf("\n") };
}
