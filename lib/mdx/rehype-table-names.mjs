import { toString as textOf } from "hast-util-to-string";
import { visit } from "unist-util-visit";

/** Calls each table by the heading that it stands under: many on a page are otherwise all "Table" to a screen reader. */
export default function rehypeTableNames() {
  /** @param {import("hast").Root} tree */
  return (tree) => {
    let heading = "";
    visit(tree, "element", (element) => {
      if (/^h[2-6]$/.test(element.tagName)) heading = textOf(element);
      if (element.tagName === "table" && heading !== "") element.properties.ariaLabel = heading;
    });
  };
}
