import { loadCli } from "@/lib/cli/load";
import type { Cli } from "@/lib/cli/types";
import { factError } from "@/lib/facts/fact-at";
import { patterns } from "@/lib/facts/patterns";
import { keptFor } from "@/lib/files/kept";
import type { ApiDocument } from "@/lib/openapi/document/read";
import { readSiteApi } from "@/lib/openapi/document/site-api";
import { at } from "@/lib/resolvers/api/document";
import { cliNumberAt } from "@/lib/resolvers/cli/limit";
import { factWords } from "@/lib/resolvers/fact";

/** A typed number that is not what a fact, the API, or a flag says, and the element that says it. */
export type Contradiction = { offset: number; number: string; what: string; truth: string; element: string };

/** Every typed number of a text that contradicts the fact it states. A document that can't be read has no limits. */
export function contradictionsIn(prose: string): Contradiction[] {
  const { document } = readSiteApi();
  const { cli } = loadCli();
  const truths = [...facts, ...(document ? limitsOf(document) : []), ...(cli ? flagsOf(cli) : [])];
  const told = new Map<string, Contradiction>();
  for (const { path, kind, truth, element, pattern } of truths) {
    for (const found of prose.matchAll(pattern)) {
      const number = found.groups?.number ?? "";
      if (amountOf(number) === amountOf(truth)) continue;
      const offset = found.index + found[0].lastIndexOf(number);
      const words = found[0].replace(/\s+/g, " ").trim();
      const what = `"${words}" contradicts the ${kind} ${path}, which is ${truth}.`;
      told.set(`${path}:${offset}`, { offset, number, what, truth, element });
    }
  }
  return [...told.values()];
}

type Truth = { path: string; kind: "fact" | "limit"; truth: string; element: string; pattern: RegExp };

const units: Readonly<Record<string, number>> = {
  ...{ kB: 1e3, MB: 1e6, GB: 1e9 },
  ...{ second: 1, minute: 60, hour: 3600, day: 86_400 },
};
const sizes = "kB|MB|GB";
const times = "(?:second|minute|hour|day)s?";

const isLimit = (path: string) => path.includes("/");
const isFlag = (path: string) => path.includes(" --");

const facts = truthsOf("fact", "Fact", (path) => {
  if (isLimit(path) || isFlag(path)) return;
  const words = factWords.get(path);
  if (words === undefined) throw factError(path, words);
  return words;
});

const limitsOf = keptFor((document: ApiDocument) =>
  truthsOf("limit", "ApiLimit", (path) => {
    const limit = isLimit(path) ? at(document, ...path.split("/"))?.value : undefined;
    return typeof limit === "number" ? limit.toLocaleString("en-US") : undefined;
  }),
);

const flagsOf = keptFor((cli: Cli) => truthsOf("limit", "CliLimit", (path) => cliNumberAt(cli, path)));

/** One for each sentence of the paths that have words. */
function truthsOf(kind: Truth["kind"], name: string, wordsOf: (path: string) => string | undefined): Truth[] {
  return Object.entries(patterns).flatMap(([path, sentences]) => {
    const truth = wordsOf(path);
    if (truth === undefined) return [];
    const element = `<${name} of="${path}" />`;
    return sentences.map((sentence) => ({ path, kind, truth, element, pattern: patternOf(sentence, truth) }));
  });
}

/** A number with its unit, in the least of such units: what is said in another one is the same all the same. */
function amountOf(number: string): number {
  const [, digits = "", unit = ""] = /^([\d.,]+) ?(\w*?)s?$/.exec(number) ?? [];
  return Number(digits.replaceAll(",", "")) * (units[unit] ?? 1);
}

/** A sentence of `lib/facts/patterns.ts` as an expression; words in bold are words as well. */
function patternOf(sentence: string, truth: string): RegExp {
  const unit = [sizes, times].find((of) => new RegExp(`(?:${of})$`).test(truth));
  // A count is no size: "more than 50 entries" says nothing of a file.
  const end = unit === undefined ? `(?!\\d|[.,]\\d| ?(?:${sizes})\\b)` : ` ?(?:${unit})\\b`;
  const text = sentence
    .replaceAll(",", String.raw`\**,`)
    .replaceAll(" | ", "CELL")
    .replaceAll(/ ?… ?/g, String.raw`\b(?:[^\n\d.!?]|[.!?](?!\s)){0,60}?\b`)
    .replaceAll(" ", "[ *]+")
    .replaceAll("CELL", String.raw`\**[ \t]*\|[ \t]*`)
    .replace("#", `(?<number>\\d+(?:,\\d{3})*(?:\\.\\d+)?${end})`);
  return new RegExp(String.raw`(?<![\w-])${text}`, "gi");
}
