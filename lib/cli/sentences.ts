import { type Document, isScalar, type LineCounter, visit } from "yaml";

/** A text of the description, and the line of the file on which it begins. */
export type DescribedText = { text: string; line: number };

/** The fields whose values are sentences, and the exit codes, which name their cures; what a program prints is its own. */
const fields = /^(?:title|summary|description|cause|cure|text|after|\d+)$/;

/** The texts of a description that pages show, in Markdown; one that an alias repeats, once. */
export function listSentences(document: Document, lines: LineCounter): DescribedText[] {
  const found: DescribedText[] = [];
  visit(document, {
    Pair(_, { key, value }) {
      if (!isScalar(key) || !fields.test(String(key.value)) || !isScalar(value) || !value.range) return;
      // A block begins on the line after its sign.
      const isBlock = value.type === "BLOCK_LITERAL" || value.type === "BLOCK_FOLDED";
      found.push({ text: String(value.value), line: lines.linePos(value.range[0]).line + (isBlock ? 1 : 0) });
    },
  });
  return found;
}
