import { visit } from "unist-util-visit";
import { codeProblems } from "./check-code.mjs";
import { isMarked, parseCodeMeta } from "./code-meta.mjs";
import { fenceOf } from "./fence.mjs";
import { escapeHtml, highlightLines, languages } from "./highlight.mjs";
import { isJsonText } from "./is-json-text.mjs";
import { languageMeant } from "./language-meant.mjs";
import { report } from "./report.mjs";
import { parseTerminal } from "./terminal.mjs";

/**
 * Turns each fenced block into a `<CodeBlock>` whose HTML is finished: colored at build, so that the reader's
 * browser needs no highlighter. An unknown language or option is reported.
 */
export default function rehypeCode() {
  /** @param {import("hast").Root} tree @param {import("vfile").VFile} file */
  return async (tree, file) => {
    /** @type {Promise<void>[]} */
    const work = [];
    visit(tree, "element", (node, index, parent) => {
      const fence = fenceOf(node);
      if (!fence || !parent || index === undefined) return;
      const meta = checkFence(file, node, fence);
      if (!meta) return;
      work.push(
        codeBlockOf(fence, meta).then((block) => {
          parent.children[index] = block;
        }),
      );
    });
    await Promise.all(work);
  };
}

/** @typedef {NonNullable<ReturnType<typeof fenceOf>>} Fence */

/**
 * Reports what is wrong with a fence. Gives its options, unless nobody knows its language.
 * @param {import("vfile").VFile} file @param {import("hast").Element} node @param {Fence} fence
 */
function checkFence(file, node, { lang, meta: written, text }) {
  if (!languages.includes(lang)) {
    const meant = languageMeant(lang);
    report(
      file,
      node,
      lang ? `Unknown code language "${lang}".` : "A code block without a language.",
      meant ? `Did you mean "${meant}"?` : `Write one of these after the fence: ${languages.join(", ")}.`,
    );
    return undefined;
  }
  const meta = parseCodeMeta(written);
  for (const part of meta.unknown) {
    report(
      file,
      node,
      `Unknown code option "${part}".`,
      'The options are title="…", {1,3-5}, ins={…}, del={…}, lines, wrap, fails; for JSON, response="…", schema="…", webhook="…".',
    );
  }
  for (const { what, cure } of codeProblems(text, lang, meta)) report(file, node, what, cure);
  return meta;
}

/**
 * The element of a fence.
 * @param {Fence} fence @param {import("./code-meta.mjs").CodeMeta} meta
 * @returns {Promise<import("mdast-util-mdx-jsx").MdxJsxFlowElementHast>}
 */
async function codeBlockOf({ lang, text }, meta) {
  /** @type {Record<string, string>} */
  const attributes = { html: await blockHtml(text, lang, meta), language: lang };
  if (meta.title) attributes.title = meta.title;
  if (meta.wrap) attributes.wrap = "wrap";
  if (meta.lines) attributes.lines = "lines";
  return {
    type: "mdxJsxFlowElement",
    name: "CodeBlock",
    attributes: Object.entries(attributes).map(([name, value]) => ({ type: "mdxJsxAttribute", name, value })),
    children: [],
  };
}

/**
 * A block of code as the HTML that `<CodeBlock>` takes.
 * @param {string} source
 * @param {string} language one of `languages`
 * @param {import("./code-meta.mjs").CodeMeta} meta
 */
export async function blockHtml(source, language, meta) {
  if (language === "console") return terminalHtml(source);
  const lines = await highlightLines(source, language);
  if (!isMarked(meta)) return lines.join("\n");
  return lines
    .map((html, index) => {
      const number = index + 1;
      const mark = meta.inserted.has(number)
        ? " ins"
        : meta.deleted.has(number)
          ? " del"
          : meta.marked.has(number)
            ? " hit"
            : "";
      return `<span class="ln${mark}">${html}\n</span>`;
    })
    .join("");
}

/** @param {string} source */
async function terminalHtml(source) {
  const lines = parseTerminal(source);
  const commands = lines.filter(({ kind }) => kind !== "output").map(({ text }) => text);
  const colored = await highlightLines(commands.join("\n"), "console");
  const output = lines.filter(({ kind }) => kind === "output").map(({ text }) => text);
  const outputHtml = isJsonText(output.join("\n"))
    ? await highlightLines(output.join("\n"), "json")
    : output.map(escapeHtml);
  return lines
    .map(({ kind }) => {
      if (kind === "output") return `<span class="out">${outputHtml.shift()}\n</span>`;
      return `<span class="cmd${kind === "continuation" ? " more" : ""}">${colored.shift()}\n</span>`;
    })
    .join("");
}
