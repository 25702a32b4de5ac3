import { lineOfPath, valueOfPath } from "@/lib/content/field-path";
import { ContentError } from "@/lib/content/problem";
import { readText } from "@/lib/files/text";
import { facts } from "./facts";

export const factsFile = "lib/facts/facts.ts";

/** A fact by its path, or a group of facts; `undefined` where there is none. */
export const factAt = (path: string): unknown => valueOfPath(facts, path);

/** A fact that the site counts with. @throws where it is gone, or no number */
export function factNumber(path: string): number {
  const value = factAt(path);
  if (typeof value === "number") return value;
  throw factError(path, value, "a number");
}

/** A fact that the site lists. @throws where it is gone, or no list */
export function factList(path: string): readonly string[] {
  const value = factAt(path);
  if (isTexts(value)) return value;
  throw factError(path, value, "a list of texts");
}

/** Whether a value is a list of texts. One with two commas in a row has a hole, which is none. */
export function isTexts(value: unknown): value is readonly string[] {
  return Array.isArray(value) && Array.from(value).every((text) => typeof text === "string");
}

/** Why a fact can't be told: it is gone, while the site names it, or it is something else than `form`. */
export function factError(path: string, value: unknown, form = "a number, a text, or a list of texts"): ContentError {
  const line = lineOfPath(readText(factsFile), path);
  const fault =
    value === undefined
      ? {
          what: `There is no fact "${path}", which the site needs.`,
          cure: `Write it. To give it up, search lib/ for "${path}", and take out what names it.`,
        }
      : { what: `The fact "${path}" is ${JSON.stringify(value)}, not ${form}.`, cure: `Write ${form}.` };
  return new ContentError([{ file: factsFile, line, ...fault }]);
}
