import { visit } from "unist-util-visit";
import { report, reportAt } from "./report.mjs";
import { calloutKinds } from "./words.mjs";

/** What a callout can be called, and how one is written. */
export const calloutNames = [...calloutKinds.keys()];
export const calloutCure = "Write > [!NOTE] on a line of its own, and > before each line of the text after it.";

/**
 * Turns GitHub's `> [!NOTE]` into a callout. An unknown kind is reported, not shown as a quotation.
 */
export default function remarkAlerts() {
  /** @param {import("mdast").Root} tree @param {import("vfile").VFile} file */
  return (tree, file) => {
    visit(tree, "blockquote", (node, index, parent) => {
      const first = node.children[0];
      const text = first?.type === "paragraph" ? first.children[0] : undefined;
      if (first?.type === "paragraph") reportQuotedNote(file, node, first.children);
      reportSlipped(file, node);
      if (first?.type !== "paragraph" || text?.type !== "text" || !parent || index === undefined) return;
      const match = /^\[!([A-Za-z]+)\][ \t]*(?:\n|$)/.exec(text.value);
      // Code or a link may follow on its line: check-markdown tells it, as of a text.
      const isAlone = match?.[0].endsWith("\n") || (first.children[1]?.type ?? "break") === "break";
      if (!match || !isAlone) return;
      const kind = calloutKinds.get(match[1]?.toUpperCase() ?? "");
      if (!kind) {
        report(file, node, `Unknown callout "${match[0].trim()}".`, `Write one of: ${calloutNames.join(", ")}.`);
        return;
      }
      text.value = text.value.slice(match[0].length);
      if (first.position) begin(text, first, lineAfter(String(file), first.position.start));
      if (text.value === "") first.children.shift();
      if (first.children[0]?.type === "break") first.children.shift();
      if (first.children.length === 0) node.children.shift();
      parent.children[index] = /** @type {import("mdast-util-mdx-jsx").MdxJsxFlowElement} */ ({
        type: "mdxJsxFlowElement",
        name: "Callout",
        attributes: [{ type: "mdxJsxAttribute", name: "type", value: kind }],
        children: node.children,
        position: node.position,
      });
    });
  };
}

/**
 * Reports a line that a callout or a quotation takes in, since nothing stands between, and it has no sign of its own.
 * Source: CommonMark, "laziness".
 * @param {import("vfile").VFile} file @param {import("mdast").Blockquote} quotation
 */
function reportSlipped(file, { position }) {
  if (!position) return;
  const { start, end } = position;
  const after = String(file).split("\n").slice(start.line, end.line);
  const at = after.findIndex((line) => !/^\s*>/.test(line));
  if (at < 0) return;
  const cure = "Write > before it, or leave an empty line before it.";
  reportAt(file, start.line + at + 1, "This line belongs to the callout or the quotation above it.", cure);
}

/**
 * Reports a quotation that begins as a callout does elsewhere, "> **Note:** text", and none that begins with such a word
 * in bold: a label ends with a colon, or with its line.
 * @param {import("vfile").VFile} file @param {import("mdast").Blockquote} quotation
 * @param {readonly import("mdast").PhrasingContent[]} parts
 */
function reportQuotedNote(file, quotation, [first, next]) {
  const text = first?.type === "strong" ? first.children[0] : undefined;
  const [word = "", kind = ""] = (text?.type === "text" && /^([a-z]+?)s?:?$/i.exec(text.value.trim())) || [];
  const name = kind.toUpperCase();
  const ends = next === undefined || next.type === "break" || (next.type === "text" && /^\s*(?::|\n)/.test(next.value));
  if (!calloutKinds.has(name) || !(word.endsWith(":") || ends)) return;
  const cure = `Write > [!${name}] on a line of its own, and > before each line of the text after it.`;
  report(file, quotation, `A callout is published as a quotation that begins with "${word}".`, cure);
}

/**
 * Lets what a callout says begin where its writer began it.
 * @param {import("mdast").Text} text @param {import("mdast").Paragraph} paragraph @param {import("unist").Point} start
 */
function begin(text, paragraph, start) {
  for (const node of [text, paragraph]) if (node.position) node.position = { ...node.position, start };
}

/**
 * Where the text of the next line of a quotation begins.
 * @param {string} source @param {import("unist").Point} point
 */
function lineAfter(source, { line, offset = 0 }) {
  const end = source.indexOf("\n", offset) + 1;
  const [sign = ""] = /^[ \t>]*/.exec(source.slice(end)) ?? [];
  return { line: line + 1, column: sign.length + 1, offset: end + sign.length };
}
