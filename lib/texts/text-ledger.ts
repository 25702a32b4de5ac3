import remarkParse from "remark-parse";
import remarkRehype from "remark-rehype";
import { unified } from "unified";
import { VFile } from "vfile";
import type { Ledger } from "@/lib/content/ledger";
import type { PlacedFault } from "@/lib/content/problem";
import rehypeFlow from "@/lib/mdx/rehype-flow.mjs";
import rehypeLedger from "@/lib/mdx/rehype-ledger.mjs";
import remarkDoubles from "@/lib/mdx/remark-doubles.mjs";
import remarkFootnotes from "@/lib/mdx/remark-footnotes.mjs";
import remarkGithub from "@/lib/mdx/remark-github.mjs";
import remarkLists from "@/lib/mdx/remark-lists.mjs";
import remarkTables from "@/lib/mdx/remark-tables.mjs";

const processor = unified()
  .use(remarkParse)
  .use(remarkGithub)
  .use(remarkTables)
  .use(remarkLists)
  .use(remarkDoubles)
  .use(remarkFootnotes)
  .use(remarkRehype)
  .use(rehypeLedger)
  .use(rehypeFlow)
  .freeze();

/** What a description holds, as a page's ledger says it, and what its tables, lists, and footnotes lose; lines are its own. */
export function textLedger(text: string): { ledger: Ledger; faults: PlacedFault[] } {
  const file = new VFile({ value: text });
  processor.runSync(processor.parse(file), file);
  const { ledger, problems = [] } = file.data as { ledger: Ledger; problems?: PlacedFault[] };
  return { ledger, faults: problems };
}
