import { report } from "./report.mjs";
import { drawn, filled, parents } from "./words.mjs";

/**
 * Holds an element to what it can draw: one list, parts of its kind alone, or at least something.
 * @param {import("vfile").VFile} file
 * @param {import("mdast-util-mdx-jsx").MdxJsxFlowElement | import("mdast-util-mdx-jsx").MdxJsxTextElement} node
 */
export function checkContents(file, node) {
  const name = node.name ?? "";
  // A note to writers is not drawn.
  const children = node.children.filter(({ type }) => type !== "mdxFlowExpression" && type !== "mdxTextExpression");
  const only = drawn[/** @type {keyof typeof drawn} */ (name)];
  if (only) {
    const [first, second] = children;
    const list = first?.type === "list" && (first.ordered ? "ol" : "ul");
    const isDrawn = list === only.list && !second;
    if (isDrawn) return;
    report(
      file,
      second ?? node,
      `<${name}> draws ${only.name} and nothing else.`,
      `Put ${only.name} directly inside, with a blank line before and after, and indent what belongs to an item by three spaces.`,
    );
  }
  const [part] = Object.entries(parents).find(([, parent]) => parent === name) ?? [];
  if (part) checkParts(file, node, part, children);
  if (filled.has(name) && children.length === 0)
    report(file, node, `<${name}> is empty.`, "Write a text inside it, or remove it.");
}

/**
 * @param {import("vfile").VFile} file
 * @param {import("mdast-util-mdx-jsx").MdxJsxFlowElement | import("mdast-util-mdx-jsx").MdxJsxTextElement} node
 * @param {string} part the element that must stand in it, and alone
 * @param {readonly import("mdast").RootContent[]} children
 */
function checkParts(file, node, part, children) {
  if (children.length === 0) report(file, node, `<${node.name}> has no <${part}>.`, "Put one inside, or remove it.");
  /** @type {Set<unknown>} */
  const labels = new Set();
  for (const child of children) {
    if (!("name" in child) || child.name !== part) {
      report(
        file,
        child,
        `This stands in <${node.name}>, but in no <${part}>.`,
        `Put it into a <${part}>, or after </${node.name}>.`,
      );
      continue;
    }
    const { value } = child.attributes.find((each) => "name" in each && each.name === "label") ?? {};
    if (value !== undefined && labels.has(value))
      report(file, child, `Two tabs have the label "${value}".`, "Give each a label of its own.");
    labels.add(value);
  }
}
