import type { JsonNode } from "../document/json-source";

/** How a language writes values. */
export type Dialect = {
  string: (text: string) => string;
  key: (name: string) => string;
  words: Record<"true" | "false" | "null", string>;
  /** What stands inside the braces of an object on one line. */
  padding: string;
  indent: string;
};

const width = 80;

/**
 * A JSON value as a literal of a language, over several lines where it is long. `margin` is what stands before the line.
 * @example printLiteral(array, javascript, "  ") // "['performance', 'exports']"
 */
function printLiteral(node: JsonNode, dialect: Dialect, margin: string): string {
  const inline = printInline(node, dialect);
  const members = node.kind === "object" ? node.entries.length : node.kind === "array" ? node.items.length : 0;
  if (members === 0 || margin.length + inline.length <= width) return inline;
  return printLines(node, dialect, margin);
}

/** An object or array with one member on each line, however short. */
export function printLines(node: JsonNode, dialect: Dialect, margin: string): string {
  const inner = margin + dialect.indent;
  const line = (text: string) => `${inner}${text},\n`;
  if (node.kind === "object" && node.entries.length > 0) {
    const lines = node.entries.map(([name, value]) =>
      line(`${dialect.key(name)}: ${printLiteral(value, dialect, inner)}`),
    );
    return `{\n${lines.join("")}${margin}}`;
  }
  if (node.kind === "array" && node.items.length > 0) {
    return `[\n${node.items.map((item) => line(printLiteral(item, dialect, inner))).join("")}${margin}]`;
  }
  return printInline(node, dialect);
}

function printInline(node: JsonNode, dialect: Dialect): string {
  switch (node.kind) {
    case "object": {
      const entries = node.entries.map(([name, value]) => `${dialect.key(name)}: ${printInline(value, dialect)}`);
      return entries.length === 0 ? "{}" : `{${dialect.padding}${entries.join(", ")}${dialect.padding}}`;
    }
    case "array":
      return `[${node.items.map((item) => printInline(item, dialect)).join(", ")}]`;
    case "string":
      return dialect.string(node.value);
    case "number":
      return node.text;
    case "word":
      return dialect.words[node.word];
  }
}
