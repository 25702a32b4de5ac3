import remarkFrontmatter from "remark-frontmatter";
import { unified } from "unified";
import remarkAlerts from "./remark-alerts.mjs";
import remarkDefinitions from "./remark-definitions.mjs";
import remarkDoubles from "./remark-doubles.mjs";
import remarkFootnotes from "./remark-footnotes.mjs";
import remarkGithub from "./remark-github.mjs";
import remarkGlued from "./remark-glued.mjs";
import remarkInline from "./remark-inline.mjs";
import remarkLists from "./remark-lists.mjs";
import remarkMisread from "./remark-misread.mjs";
import remarkTables from "./remark-tables.mjs";
import remarkWords from "./remark-words.mjs";

/**
 * Everything that happens to a page's Markdown, as one plugin: @next/mdx (which takes plugins by path only) and our
 * own compiler then cannot disagree. Syntax extensions must attach to the outer processor, hence `this`.
 * @this {import("unified").Processor}
 * @param {{ resolved?: readonly string[] }} options names of the elements that were resolved before
 */
export default function remarkPage(options = {}) {
  remarkFrontmatter.call(/** @type {any} */ (this));
  remarkGithub.call(this);
  const steps = unified()
    .use(remarkInline)
    .use(remarkAlerts)
    .use(remarkMisread)
    .use(remarkGlued)
    .use(remarkLists)
    .use(remarkDoubles)
    .use(remarkTables)
    .use(remarkFootnotes)
    .use(remarkDefinitions)
    .use(remarkWords, options);
  /** @param {import("mdast").Root} tree @param {import("vfile").VFile} file */
  return (tree, file) => steps.run(tree, file);
}
