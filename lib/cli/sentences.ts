import { type Document, isPair, isScalar } from "yaml";
import { findPart } from "@/lib/content/yaml-nodes";

/** The fields whose values are sentences, and the exit codes, which name their cures; what a program prints is its own. */
const fields = /^(?:title|summary|description|cause|cure|text|after|\d+)$/;

/**
 * The sentences of a description, each in its line of the source, with nothing else between the lines' ends: of
 * `name: log\nsummary: "Write an entry."`, they are `\n"Write an entry.";`.
 */
export function sentencesIn(document: Document, source: string): string {
  const lineEnds = (from: number, to?: number) => source.slice(from, to).replace(/[^\n]/g, "");
  let [sentences, end] = ["", 0];
  findPart(document, (pair) => {
    if (!isPair(pair) || !isScalar(pair.key) || !fields.test(String(pair.key.value))) return undefined;
    if (!isScalar(pair.value) || !pair.value.range) return undefined;
    const [from, to] = pair.value.range;
    // What begins the next one does not go on with this one.
    sentences += `${lineEnds(end, from)}${source.slice(from, to)};`;
    end = to;
    return undefined;
  });
  return sentences + lineEnds(end);
}
