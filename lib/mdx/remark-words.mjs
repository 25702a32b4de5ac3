import { SKIP, visit } from "unist-util-visit";
import { nearestWord } from "../content/nearest-word.mjs";
import { checkContents } from "./check-contents.mjs";
import { checkNesting } from "./check-nesting.mjs";
import { pictureBraces } from "./picture-braces.mjs";
import { report } from "./report.mjs";
import { htmlElements, inMarkdown, parents, words } from "./words.mjs";

/**
 * Holds writers to the words of the site: an unknown element, a missing or unknown attribute, a stray child or a
 * piece of JavaScript is reported with its place. Also numbers the tab groups, so that their ids are stable.
 * @param {{ resolved?: readonly string[] }} options names of the elements that were resolved before
 */
export default function remarkWords({ resolved = [] } = {}) {
  /** @param {import("mdast").Root} tree @param {import("vfile").VFile} file */
  return (tree, file) => {
    let tabs = 0;
    /** @type {Set<unknown>} */
    const misplaced = new Set();
    visit(tree, (node, index, parent) => {
      for (const block of checkNesting(file, node)) misplaced.add(block);
      if (node.type === "mdxjsEsm") {
        report(
          file,
          node,
          "A page cannot import or export.",
          "Remove the line; every word of the site is at hand without.",
        );
      } else if (node.type === "mdxFlowExpression" || node.type === "mdxTextExpression") {
        if (isRemark(node.value)) return;
        const { what, cure } =
          parent?.children[(index ?? 0) - 1]?.type === "image" ? pictureBraces(`{${node.value}}`) : braces(node.value);
        report(file, node, what, cure);
        // Its sentence has been told enough: without it, it would have other slips.
        if (node.type === "mdxTextExpression") Object.assign(node, { type: "text", value: `{${node.value}}` });
      } else if (node.type === "mdxJsxFlowElement" || node.type === "mdxJsxTextElement") {
        checkElement(file, node, misplaced.has(node) ? undefined : { parent }, resolved);
        if (node.name === "Tabs") {
          tabs += 1;
          node.attributes.push({ type: "mdxJsxAttribute", name: "index", value: String(tabs) });
        }
        // Its parts go with it: they are no words of the site either.
        if (inMarkdown.has(node.name ?? "")) return SKIP;
      }
    });
  };
}

/** @param {string} text */
const braces = (text) => ({
  what: `The braces in "{${text.slice(0, 40)}}" would be run as JavaScript.`,
  cure: "Put the text in backticks, or write \\{ for a brace.",
});

/** Whether braces hold notes to writers alone: what stands between two of them would be run. @param {string} text */
const isRemark = (text) => /^\s*(?:\/\*(?:(?!\*\/)[\s\S])*\*\/\s*)+$/.test(text);

/**
 * @typedef {import("mdast-util-mdx-jsx").MdxJsxFlowElement | import("mdast-util-mdx-jsx").MdxJsxTextElement} Element
 * @param {import("vfile").VFile} file @param {Element} node
 * @param {{ parent: import("unist").Node | undefined } | undefined} place what it stands in, unless that is told already
 * @param {readonly string[]} resolved
 */
function checkElement(file, node, place, resolved) {
  const name = node.name ?? "";
  const rules = [words, htmlElements].find((known) => Object.hasOwn(known, name))?.[name];
  if (!rules) {
    const markdown = inMarkdown.get(name);
    if (markdown) {
      report(file, node, `<${name}> is written in Markdown.`, `Write ${markdown}.`);
      return;
    }
    const [components, html] = [[...Object.keys(words), ...resolved], Object.keys(htmlElements)];
    const known = /^[A-Z]/.test(name) ? components : html;
    // A component in small letters is near to elements of HTML, too: <tab> to <sub>.
    const meant = nearestWord(name, [...components, ...html], 0) ?? nearestWord(name, known);
    const cure = meant ? `Did you mean <${meant}>?` : `Use one of: ${known.join(", ")}.`;
    report(file, node, `Unknown element <${name}>.`, `${cure} For the text itself, put it in backticks.`);
    return;
  }
  const above = parents[name];
  const isOutside =
    above && place && !(place.parent && "name" in place.parent && above.includes(String(place.parent.name)));
  if (isOutside) {
    report(
      file,
      node,
      `<${name}> stands outside <${above[0]}>.`,
      `Put it directly inside <${above[0]}> … </${above[0]}>, without indentation.`,
    );
  }
  checkAttributes(file, node, rules);
  checkContents(file, node);
}

/**
 * Holds an element to its attributes; see words.mjs for the rules.
 * @param {import("vfile").VFile} file @param {Element} node
 * @param {Record<string, boolean | readonly (string | boolean)[]>} rules
 */
export function checkAttributes(file, node, rules) {
  for (const [attribute, rule] of Object.entries(rules)) checkAttribute(file, node, attribute, rule);
  /** @type {Set<string>} */
  const before = new Set();
  for (const attribute of node.attributes) {
    const written = attribute.type === "mdxJsxAttribute" ? attribute.name : "{…}";
    if (before.has(written))
      report(file, node, `<${node.name}> has "${written}" twice, and the second holds.`, "Keep one of them.");
    before.add(written);
    if (!Object.hasOwn(rules, written)) {
      report(
        file,
        node,
        `<${node.name}> has no attribute "${written}".`,
        Object.keys(rules).length > 0 ? `It has: ${Object.keys(rules).join(", ")}.` : "Remove it.",
      );
    }
  }
}

/**
 * @param {import("vfile").VFile} file @param {Element} node @param {string} name
 * @param {boolean | readonly (string | boolean)[]} rule
 */
function checkAttribute(file, node, name, rule) {
  const written = node.attributes.find((attribute) => attribute.type === "mdxJsxAttribute" && attribute.name === name);
  const values = Array.isArray(rule) ? rule.filter((value) => typeof value === "string") : undefined;
  const isRequired = Array.isArray(rule) ? rule.includes(true) : rule === true;
  if (!written) {
    if (isRequired)
      report(file, node, `<${node.name}> lacks "${name}".`, `Write <${node.name} ${name}="${values?.[0] ?? "…"}">.`);
    return;
  }
  if (typeof written.value !== "string" || written.value === "") {
    report(file, node, `"${name}" of <${node.name}> is not a text.`, `Write ${name}="…" in double quotes.`);
  } else if (values && !values.includes(written.value)) {
    report(file, node, `Unknown ${name} "${written.value}" of <${node.name}>.`, `Write one of: ${values.join(", ")}.`);
  }
}
