import { lineAt } from "@/lib/content/place";

/** The file of the sidebars, and its text, to name lines. */
export type Source = { file: string; source: string };

/** The line on which a text stands for the nth time in a source; `undefined` where it does not. */
export function lineOfNth(source: string, text: string, occurrence: number): number | undefined {
  let at = -1;
  for (let seen = 0; seen < occurrence; seen += 1) {
    at = source.indexOf(text, at + 1);
    if (at < 0) return undefined;
  }
  return lineAt(source, at);
}
