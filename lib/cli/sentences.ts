import { type Document, isScalar, isSeq, type LineCounter, visit } from "yaml";

/** A text of the description, and the line of the file on which it begins. */
export type DescribedText = { text: string; line: number };

/** The fields whose values are sentences, and the exit codes, which name their cures; what a program prints is its own. */
const fields = /^(?:title|summary|description|cause|cure|text|after|type|default|\d+)$/;

/** The texts of a description that pages show, in Markdown; one that an alias repeats, once. What heads a section is a heading. */
export function listSentences(document: Document, lines: LineCounter): DescribedText[] {
  const found: DescribedText[] = [];
  const add = (node: unknown, isHeading: boolean) => {
    if (!isScalar(node) || !node.range) return;
    // A block begins on the line after its sign.
    const isBlock = node.type === "BLOCK_LITERAL" || node.type === "BLOCK_FOLDED";
    const text = isHeading ? `## ${node.value}` : String(node.value);
    found.push({ text, line: lines.linePos(node.range[0]).line + (isBlock ? 1 : 0) });
  };
  visit(document, {
    Map(_, metadata) {
      const value = metadata.get("value", true);
      if (metadata.get("name") === "default") add(value, false);
      if (metadata.get("name") === "groups" && isSeq(value)) for (const group of value.items) add(group, true);
    },
    Pair(_, { key, value }) {
      if (isScalar(key) && fields.test(String(key.value))) add(value, key.value === "title");
    },
  });
  return found;
}
