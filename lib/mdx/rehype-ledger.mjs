import { toString as textOf } from "hast-util-to-string";
import { visit } from "unist-util-visit";
import { fenceOf } from "./fence.mjs";
import { report, reportAt } from "./report.mjs";
import { straighten } from "./straighten.mjs";

/** The text of a link that is code and nothing else. @param {import("hast").Element} link */
function codeOf({ children: [only, ...others] }) {
  return only?.type === "element" && only.tagName === "code" && others.length === 0 ? textOf(only) : undefined;
}

/** The ids that stand around the text of each page, but for those of icons. */
const ofFrame = /^(?:main|helpful)$/;

/**
 * Writes down what a page holds, for whoever must know without reading it again: `file.data.ledger` gets the
 * headings, every id, every address used and all code, with its line. Placed after rehype-slug, it sees the ids that are really
 * in the HTML, and so is their only owner. Signs in code that an editor has set are reported, and written down straight:
 * what else is wrong with it can be told.
 */
export default function rehypeLedger() {
  /** @param {import("hast").Root} tree @param {import("vfile").VFile} file */
  return (tree, file) => {
    /** @type {import("../content/ledger").Ledger} */
    const ledger = { headings: [], ids: [], links: [], images: [], flow: [], code: [], inlineCode: [] };
    /** @param {string} id @param {import("hast").Nodes} node @param {string} cure */
    const addId = (id, node, cure) => {
      if (ledger.ids.includes(id)) report(file, node, `Two places have the id "${id}".`, cure);
      if (ofFrame.test(id)) report(file, node, `The frame of every page has the id "${id}".`, cure);
      ledger.ids.push(id);
    };
    /** @param {string} code @param {string} language @param {number | undefined} first its line */
    const straightOf = (code, language, first) => {
      const { text, faults } = straighten(code, language);
      for (const { line, what, cure } of faults) reportAt(file, first === undefined ? first : first + line, what, cure);
      return text;
    };
    visit(tree, (node, _index, parent) => {
      if (node.type === "element") {
        const { id, href, src } = node.properties;
        const line = node.position?.start.line;
        if (typeof id === "string") addId(id, node, "Give one heading an id of its own: ## Title [#another-id].");
        if (typeof href === "string") ledger.links.push({ href, code: codeOf(node), line });
        if (typeof src === "string") ledger.images.push({ src, line });
        const fence = fenceOf(node);
        if (fence) ledger.code.push({ ...fence, text: straightOf(fence.text, fence.lang, line && line + 1), line });
        const isInline = node.tagName === "code" && !(parent?.type === "element" && parent.tagName === "pre");
        if (isInline) ledger.inlineCode.push({ text: straightOf(textOf(node), "inline", line), line });
        const level = /^h([1-6])$/.exec(node.tagName)?.[1];
        if (level && typeof id === "string")
          ledger.headings.push({ level: Number(level), id, text: textOf(node), line });
      } else if (node.type === "mdxJsxFlowElement" || node.type === "mdxJsxTextElement") {
        const line = node.position?.start.line;
        for (const attribute of node.attributes) {
          if (attribute.type !== "mdxJsxAttribute" || typeof attribute.value !== "string") continue;
          if (attribute.name === "href") ledger.links.push({ href: attribute.value, line });
          if (attribute.name === "src") ledger.images.push({ src: attribute.value, line });
          if (attribute.name === "id") addId(attribute.value, node, "Give one of them another id.");
          if (attribute.name === "name" && node.name === "Diagram") {
            ledger.images.push({ src: `diagram:${attribute.value}`, line });
          }
        }
      }
    });
    file.data.ledger = ledger;
  };
}
