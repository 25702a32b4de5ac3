import { visit } from "unist-util-visit";
import { htmlBlocks, htmlElements } from "./words.mjs";

/** @typedef {import("mdast-util-mdx-jsx").MdxJsxFlowElement} Block */

/**
 * Has a line of nothing but elements that stand among words be a paragraph, as in `<kbd>Ctrl</kbd> <kbd>K</kbd>`. MDX
 * takes them for blocks, and loses the spaces between them.
 */
export default function remarkInline() {
  /** @param {import("mdast").Root} tree @param {import("vfile").VFile} file */
  return (tree, file) => {
    visit(tree, (parent) => {
      if (!("children" in parent) || !parent.children.some(isWords)) return;
      /** @type {import("mdast").Nodes[]} */
      const children = [];
      /** @type {Block[]} */
      let line = [];
      const endLine = () => {
        if (line.length > 0) children.push(paragraphOf(line, String(file)));
        line = [];
      };
      for (const child of parent.children) {
        if (!isWords(child) || lineOf(child.position?.start) - lineOf(line.at(-1)?.position?.end) > 1) endLine();
        if (isWords(child)) line.push(child);
        else children.push(child);
      }
      endLine();
      parent.children = /** @type {typeof parent.children} */ (children);
    });
  };
}

/**
 * Whether a block is an element among words: one that a writer has made a block, on lines of its own, has blocks inside.
 * @param {import("mdast").Nodes} node @returns {node is Block}
 */
function isWords(node) {
  if (node.type !== "mdxJsxFlowElement" || !node.name || node.children.length === 0) return false;
  if (!Object.hasOwn(htmlElements, node.name) || htmlBlocks.has(node.name)) return false;
  return node.children.every(({ type }) => phrasing.has(type));
}

/** @type {ReadonlySet<string>} */
const phrasing = new Set(
  "text emphasis strong delete inlineCode break link image linkReference imageReference footnoteReference mdxJsxTextElement mdxTextExpression".split(
    " ",
  ),
);

/** @param {import("unist").Point | undefined} point */
const lineOf = (point) => point?.line ?? 0;

/** @param {readonly Block[]} elements @param {string} source @returns {import("mdast").Paragraph} */
function paragraphOf(elements, source) {
  /** @type {import("mdast").PhrasingContent[]} */
  const children = [];
  for (const [at, element] of elements.entries()) {
    const before = elements[at - 1]?.position?.end.offset;
    const gap = before === undefined ? "" : source.slice(before, element.position?.start.offset);
    if (gap !== "") children.push({ type: "text", value: gap.includes("\n") ? "\n" : " " });
    children.push(/** @type {import("mdast").PhrasingContent} */ ({ ...element, type: "mdxJsxTextElement" }));
  }
  const [start, end] = [elements[0]?.position?.start, elements.at(-1)?.position?.end];
  return { type: "paragraph", children, ...(start && end && { position: { start, end } }) };
}
