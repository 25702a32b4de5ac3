import rehypeAutolinkHeadings from "rehype-autolink-headings";
import rehypeSlug from "rehype-slug";
import { unified } from "unified";
import rehypeCells from "./rehype-cells.mjs";
import rehypeCode from "./rehype-code.mjs";
import rehypeFlags from "./rehype-flags.mjs";
import rehypeFlow from "./rehype-flow.mjs";
import rehypeHeadings from "./rehype-headings.mjs";
import rehypeLedger from "./rehype-ledger.mjs";
import rehypeLines from "./rehype-lines.mjs";
import rehypeTableNames from "./rehype-table-names.mjs";

/** Everything that happens to a page's HTML, as one plugin (see remark-page). The order matters. */
export default function rehypePage() {
  const steps = unified()
    .use(rehypeHeadings)
    .use(rehypeSlug)
    .use(rehypeLedger)
    .use(rehypeFlow)
    // Its words are the link: a mark beside them would be read as part of every heading's name.
    .use(rehypeAutolinkHeadings, { behavior: "wrap", test: ["h2", "h3", "h4"], properties: {} })
    .use(rehypeTableNames)
    .use(rehypeCells)
    .use(rehypeFlags)
    .use(rehypeLines)
    .use(rehypeCode);
  /** @param {import("hast").Root} tree @param {import("vfile").VFile} file */
  return (tree, file) => steps.run(tree, file);
}
