import { factError } from "@/lib/facts/fact-at";
import { patterns } from "@/lib/facts/patterns";
import { factWords } from "@/lib/resolvers/fact";
import { placeOf } from "./place";
import type { Problem } from "./problem";
import { proseOf } from "./prose";

/** Every typed number of a page that contradicts the fact it states. One that agrees may stand. */
export function checkTypedFacts({ file, source }: { file: string; source: string }): Problem[] {
  const prose = proseOf(source);
  const problems = new Map<string, Problem>();
  for (const { path, truth, pattern } of compiled) {
    for (const found of prose.matchAll(pattern)) {
      const number = found.groups?.number ?? "";
      if (plain(number) === plain(truth)) continue;
      const offset = found.index + found[0].lastIndexOf(number);
      problems.set(`${path}:${offset}`, {
        file,
        ...placeOf(prose, offset),
        what: `"${found[0].replace(/\s+/g, " ")}" contradicts the fact ${path}, which is ${truth}.`,
        cure: `Write <Fact of="${path}" /> instead of ${number}.`,
      });
    }
  }
  return [...problems.values()];
}

const compiled = Object.entries(patterns).flatMap(([path, sentences]) => {
  const truth = factWords.get(path);
  if (truth === undefined) throw factError(path, truth);
  return sentences.map((sentence) => ({ path, truth, pattern: patternOf(sentence) }));
});

/** A sentence of `lib/facts/patterns.ts` as an expression; words in bold are words as well. */
function patternOf(sentence: string): RegExp {
  const text = sentence
    .replace(/ \| /g, "CELL")
    .replace(/ ?… ?/g, String.raw`\b[^\n\d]{0,60}?\b`)
    .replace(/ /g, "[ *]+")
    .replace("CELL", String.raw`\**[ \t]*\|[ \t]*`)
    .replace("#", String.raw`(?<number>\d+(?:,\d{3})*(?:\.\d+)?(?: ?[kMG]B)?)`);
  return new RegExp(String.raw`(?<![\w-])${text}`, "gi");
}

const plain = (number: string) => number.replace(/[,\s]/g, "");
