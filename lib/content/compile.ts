import { compile } from "@mdx-js/mdx";
import { VFile } from "vfile";
import rehypePage from "@/lib/mdx/rehype-page.mjs";
import remarkPage from "@/lib/mdx/remark-page.mjs";
import { resolvers } from "@/lib/resolvers/resolvers";
import type { Ledger } from "./ledger";
import type { Problem } from "./problem";
import { remarkResolve } from "./remark-resolve";

/** A page as the MDX compiler leaves it: the body of a function that makes its elements, and what it holds. */
export type CompiledPage = { code: string; ledger: Ledger; problems: Problem[] };

const emptyLedger: Ledger = { headings: [], ids: [], links: [], images: [], flow: [], code: [], inlineCode: [] };

/** Compiles a page. Mistakes of the writer come back as problems; only a fault of ours throws. */
export async function compileText(file: string, source: string): Promise<CompiledPage> {
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
    const problems = (document.data.problems as Omit<Problem, "file">[]).map((problem) => ({ file, ...problem }));
    return { code, ledger: (document.data.ledger as Ledger | undefined) ?? emptyLedger, problems };
  } catch (error) {
    return { code: "", ledger: emptyLedger, problems: [syntaxProblem(file, error)] };
  }
}

/** The MDX parser's own message, with a cure for the mistakes that writers make most. */
function syntaxProblem(file: string, error: unknown): Problem {
  const message = error as { reason?: string; line?: number; column?: number; place?: { start?: { line: number } } };
  if (!message.reason) throw error;
  return {
    file,
    line: message.line ?? message.place?.start?.line ?? Number(/\((\d+):\d+/.exec(message.reason)?.[1] ?? 1),
    column: message.column,
    what: `MDX cannot be read: ${message.reason.split("\n")[0]?.replace(/ \(note: .*\)$/, "")}.`,
    cure: syntaxCure(message.reason),
  };
}

function syntaxCure(reason: string): string {
  if (/to create a comment/.test(reason)) return "Write {/* … */} around a note to writers.";
  if (/brace|expression|acorn/.test(reason)) return "Put braces in backticks, or write \\{ for a brace.";
  return "Close every element, leave a blank line around text inside it, and put a bare < in backticks.";
}
