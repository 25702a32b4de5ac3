import { visit } from "unist-util-visit";

/** Elements that begin a line of their own, as remark-rehype makes them of Markdown. */
const blocks = /^(p|ul|ol|li|pre|hr|h[1-6]|blockquote|table|thead|tbody|tr|th|td|section|div|dl|dt|dd)$/;

/**
 * Leaves out the line breaks that remark-rehype puts between blocks: they are nothing to a reader, and keep end tags
 * from being left out (`lib/publish/optional-syntax.ts`). Those between words and inside code stay.
 */
export default function rehypeLines() {
  /** @param {import("hast").Root} tree */
  return (tree) => {
    visit(tree, (parent) => {
      if (!("children" in parent)) return;
      const { children } = /** @type {{ children: import("hast").Nodes[] }} */ (parent);
      const kept = children.filter(
        (child, at) => !(isBreak(child) && (isBlock(children[at - 1]) || isBlock(children[at + 1]))),
      );
      Object.assign(parent, { children: kept });
    });
  };
}

/** @param {import("hast").Nodes} node */
const isBreak = (node) => node.type === "text" && node.value === "\n";

/** @param {import("hast").Nodes | undefined} node */
const isBlock = (node) => node?.type === "mdxJsxFlowElement" || (node?.type === "element" && blocks.test(node.tagName));
