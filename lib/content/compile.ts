import { compile } from "@mdx-js/mdx";
import { VFile } from "vfile";
import rehypePage from "@/lib/mdx/rehype-page.mjs";
import remarkPage from "@/lib/mdx/remark-page.mjs";
import { resolvers } from "@/lib/resolvers/resolvers";
import { conflictIn } from "./conflicts";
import { frontmatterIn } from "./frontmatter-text";
import type { Ledger } from "./ledger";
import type { PlacedFault, Problem } from "./problem";
import { remarkResolve } from "./remark-resolve";
import { syntaxProblem } from "./syntax-problem";

/** A page as the MDX compiler leaves it: the body of a function that makes its elements, and what it holds. */
export type CompiledPage = { code: string; ledger: Ledger; problems: Problem[] };

const emptyLedger: Ledger = { headings: [], ids: [], links: [], images: [], flow: [], code: [], inlineCode: [] };

/** Compiles a page. Mistakes of the writer come back as problems; only a fault of ours throws. */
export async function compileText(file: string, source: string): Promise<CompiledPage> {
  const conflict = conflictIn(file, source, frontmatterIn(source)?.whole.length);
  if (conflict) return { code: "", ledger: emptyLedger, problems: [conflict] };
  const document = new VFile({ value: source, path: file, data: { problems: [] } });
  try {
    const code = String(
      await compile(document, {
        outputFormat: "function-body",
        remarkPlugins: [
          [remarkResolve, { resolvers }],
          [remarkPage, { resolved: Object.keys(resolvers) }],
        ],
        rehypePlugins: [rehypePage],
      }),
    );
    const problems = (document.data.problems as PlacedFault[]).map((problem) => ({ file, ...problem }));
    const ledger = document.data.ledger as Ledger;
    return { code, ledger: document.data.isPart ? { ...ledger, isPart: true } : ledger, problems };
  } catch (error) {
    return { code: "", ledger: emptyLedger, problems: [syntaxProblem(file, source, error)] };
  }
}
