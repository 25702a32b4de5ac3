import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { compile } from "@mdx-js/mdx";
import { VFile } from "vfile";
import { listFiles } from "@/lib/files/list";
import rehypePage from "@/lib/mdx/rehype-page.mjs";
import remarkPage from "@/lib/mdx/remark-page.mjs";
import { resolvers } from "@/lib/resolvers/resolvers";
import type { Ledger } from "./ledger";
import type { Problem } from "./problem";
import { remarkResolve } from "./remark-resolve";

/** A page as the MDX compiler leaves it: the body of a function that makes its elements, and what it holds. */
export type CompiledPage = { code: string; ledger: Ledger; problems: Problem[] };

const cacheFolder = path.join(process.cwd(), ".cache", "content");
const emptyLedger: Ledger = { headings: [], ids: [], links: [], images: [], flow: [], code: [], inlineCode: [] };

/**
 * Compiles a page's MDX once: the result is kept under `.cache/content/` by the hash of text and compiler, and shared
 * by the check before the build, the workers that draw the pages, and the next build.
 * Mistakes of the writer come back as problems; only a fault of ours throws.
 */
export async function compilePage(file: string, source: string): Promise<CompiledPage> {
  const key = cacheKey(file, source);
  const kept = readCache(key);
  if (kept) return kept;
  const compiled = await compileText(file, source);
  writeCache(key, compiled);
  return compiled;
}

/** Whether a page need not be compiled again. */
export function isCompiled(file: string, source: string): boolean {
  return existsSync(path.join(cacheFolder, `${cacheKey(file, source)}.json`));
}

/** Compiles without the cache. */
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
    what: `MDX cannot be read: ${message.reason.split("\n")[0]}.`,
    cure: /brace|expression|acorn/.test(message.reason)
      ? "Put braces in backticks, or write \\{ for a brace."
      : "Close every element, leave a blank line around text inside it, and put a bare < in backticks.",
  };
}

function cacheKey(file: string, source: string): string {
  return createHash("sha256").update(pipelineHash()).update(`${file}\0${source}`).digest("hex").slice(0, 32);
}

/** Whatever can change what a page compiles to, besides its own text. */
const inputs = [
  "lib/mdx",
  "lib/content",
  "lib/resolvers",
  "lib/facts",
  "lib/openapi",
  "lib/cli",
  "openapi",
  "content/samples",
];
const inputFiles = ["content/cli/devlog.opencli.yaml", "package-lock.json"];

let known = { stamp: "", hash: "" };

/** Changes whenever the compiler, one of our plugins, or a document that pages take facts from does. */
function pipelineHash(): string {
  const files = [
    ...inputs.flatMap((folder) =>
      existsSync(folder)
        ? listFiles(folder, /(?<!\.test)\.(ts|mjs|py|go|sh|yaml|json)$/).map((name) => `${folder}/${name}`)
        : [],
    ),
    ...inputFiles.filter(existsSync),
  ];
  const stamp = files.map((name) => `${name}:${statSync(name).mtimeMs}`).join();
  if (stamp !== known.stamp) {
    const digest = createHash("sha256");
    for (const name of files) digest.update(name).update(readFileSync(name));
    known = { stamp, hash: digest.digest("hex") };
  }
  return known.hash;
}

function readCache(key: string): CompiledPage | undefined {
  try {
    return JSON.parse(readFileSync(path.join(cacheFolder, `${key}.json`), "utf8")) as CompiledPage;
  } catch {
    return undefined;
  }
}

/** Written aside and renamed, so that two workers can never leave half a file. */
function writeCache(key: string, compiled: CompiledPage): void {
  mkdirSync(cacheFolder, { recursive: true });
  const aside = path.join(cacheFolder, `${key}.${process.pid}.part`);
  writeFileSync(aside, JSON.stringify(compiled));
  renameSync(aside, path.join(cacheFolder, `${key}.json`));
}
