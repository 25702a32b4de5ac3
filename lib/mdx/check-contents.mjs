import { visit } from "unist-util-visit";
import { nearestWord } from "../content/nearest-word.mjs";
import { report } from "./report.mjs";
import { drawn, filled, parents, tabLabels } from "./words.mjs";

/** @typedef {import("mdast-util-mdx-jsx").MdxJsxFlowElement | import("mdast-util-mdx-jsx").MdxJsxTextElement} Element */

/**
 * Holds an element to what it can draw: one list, parts of its kind alone, or at least something.
 * @param {import("vfile").VFile} file
 * @param {Element} node
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
  if (name === "details" && innerOf(node, "summary").length === 0)
    report(
      file,
      node,
      "<details> has no <summary>, which is all that is seen of it at first.",
      "Write <summary>What it holds</summary> directly inside.",
    );
  const group = attributeOf(node, "group");
  const again = name === "Tabs" && innerOf(node, "Tabs").find((inner) => attributeOf(inner, "group") === group);
  if (again)
    report(
      file,
      again,
      `Tabs of the group "${group}" stand in tabs of that group: who chooses in these would lose sight of them.`,
      "Put them after the outer ones, or write their text alone.",
    );
}

/** The elements of a name that stand in another, however deep. @param {Element} node @param {string} name */
function innerOf(node, name) {
  /** @type {Element[]} */
  const found = [];
  visit(node, (inner) => {
    if (inner !== node && "name" in inner && inner.name === name) found.push(/** @type {Element} */ (inner));
  });
  return found;
}

/** @param {Element} node @param {string} name */
function attributeOf(node, name) {
  const { value } = node.attributes.find((each) => "name" in each && each.name === name) ?? {};
  return typeof value === "string" ? value : undefined;
}

/**
 * @param {import("vfile").VFile} file
 * @param {Element} node
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
    const value = attributeOf(child, "label");
    if (value !== undefined && labels.has(value))
      report(file, child, `Two tabs have the label "${value}".`, "Give each a label of its own.");
    labels.add(value);
    if (part !== "Tab" || value === undefined || value.length < 5 || tabLabels.includes(value)) continue;
    const meant = nearestWord(value, tabLabels);
    if (meant)
      report(
        file,
        child,
        `The label "${value}" is nearly "${meant}", and no choice of it.`,
        `Write label="${meant}". If it is another, add it to tabLabels in lib/mdx/words.mjs.`,
      );
  }
}
