import { SKIP, visit } from "unist-util-visit";
import { report } from "./report.mjs";
import { htmlBlocks, ofWords, words } from "./words.mjs";

/** The blocks of Markdown, and what a writer calls each. */
const blocks = new Map([
  ["paragraph", "a paragraph"],
  ["heading", "a heading"],
  ["list", "a list"],
  ["table", "a table"],
  ["blockquote", "a quotation"],
  ["code", "a block of code"],
  ["thematicBreak", "a line of its own"],
]);

/**
 * Reports the first block that stands where only words can: a browser ends a paragraph before it, and draws what follows
 * without one. Gives all of them, since what they should stand in is no matter then.
 * @param {import("vfile").VFile} file
 * @param {import("mdast").Nodes} node
 * @returns {import("mdast").Nodes[]}
 */
export function checkNesting(file, node) {
  if (!holdsWords(node)) return [];
  const found = blocksIn(node);
  const [first] = found;
  if (!first) return found;
  if (node.type === "paragraph") {
    const what = `${capital(nameOf(first))} is read as a part of the sentence beside it.`;
    report(file, first, what, "Leave an empty line before it, and one after it.");
  } else if (node.type === "heading") {
    const what = `${capital(nameOf(first))} stands in a heading, which holds words alone.`;
    report(file, first, what, "Put it below the heading, with an empty line before it.");
  } else {
    const name = nameOf(node);
    const end = name.replace("<", "</");
    const cure = `Write words alone between ${name} and ${end}, on one line with both.`;
    report(file, node, `${name} holds ${nameOf(first)}, and can hold words alone.`, cure);
  }
  return found;
}

/** @param {import("mdast").Nodes} holder the blocks in it, but for those in what holds words alone as well */
function blocksIn(holder) {
  /** @type {import("mdast").Nodes[]} */
  const found = [];
  visit(holder, (node) => {
    if (node === holder) return undefined;
    if (isBlock(node)) found.push(node);
    return isBlock(node) || holdsWords(node) ? SKIP : undefined;
  });
  return found;
}

/** @param {import("mdast").Nodes} node */
function holdsWords(node) {
  return node.type === "paragraph" || node.type === "heading" || ofWords.has(elementOf(node));
}

/** @param {import("mdast").Nodes} node */
function isBlock(node) {
  const name = elementOf(node);
  return blocks.has(node.type) || htmlBlocks.has(name) || Object.hasOwn(words, name);
}

/** @param {import("mdast").Nodes} node */
const elementOf = (node) => ("name" in node ? (node.name ?? "") : "");

/** @param {import("mdast").Nodes} node */
const nameOf = (node) => blocks.get(node.type) ?? `<${elementOf(node)}>`;

/** @param {string} text */
const capital = (text) => text.charAt(0).toUpperCase() + text.slice(1);
