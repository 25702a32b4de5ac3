import { isScalar, parseDocument, visit } from "yaml";
import type { Problem } from "@/lib/content/problem";
import { checkTerms } from "@/lib/content/terms";
import { writtenNumbers } from "@/lib/content/typed-facts";

/** The fields whose values are sentences, and the exit codes, which name their cures; what a program prints is its own. */
const fields = /^(?:title|summary|description|cause|cure|text|after|\d+)$/;

/**
 * The sentences of a description (YAML), each in its line, with nothing else between the lines' ends.
 * @example sentencesIn('name: log\nsummary: "Write an entry."') // '\n"Write an entry.";'
 */
export function sentencesIn(source: string): string {
  const lineEnds = (from: number, to?: number) => source.slice(from, to).replace(/[^\n]/g, "");
  let [sentences, end] = ["", 0];
  visit(parseDocument(source), {
    Pair(_, { key, value }) {
      if (!isScalar(key) || !fields.test(String(key.value)) || !isScalar(value) || !value.range) return;
      const [from, to] = value.range;
      // What begins the next one does not go on with this one.
      sentences += `${lineEnds(end, from)}${source.slice(from, to)};`;
      end = to;
    },
  });
  return sentences + lineEnds(end);
}

/**
 * The words of a description that the site doesn't use, and its typed numbers that contradict a fact. Where a page shows
 * them they are not in its source; how they are marked up and worded is told there.
 */
export function checkCliTexts({ file, sentences }: { file: string; sentences: string }): Problem[] {
  const numbers = writtenNumbers(sentences).map((fault) => ({ file, ...fault }));
  return [...checkTerms({ file, source: sentences }), ...numbers];
}
