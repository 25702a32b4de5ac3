import { visit } from "unist-util-visit";
import { report } from "./report.mjs";

/** What a copied line or a half-solved merge leaves twice, and what a reader would call it. */
const kinds = { code: "code block", listItem: "item", paragraph: "paragraph", tableRow: "row" };

/** Reports what stands twice, one right after the other: nobody writes that on purpose. */
export default function remarkDoubles() {
  /** @param {import("mdast").Root} tree @param {import("vfile").VFile} file */
  return (tree, file) => {
    visit(tree, (node, index, parent) => {
      const kind = kinds[/** @type {keyof typeof kinds} */ (node.type)];
      const before = parent?.children[(index ?? 0) - 1];
      if (!kind || before?.type !== node.type || !isSame(node, before)) return;
      report(file, node, `This ${kind} is the same as the one before it.`, "Remove one, or write what it was to be.");
    });
  };
}

/** What an element stands for has the place of that, so that places say nothing. @param {import("mdast").Nodes} node */
const written = (node) => JSON.stringify(node, (key, value) => (key === "position" ? undefined : value));

/**
 * What has no letter is a row or an item without a text, which is told as such.
 * @param {import("mdast").Nodes} node @param {import("mdast").Nodes} before
 */
function isSame(node, before) {
  const text = written(node);
  return text === written(before) && /"value":"[^"]*\p{L}/u.test(text);
}
