import { lineAt, lineOfNth } from "@/lib/content/place";
import type { Problem } from "@/lib/content/problem";

export const synonymsFile = "content/synonyms.ts";

/**
 * Every line of synonyms that is no list of two words or more: the file is TypeScript, but nothing looks at its types
 * before a build. Two lines without a comma between them are to TypeScript one value, and none that the search can read.
 */
export function checkSynonyms(lines: readonly unknown[], source: string): Problem[] {
  const commaless = [...source.matchAll(/\](?:\s|\/\/.*)*(?=\[)/g)].map(({ 0: found, index }) => ({
    file: synonymsFile,
    line: lineAt(source, index + found.length),
    what: "There is no comma between this line of synonyms and the one before.",
    cure: "Put a comma after the bracket that ends the other.",
  }));
  const others = commaless.length > 0 ? lines.filter(Array.isArray) : lines;
  const wrong = others.filter((line) => !isLine(line));
  return [
    ...commaless,
    ...wrong.map((line) => ({
      file: synonymsFile,
      line: Array.isArray(line) ? lineOfNth(source, asWritten(line), 1) : undefined,
      what: `A line of synonyms is not two words or more: ${JSON.stringify(line)?.slice(0, 60)}.`,
      cure: 'Write what readers say and what the site says: ["cv", "resume"].',
    })),
  ];
}

function isLine(line: unknown): boolean {
  const isWord = (word: unknown) => typeof word === "string" && /^[^,]*[^\s,][^,]*$/.test(word);
  return Array.isArray(line) && line.length > 1 && Array.from(line).every(isWord);
}

/** A list as it is written on a line. */
const asWritten = (list: readonly unknown[]) => `[${list.map((word) => JSON.stringify(word)).join(", ")}]`;
