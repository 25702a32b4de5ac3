import { visit } from "unist-util-visit";
import { report } from "./report.mjs";

/** Reports the items of lists that say nothing: a reader sees a number or a dot alone. */
export default function remarkLists() {
  /** @param {import("mdast").Root} tree @param {import("vfile").VFile} file */
  return (tree, file) => {
    visit(tree, "listItem", (item) => {
      if (item.children.length === 0)
        report(file, item, "An item of a list without a text.", "Write its text, or remove the item.");
    });
  };
}
