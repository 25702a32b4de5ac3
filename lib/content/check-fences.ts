import { languages } from "@/lib/mdx/highlight.mjs";
import { brokenCode } from "./broken-code";
import type { Ledger } from "./ledger";
import type { Problem } from "./problem";

type FencedPage = { file: string; source: string; ledger: Pick<Ledger, "code" | "inlineCode"> };

/**
 * Every fence that has no end of its own (CommonMark, 4.5: only a line of the fence alone ends it), and every one that has
 * too few backticks to be one. Without this, what follows is published as code, as far as the next fence or the end of the
 * page, or the code as one line in a sentence. And code that nobody can run as it stands.
 */
export function checkFences({ file, source, ledger }: FencedPage): Problem[] {
  const lines = source.split(/\r?\n/);
  return [
    ...ledger.code.flatMap((fence) => {
      const open = openFault(fence, lines);
      return open.length > 0 ? open : brokenCode(fence);
    }),
    ...ledger.inlineCode.flatMap(({ line = 0 }) => thinFault(line, lines)),
  ].map((fault) => ({ file, ...fault }));
}

type Fault = Omit<Problem, "file">;

function openFault({ text, line = 0 }: Ledger["code"][number], lines: readonly string[]): Fault[] {
  const [fence] = /[`~]{3,}/.exec(lines[line - 1] ?? "") ?? [];
  if (!fence) return [];
  const opening = new RegExp(`^\\s*${fence}[a-z]`);
  const swallowed = text.split("\n").findIndex((each) => opening.test(each));
  const isClosed = lines.slice(line).some((each) =>
    each
      .replace(/^[\s>]*/, "")
      .trimEnd()
      .startsWith(fence),
  );
  if (swallowed < 0 && isClosed) return [];
  const rest = swallowed < 0 ? "the rest of the page is code" : `the next one begins on line ${line + 1 + swallowed}`;
  const what = `The fence that begins here is not closed: ${rest}.`;
  return [{ line, what, cure: `Write ${fence} on a line of its own where the code ends.` }];
}

/** A line that code in a sentence begins, and that has nothing else: two backticks, or one with a fence's language. */
const thinFence = new RegExp(`^[\\s>\\d.)*+-]*(\`\`[^\`]*|\`(?:${languages.join("|")}))$`);

function thinFault(line: number, lines: readonly string[]): Fault[] {
  const [, opening] = thinFence.exec((lines[line - 1] ?? "").trimEnd()) ?? [];
  if (opening === undefined) return [];
  const what = `"${opening}" begins no fence: what follows is code in a sentence, all on one line.`;
  return [{ line, what, cure: "Write ``` on a line of its own before the code and after it." }];
}
