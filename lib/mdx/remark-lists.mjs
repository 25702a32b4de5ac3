import { visit } from "unist-util-visit";
import { report } from "./report.mjs";

/**
 * Reports the items of lists that say nothing, where a reader sees a number or a dot alone, and those whose number is
 * not the one that a reader sees: a list counts on from its first, whatever is written.
 */
export default function remarkLists() {
  /** @param {import("mdast").Root} tree @param {import("vfile").VFile} file */
  return (tree, file) => {
    visit(tree, "listItem", (item) => {
      if (item.children.length === 0)
        report(file, item, "An item of a list without a text.", "Write its text, or remove the item.");
    });
    const source = String(file);
    visit(tree, "list", ({ ordered, start, children }) => {
      if (!ordered) return;
      const numbers = children.map(({ position }) => Number.parseInt(source.slice(position?.start.offset), 10));
      const first = start ?? 1;
      const at = numbers.findIndex((number, index) => number !== first + index);
      // One number before every item is a habit, too: no item has to be renumbered for another.
      // What an element stands for has no numbers there.
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
