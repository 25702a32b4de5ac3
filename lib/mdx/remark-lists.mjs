import { visit } from "unist-util-visit";
import { report, reportAt } from "./report.mjs";
import { drawn } from "./words.mjs";

/**
 * Reports the items of lists that say nothing, where a reader sees a number or a dot alone, and those whose number is
 * not the one that a reader sees: a list counts on from its first, whatever is written. A list that begins with another
 * number than 1, and goes on from none. And what is indented, but too little to belong to the item above: it would stand
 * beside the item, and what follows would be another list. A line that is not indented, and belongs to the item all the
 * same. And two lists with nothing between, as of two signs.
 */
export default function remarkLists() {
  /** @param {import("mdast").Root} tree @param {import("vfile").VFile} file */
  return (tree, file) => {
    visit(tree, "listItem", (item) => {
      if (item.children.length === 0)
        report(file, item, "An item of a list without a text.", "Write its text, or remove the item.");
    });
    const source = String(file);
    const lines = source.split("\n");
    visit(tree, "listItem", (item) => {
      const { line = 1, column = 1 } = item.position?.start ?? {};
      // Within a quotation each line begins with its sign, and in an element each is indented.
      if (lines[line - 1]?.search(/\S/) !== column - 1) return;
      for (const paragraph of item.children) {
        if (paragraph.type !== "paragraph" || !paragraph.position) continue;
        const { start, end } = paragraph.position;
        const at = lines.slice(start.line, end.line).findIndex((text) => text.search(/\S/) < column);
        if (at < 0) continue;
        const cure = "Indent it as the item's text, or leave an empty line before it.";
        reportAt(file, start.line + at + 1, "This line belongs to the item above it.", cure);
      }
    });
    visit(tree, "list", (list, index = 0, parent) => {
      const { ordered, start, children } = list;
      const short = shortOf(source, [...children, ...nextOf(parent, index)]);
      if (short) {
        const what = "This is indented, but not far enough to belong to the item above.";
        report(file, short.node, what, `Indent it by ${short.width} spaces from where the item begins, or by none.`);
      }
      const after = ordered ? undefined : parent?.children[index + 1];
      if (after?.type === "list" && !after.ordered && !short) {
        const [sign, other] = [list, after].map((each) => source.charAt(each.position?.start.offset ?? 0));
        const what = `Two lists stand one after another: one has the sign ${sign}, the other ${other}.`;
        report(file, after, what, `Write ${sign} before its items, too, or a sentence between the two.`);
      }
      if (!ordered || short) return;
      const numbers = children.map(({ position }) => Number.parseInt(source.slice(position?.start.offset), 10));
      const first = start ?? 1;
      const next = nextNumber(parent, index);
      // What an element stands for has no numbers there.
      if (numbers[0] === first && first !== 1 && first !== next) {
        const goesOn = next === undefined ? "" : `, or with ${next} to go on from the list above`;
        const [written = ""] = /^\d+./.exec(source.slice(list.position?.start.offset)) ?? [];
        const cure = `Begin it with 1${goesOn}. Where a text is meant, write ${first}\\${written.at(-1)} there.`;
        report(file, list, `A list begins with "${written}".`, cure);
        return;
      }
      const at = numbers.findIndex((number, index) => number !== first + index);
      // One number before every item is a habit, too: no item has to be renumbered for another.
      if (at < 0 || numbers.some(Number.isNaN) || numbers.every((number) => number === first)) return;
      report(
        file,
        children[at],
        `The item "${numbers[at]}." is published as ${first + at}.`,
        "Number the items one after another.",
      );
    });
  };
}

/**
 * The number with which a list goes on from the numbered one before it, where there is one.
 * @param {import("mdast").Parents | undefined} parent @param {number} index
 */
function nextNumber(parent, index) {
  const before = parent?.children.slice(0, index).findLast((node) => node.type === "list" && node.ordered);
  return before?.type === "list" ? (before.start ?? 1) + before.children.length : undefined;
}

/**
 * What follows a list, but for a note to writers. What an element holds beside the one list that it draws is told as such.
 * @param {import("mdast").Parents | undefined} parent @param {number} index
 */
function nextOf(parent, index) {
  const next = parent?.children[index + 1];
  const isTold = parent && "name" in parent && Object.hasOwn(drawn, parent.name ?? "");
  return !next || next.type === "mdxFlowExpression" || isTold ? [] : [next];
}

/**
 * The first of some items, and of what follows them, that begins farther right than the item before it, and the spaces
 * that it takes to belong to that.
 * @param {string} source @param {readonly import("mdast").Nodes[]} nodes
 */
function shortOf(source, nodes) {
  const at = nodes.findIndex((node, index) => index > 0 && columnOf(node) > columnOf(nodes[index - 1]));
  const [node, above] = [nodes[at], nodes[at - 1]];
  if (!node || !above) return undefined;
  const [, sign = "", spaces = ""] = /^(\S+)( *)/.exec(source.slice(above.position?.start.offset)) ?? [];
  return { node, width: sign.length + Math.max(1, spaces.length) };
}

/** @param {import("mdast").Nodes | undefined} node */
const columnOf = (node) => node?.position?.start.column ?? 0;
