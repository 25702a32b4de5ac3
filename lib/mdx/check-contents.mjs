import { slug } from "github-slugger";
import { SKIP, visit } from "unist-util-visit";
import { nearestWord } from "../content/nearest-word.mjs";
import { report } from "./report.mjs";
import { drawn, filled, parts, tabLabels } from "./words.mjs";

/** @typedef {import("mdast-util-mdx-jsx").MdxJsxFlowElement | import("mdast-util-mdx-jsx").MdxJsxTextElement} Element */

/**
 * Holds an element to what it can draw: one list, parts of its kind alone, or at least something.
 * @param {import("vfile").VFile} file
 * @param {Element} node
 */
export function checkContents(file, node) {
  const name = node.name ?? "";
  const children = node.children.filter(isDrawn);
  const only = drawn[/** @type {keyof typeof drawn} */ (name)];
  if (only) {
    const [first, second] = children;
    const list = first?.type === "list" && (first.ordered ? "ol" : "ul");
    if (list === only.list && !second) {
      if (first && name === "Tasks") for (const item of linkless(first)) report(file, item, ...noLink);
      return;
    }
    report(
      file,
      second ?? node,
      `<${name}> draws ${only.name} and nothing else.`,
      `Put ${only.name} directly inside, with a blank line before and after, and indent what belongs to an item as far as its text.`,
    );
  }
  const names = parts[name];
  if (names) checkParts(file, node, names, children);
  if (filled.has(name) && children.length === 0)
    report(file, node, `<${name}> is empty.`, "Write a text inside it, or remove it.");
  if (name === "details") checkSummary(file, node, children);
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

/** @type {[what: string, cure: string]} */
const noLink = ["A task without a link.", "Write what the reader does as a link: - [Write an entry](/docs/…/)."];

/** The items of a list that lead nowhere. @param {import("mdast").RootContent} list */
function linkless(list) {
  return list.type !== "list" ? [] : list.children.filter((item) => !holdsLink(item));
}

/** @param {import("mdast").Nodes} node @returns {boolean} */
function holdsLink(node) {
  return node.type === "link" || node.type === "linkReference" || ("children" in node && node.children.some(holdsLink));
}

/** A note to writers is not drawn, and neither is the space between two elements. @param {import("mdast").Nodes} child */
function isDrawn(child) {
  if (child.type === "text") return child.value.trim() !== "";
  return child.type !== "mdxFlowExpression" && child.type !== "mdxTextExpression";
}

/** @param {import("vfile").VFile} file @param {Element} node @param {readonly import("mdast").RootContent[]} children */
function checkSummary(file, node, children) {
  // One that does not stand directly inside is told as such.
  if (innerOf(node, "summary", "details").length === 0)
    report(
      file,
      node,
      "<details> has no <summary>, which is all that is seen of it at first.",
      "Write <summary>What it holds</summary> directly inside.",
    );
  const late = children.slice(1).find((child) => "name" in child && child.name === "summary");
  if (late)
    report(file, late, "A <summary> that is not the first in its <details>.", "Put it first, and keep one alone.");
}

/**
 * The elements of a name that stand in another, however deep, but for those in what is told.
 * @param {Element} node @param {string} name @param {string} [except]
 */
function innerOf(node, name, except) {
  /** @type {Element[]} */
  const found = [];
  visit(node, (inner) => {
    if (inner === node || !("name" in inner)) return undefined;
    if (inner.name === name) found.push(/** @type {Element} */ (inner));
    return inner.name === except ? SKIP : undefined;
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
 * @param {readonly string[]} names those of the elements that must stand in it, and alone
 * @param {readonly import("mdast").RootContent[]} children
 */
function checkParts(file, node, names, children) {
  const [part] = names;
  if (children.length === 0) report(file, node, `<${node.name}> has no <${part}>.`, "Put one inside, or remove it.");
  /** The labels by what keeps a reader's choice of one. @type {Map<string, string>} */
  const labels = new Map();
  for (const child of children) {
    if (!("name" in child && names.includes(child.name ?? ""))) {
      report(
        file,
        child,
        `This stands in <${node.name}>, but in no ${names.map((each) => `<${each}>`).join(" or ")}.`,
        `Put it into a <${part}>, or after </${node.name}>.`,
      );
      continue;
    }
    const value = attributeOf(child, "label");
    const key = slug(value ?? "");
    const other = labels.get(key);
    if (value !== undefined && other !== undefined) {
      const isSame = other === value;
      const what = isSame
        ? `Two tabs have the label "${value}".`
        : `"${other}" and "${value}" are one choice, "${key}".`;
      report(file, child, what, "Give each a label of its own.");
    }
    if (value !== undefined) labels.set(key, value);
    if (part === "Tab" && value !== undefined) checkLabel(file, child, value, attributeOf(node, "group") ?? "");
  }
}

/**
 * @param {import("vfile").VFile} file @param {import("mdast").Nodes} tab
 * @param {string} label @param {string} group what its tabs are a choice of
 */
function checkLabel(file, tab, label, group) {
  const own = tabLabels[group];
  if (!own || own.includes(label)) return;
  const [other] = Object.entries(tabLabels).find(([, labels]) => labels.includes(label)) ?? [];
  const meant = label.length < 5 ? undefined : nearestWord(label, own);
  if (other)
    report(
      file,
      tab,
      `The label "${label}" is a choice of the group "${other}", and stands in "${group}".`,
      `Write group="${other}", or a label of "${group}": ${own.join(", ")}.`,
    );
  else if (meant)
    report(
      file,
      tab,
      `The label "${label}" is nearly "${meant}", and no choice of it.`,
      `Write label="${meant}". If it is another, add it to tabLabels in lib/mdx/words.mjs.`,
    );
}
