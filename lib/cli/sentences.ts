import { type Document, isScalar, visit } from "yaml";

/** The fields whose values are sentences, and the exit codes, which name their cures; what a program prints is its own. */
const fields = /^(?:title|summary|description|cause|cure|text|after|\d+)$/;

/**
 * The sentences of a description, each in its line of the source, with nothing else between the lines' ends: of
 * `name: log\nsummary: "Write an entry."`, they are `\n"Write an entry.";`.
 */
export function sentencesIn(document: Document, source: string): string {
  const lineEnds = (from: number, to?: number) => source.slice(from, to).replace(/[^\n]/g, "");
  let [sentences, end] = ["", 0];
  visit(document, {
    Pair(_, { key, value }) {
      if (!isScalar(key) || !fields.test(String(key.value)) || !isScalar(value) || !value.range) return;
      const [from, to] = value.range;
      // What begins the next one does not go on with this one.
      sentences += `${lineEnds(end, from)}${closed(source.slice(from, to))};`;
      end = to;
    },
  });
  return sentences + lineEnds(end);
}

/** A text without a backtick that nothing closes, which would make code of what stands between those of the others. */
function closed(text: string): string {
  return text.split("`").length % 2 === 0 ? text.replace(/`([^`]*)$/, " $1") : text;
}
