import { toString as textOf } from "hast-util-to-string";
import { visit } from "unist-util-visit";
import { report } from "./report.mjs";

/**
 * Reads explicit heading ids, `## Title [#id]` or `## Title [#id, #old-id]`, before rehype-slug names the rest.
 * Each further id is an alias: an empty target in front of the text, so that links to a renamed heading still arrive.
 */
export default function rehypeHeadings() {
  /** @param {import("hast").Root} tree @param {import("vfile").VFile} file */
  return (tree, file) => {
    visit(tree, "element", (node) => {
      if (!/^h[1-6]$/.test(node.tagName)) return;
      if (node.tagName === "h1") {
        report(
          file,
          node,
          `A heading of level 1: "${textOf(node)}".`,
          "The page's title is its only h1; begin with ##.",
        );
      }
      const last = node.children.at(-1);
      const match =
        last?.type === "text" ? /\s*\[((?:#[a-z0-9_.-]+)(?:,\s*#[a-z0-9_.-]+)*)\]\s*$/.exec(last.value) : null;
      if (!match || last?.type !== "text") return;
      last.value = last.value.slice(0, match.index);
      const [id, ...aliases] = (match[1] ?? "").split(/,\s*/).map((name) => name.slice(1));
      if (id) node.properties.id = id;
      node.children.unshift(
        ...aliases.map((alias) => ({
          type: /** @type {const} */ ("element"),
          tagName: "span",
          properties: { id: alias, className: ["alias"] },
          children: [],
        })),
      );
    });
  };
}
