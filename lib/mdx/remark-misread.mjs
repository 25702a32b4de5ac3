import { visit } from "unist-util-visit";
import { report } from "./report.mjs";

/** @type {[what: string, cure: string]} */
const noCode = [
  "Four spaces before a line make no code here: it is published as a sentence.",
  "Put code between fences: ``` on a line of its own before it and after it. Begin a sentence without spaces.",
];

/** @param {import("mdast").Nodes} node @param {number} spaces @param {string} line its first */
function isIndented({ type }, spaces, line) {
  return type === "paragraph" && widthOf(/^\s*/.exec(line)?.[0] ?? "") >= spaces;
}

/** @type {[what: string, cure: string]} */
const noHeading = [
  "A line that is bold makes no heading: it has no address, and no list of sections has it.",
  "Begin it with ## or ### for the asterisks. A sentence ends with a period.",
];

/** @param {import("mdast").Nodes} node @param {string} source */
function isBoldLine(node, source) {
  const [only, other] = node.type === "paragraph" ? node.children : [];
  if (only?.type !== "strong" || other !== undefined) return false;
  return !/[.:!?…]["”’)]?..$/.test(source.slice(0, only.position?.end.offset));
}

/** @param {string} text what stands before something on its line */
const widthOf = (text) => text.replaceAll("\t", "    ").length;

/**
 * Reports what is read as something else than its writer meant, with nothing on the page to show it: code by its
 * indentation, which MDX has none of, so that nothing in it would be checked, and a sentence above a line of hyphens,
 * which makes a heading of it; without frontmatter, such a line was to end it. And a line in bold, which makes no heading,
 * an element in what a picture shows, a picture in a heading, and a heading within a list.
 */
export default function remarkMisread() {
  /** @param {import("mdast").Root} tree @param {import("vfile").VFile} file */
  return (tree, file) => {
    const lines = String(file).split("\n");
    const lineOf = (/** @type {import("mdast").Nodes} */ node) => lines[(node.position?.start.line ?? 0) - 1] ?? "";
    for (const node of tree.children) {
      if (isIndented(node, 4, lineOf(node))) report(file, node, ...noCode);
      if (isBoldLine(node, String(file))) report(file, node, ...noHeading);
    }
    visit(tree, "listItem", ({ children: [first, ...others] }) => {
      if (!first) return;
      // A tab counts as one column there, and as four here.
      const margin = widthOf(lineOf(first).slice(0, (first.position?.start.column ?? 1) - 1));
      for (const node of others) if (isIndented(node, margin + 4, lineOf(node))) report(file, node, ...noCode);
    });
    visit(tree, "heading", (heading, _index, parent) => {
      const cure = "Write its words in bold, or begin its line without spaces, which ends the list.";
      if (parent?.type === "listItem") report(file, heading, "A heading stands in an item of a list.", cure);
      visit(heading, "image", (image) => {
        report(file, image, "A picture in a heading, which the list of sections can't show.", "Put it below.");
      });
    });
    visit(tree, "image", (image) => {
      const { start, end } = image.position ?? {};
      // What an element stands for has its place.
      const [, shown = ""] = /!\[([\s\S]*?)\]\(/.exec(String(file).slice(start?.offset, end?.offset)) ?? [];
      const [element] = /(?<!\\)<[A-Z]\w*/.exec(shown.replace(/(`+)[\s\S]*?\1/g, "")) ?? [];
      if (element === undefined) return;
      report(
        file,
        image,
        `${element}> is left out of what the picture shows, which is plain text.`,
        "Write what it stands for.",
      );
    });
    if (tree.children[0]?.type !== "yaml") return;
    visit(tree, "heading", (heading) => {
      // What an element stands for is on its line.
      if (!/^[\s>]*-+\s*$/.test(lines[(heading.position?.end.line ?? 0) - 1] ?? "")) return;
      report(
        file,
        heading,
        "The line of hyphens below makes a heading of this.",
        "Remove it, or leave an empty line above it. A heading begins with ##.",
      );
    });
  };
}
