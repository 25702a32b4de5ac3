import { lineAt } from "@/lib/content/place";
import type { LineFault } from "@/lib/content/problem";
import type { Json } from "../document/json";
import { readJson } from "../document/read-json";
import { listDuplicateKeys } from "../document/text";

/**
 * Reads JSON that a page shows, and tells what is wrong with it, each with its line. Text that is none has no value; of a
 * field that stands twice the last counts, as for most programs.
 */
export function readExample(text: string): { value: Json | undefined; faults: LineFault[] } {
  try {
    return { value: JSON.parse(text) as Json, faults: duplicatesIn(text) };
  } catch (error) {
    const { message } = error as Error;
    const at = /position (\d+)/.exec(message)?.[1];
    const line = at === undefined ? lineOfToken(text) : lineAt(text, Number(at));
    const what = `This is not valid JSON: ${message.replace(/((?: in JSON)? at position |, (?:\.{3})?").*$/s, "")}.`;
    const cure = "Mind quotes, commas, and brackets; JSON has no comments and no dots.";
    return { value: undefined, faults: [{ line, what, cure }] };
  }
}

/** JSON with comments (`jsonc`) without them; each character that stays keeps its place. */
export function withoutComments(text: string): string {
  const texts = /"(?:\\.|[^"\\])*"|\/\/.*|\/\*[\s\S]*?\*\//g;
  return text.replace(texts, (found) => (found.startsWith('"') ? found : found.replace(/\S/g, " ")));
}

/** `readJson` refuses names that stand twice, and nothing else of what is JSON; it is quicker than the search for them. */
function duplicatesIn(text: string): LineFault[] {
  if (readJson(text) !== undefined) return [];
  return listDuplicateKeys(text).map(({ name, line }) => ({
    line,
    what: `The field "${name}" stands twice in one object.`,
    cure: "Keep one of the two.",
  }));
}

/** An unexpected token is told without its place: the first line to have one is where it is, else the text breaks off. */
function lineOfToken(text: string): number {
  const lines = text.split("\n");
  const hasToken = (_: string, index: number) => {
    try {
      JSON.parse(lines.slice(0, index + 1).join("\n"));
    } catch (error) {
      return (error as Error).message.startsWith("Unexpected token");
    }
    return false;
  };
  return lines.findIndex(hasToken) + 1 || lines.length;
}
