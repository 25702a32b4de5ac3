import { visit } from "unist-util-visit";
import { report } from "./report.mjs";

const kinds = new Map([
  ["NOTE", "note"],
  ["TIP", "tip"],
  ["IMPORTANT", "important"],
  ["WARNING", "warning"],
  ["CAUTION", "danger"],
  ["DANGER", "danger"],
]);

/** Turns GitHub's `> [!NOTE]` into a callout. An unknown kind is reported, not shown as a quotation. */
export default function remarkAlerts() {
  /** @param {import("mdast").Root} tree @param {import("vfile").VFile} file */
  return (tree, file) => {
    visit(tree, "blockquote", (node, index, parent) => {
      const first = node.children[0];
      const text = first?.type === "paragraph" ? first.children[0] : undefined;
      if (first?.type !== "paragraph" || text?.type !== "text" || !parent || index === undefined) return;
      const match = /^\[!([A-Za-z]+)\][ \t]*(?:\n|$)/.exec(text.value);
      if (!match) return;
      const kind = kinds.get(match[1]?.toUpperCase() ?? "");
      if (!kind) {
        report(file, node, `Unknown callout "${match[0].trim()}".`, `Write one of: ${[...kinds.keys()].join(", ")}.`);
        return;
      }
      text.value = text.value.slice(match[0].length);
      if (text.value === "") first.children.shift();
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
