import { nearestWord } from "@/lib/content/nearest-word.mjs";
import { factError, isTexts } from "@/lib/facts/fact-at";
import { facts } from "@/lib/facts/facts";
import { type Resolver, UnresolvedError } from "./resolver";

/** `<Fact of="worklogEntry.title.max" />`: the fact's words, as `lib/facts/facts.ts` has them. */
export const fact: Resolver = {
  attributes: { of: true },
  resolve({ of = "" }) {
    const words = factWords.get(of);
    if (words !== undefined) return words;
    const near = nearestWord(of, factWords.keys());
    throw new UnresolvedError(
      `Unknown fact "${of}".`,
      near ? `Write of="${near}", or add the fact to lib/facts/facts.ts.` : "Add it to lib/facts/facts.ts.",
    );
  },
};

/** Every fact by its path, as it stands in a sentence. */
export const factWords: ReadonlyMap<string, string> = new Map(wordsIn(facts, ""));

function wordsIn(value: unknown, path: string): [string, string][] {
  if (typeof value === "number") return [[path, value.toLocaleString("en-US")]];
  if (typeof value === "string") return [[path, value]];
  if (isTexts(value)) return [[path, listed(value)]];
  if (typeof value !== "object" || value === null || Array.isArray(value)) throw factError(path, value);
  return Object.entries(value).flatMap(([name, inner]) => wordsIn(inner, path ? `${path}.${name}` : name));
}

/** @example listed(["PDF", "DOCX", "Markdown"]) // "PDF, DOCX, and Markdown" */
export function listed(words: readonly string[]): string {
  return new Intl.ListFormat("en-US").format(words);
}
