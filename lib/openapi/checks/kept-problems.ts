import type { Problem } from "@/lib/content/problem";
import { keep, keyOf, readKept } from "@/lib/files/cache";
import { readText } from "@/lib/files/text";

/** What Redocly's lint is to look for. */
export const lintRules = "redocly.yaml";

/** What is wrong with the API's description as it is on disk, where that is known: to find out takes too long for a page. */
export function readApiProblems(): Problem[] | undefined {
  return readKept(key());
}

/** Keeps what is wrong with the API's description for the pages of the preview. */
export function keepApiProblems(problems: readonly Problem[]): void {
  keep(key(), problems);
}

/** What a description is held to beside: of everything that is kept, the name holds itself, our facts, and most of our code. */
export const heldBeside = [
  lintRules,
  "content/voice.ts",
  "content/hosts.ts",
  "content/names.ts",
  "lib/search/words.ts",
  "lib/source/product-names.ts",
];

const key = () => keyOf("problems of the API", ...heldBeside.map(readText));
