import { toString as textOf } from "hast-util-to-string";
import { edge, literal, withEscapes } from "./literal.mjs";

/** Elements that stand in a line of text. */
const inline = new Set("a abbr br code del em img ins kbd small span strong sub sup".split(" "));

/** Elements whose text is typed or returned, not read: no rule about words applies to it. */
export const quoted = new Set(["code", "pre", "kbd"]);

/** What a reader sees of two of these, one inside the other, is told by its letters alone. */
const emphasis = new Set(["em", "strong", "del"]);

/**
 * The texts of a block, each from one block inside it to the next, whatever elements a sentence has: what is code or
 * escaped in it is literal (`literal.mjs`), and each line of the source begins on one of its own.
 * @param {import("hast").Nodes} parent
 * @param {string} source the whole page
 * @returns {{ text: string; line: number | undefined }[]}
 */
export function runsIn(parent, source) {
  if (!("children" in parent) || isInline(parent)) return [];
  /** @type {{ text: string; line: number | undefined }[]} */
  const runs = [];
  let isOpen = false;
  for (const child of parent.children) {
    const last = runs.at(-1);
    const line = child.position?.start.line;
    if (!isInline(child)) isOpen = false;
    else if (isOpen && last) last.text += `${lineBreaks(last, line)}${typedOf(child, source)}`;
    else {
      runs.push({ text: typedOf(child, source), line: line ?? parent.position?.start.line });
      isOpen = true;
    }
  }
  return runs.filter(({ text }) => text.trim() !== "");
}

/**
 * The ends of line that a run lacks before what begins on a line: those within code, or within an address.
 * @param {{ text: string; line: number | undefined }} run @param {number | undefined} line
 */
function lineBreaks({ text, line: first }, line) {
  const lacking = line === undefined || first === undefined ? 0 : line - first - (text.split("\n").length - 1);
  return "\n".repeat(Math.max(0, lacking));
}

/** @param {import("hast").Nodes} node */
function isInline(node) {
  if (node.type === "element") return inline.has(node.tagName);
  return node.type === "text" || node.type === "mdxJsxTextElement" || node.type === "mdxTextExpression";
}

/** @param {import("hast").Nodes} node @param {string} source @returns {string} */
function typedOf(node, source) {
  if (node.type === "text") {
    const { start, end } = node.position ?? {};
    return withEscapes(node.value, source.slice(start?.offset ?? 0, end?.offset ?? 0));
  }
  const name = node.type === "element" ? node.tagName : "name" in node ? (node.name ?? "") : "";
  if (name === "img") return edge;
  if (quoted.has(name)) return literal(name === "kbd" ? textOf(node) : `\`${textOf(node)}\``);
  const written = "children" in node ? node.children.map((child) => typedOf(child, source)).join("") : "";
  // A link whose text is an address was typed as one: its signs of emphasis are its own.
  const inside =
    name === "a" && /^(?:https?:\/\/|www\.|\S+@)\S+$/.test(written) ? written.replace(/[*_~]/g, literal) : written;
  return emphasis.has(name) ? `${edge}${inside}${edge}` : inside;
}
