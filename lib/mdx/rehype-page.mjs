import { toString as textOf } from "hast-util-to-string";
import rehypeAutolinkHeadings from "rehype-autolink-headings";
import rehypeSlug from "rehype-slug";
import { unified } from "unified";
import rehypeCells from "./rehype-cells.mjs";
import rehypeCode from "./rehype-code.mjs";
import rehypeFlow from "./rehype-flow.mjs";
import rehypeHeadings from "./rehype-headings.mjs";
import rehypeLedger from "./rehype-ledger.mjs";

/** Everything that happens to a page's HTML, as one plugin (see remark-page). The order matters. */
export default function rehypePage() {
  const steps = unified()
    .use(rehypeHeadings)
    .use(rehypeSlug)
    .use(rehypeLedger)
    .use(rehypeFlow)
    .use(rehypeAutolinkHeadings, {
      behavior: "append",
      test: ["h2", "h3", "h4"],
      content: { type: "text", value: "#" },
      properties: (heading) => ({ className: ["anchor"], ariaLabel: `Link to “${textOf(heading)}”` }),
    })
    .use(rehypeCells)
    .use(rehypeCode);
  /** @param {import("hast").Root} tree @param {import("vfile").VFile} file */
  return (tree, file) => steps.run(tree, file);
}
