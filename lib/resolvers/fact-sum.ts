import { factAt } from "@/lib/facts/fact-at";
import { type Resolver, UnresolvedError } from "./resolver";

/**
 * `<FactSum of="profileCompletion.headline, profileCompletion.summary" />`: what the named numbers make together. A
 * path that leads to several numbers stands for all of them, so that a sum said on a page follows its parts.
 */
export const factSum: Resolver = {
  attributes: { of: true },
  resolve({ of = "" }) {
    const paths = of.split(",").map((path) => path.trim());
    const total = paths.reduce((sum, path) => sum + numbersUnder(path), 0);
    const [first, other] = new Set(paths.map((path) => path.split(".")[0]));
    if (other !== undefined) {
      const what = `Numbers of "${first}" and of "${other}" make no sum.`;
      throw new UnresolvedError(what, "Add up what is counted alike: numbers of one group in lib/facts/facts.ts.");
    }
    return total.toLocaleString("en-US");
  },
};

function numbersUnder(path: string): number {
  const value = factAt(path);
  const numbers = value === undefined ? [] : leavesOf(value);
  if (numbers.length > 0 && numbers.every((leaf) => typeof leaf === "number")) {
    return numbers.reduce((sum, number) => sum + number, 0);
  }
  throw new UnresolvedError(
    `"${path}" is no number among the facts, and no group of numbers.`,
    "Write paths of numbers in lib/facts/facts.ts, with commas between them.",
  );
}

function leavesOf(value: unknown): unknown[] {
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(leavesOf) : [value];
}
