import { toString as textOf } from "hast-util-to-string";
import { SKIP, visit } from "unist-util-visit";
import { quoted, runsIn } from "./runs.mjs";

/** Elements that a page's parts are recognized by. */
const blocks = new Set(["p", "ul", "ol", "table", "pre"]);

/**
 * Writes down what a reader meets, in order, into `file.data.ledger.flow`: headings, links, images, blocks, plain text
 * without code, and each block's text as a whole. Placed after rehype-ledger, whose ledger it completes, and before
 * anything is colored.
 */
export default function rehypeFlow() {
  /** @param {import("hast").Root} tree @param {import("vfile").VFile} file */
  return (tree, file) => {
    const { flow } = /** @type {import("../content/ledger").Ledger} */ (file.data.ledger);
    const source = String(file);
    /** @param {readonly (string | undefined)[]} texts those of attributes @param {number | undefined} line */
    const addTexts = (texts, line) => {
      for (const text of texts)
        if (text) flow.push({ is: "run", text, line, isPlain: true }, { is: "text", text, line });
    };
    visit(tree, (node) => {
      const line = node.position?.start.line;
      if (node.type === "text") {
        if (node.value.trim()) flow.push({ is: "text", text: node.value, line });
      } else if (node.type === "element") {
        if (blocks.has(node.tagName)) flow.push({ is: "block", name: node.tagName, line });
        if (quoted.has(node.tagName)) return SKIP;
        const level = /^h([1-6])$/.exec(node.tagName)?.[1];
        // The heading of footnotes has no place: nobody wrote it.
        if (level && line !== undefined)
          flow.push({ is: "heading", level: Number(level), text: textOf(node), plain: plainText(node), line });
        if (node.tagName === "a") {
          flow.push({ is: "link", text: linkText(node), line });
          addTexts([textOfProperty(node, "title")], line);
        }
        if (node.tagName === "img") {
          const alt = textOfProperty(node, "alt");
          const title = textOfProperty(node, "title");
          flow.push({ is: "image", alt, src: textOfProperty(node, "src"), line });
          addTexts([alt, title], line);
        }
      } else if (node.type === "mdxJsxFlowElement" || node.type === "mdxJsxTextElement") {
        const { title, label, name, alt, href, src } = attributesOf(node);
        if (node.name === "a") flow.push({ is: "link", text: linkText(node), line });
        else if (href !== undefined) flow.push({ is: "link", text: title ?? "", line });
        if (src !== undefined) flow.push({ is: "image", alt: alt ?? "", src, line });
        // That it has none is told of the element.
        if (node.name === "Diagram" && label) flow.push({ is: "image", alt: label, src: `diagram:${name}`, line });
        if (node.name && node.type === "mdxJsxFlowElement") flow.push({ is: "block", name: node.name, line });
        addTexts([title, label, alt], line);
        if (quoted.has(node.name ?? "")) return SKIP;
      }
      for (const run of runsIn(node, source)) flow.push({ is: "run", ...run });
      return undefined;
    });
  };
}

/** @param {import("hast").Element} heading what it says, with a mark for each piece of code and for each label, as on the screen */
function plainText(heading) {
  let text = "";
  visit(heading, (node) => {
    if (node.type === "element" && (quoted.has(node.tagName) || node.tagName === "strong")) {
      text += "`";
      return SKIP;
    }
    if (node.type === "text") text += node.value;
    return undefined;
  });
  return text;
}

/** @param {import("hast").Element} node @param {string} name */
const textOfProperty = (node, name) => String(node.properties[name] ?? "");

/** @param {import("hast").Parents} node what is read of a link: its text, or what its picture shows */
function linkText(node) {
  /** @type {string[]} */
  const alts = [];
  visit(node, "element", (inner) => {
    if (inner.tagName === "img") alts.push(String(inner.properties.alt ?? ""));
  });
  return [textOf(node), ...alts].join(" ").trim();
}

/** @param {import("mdast-util-mdx-jsx").MdxJsxFlowElementHast | import("mdast-util-mdx-jsx").MdxJsxTextElementHast} node */
function attributesOf(node) {
  /** @type {Record<string, string | undefined>} */
  const attributes = {};
  for (const attribute of node.attributes) {
    if (attribute.type === "mdxJsxAttribute" && typeof attribute.value === "string")
      attributes[attribute.name] = attribute.value;
  }
  return attributes;
}
