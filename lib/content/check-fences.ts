import { languages } from "@/lib/mdx/highlight.mjs";
import { brokenCode } from "./broken-code";
import { codeEscapes } from "./code-escapes";
import type { Ledger } from "./ledger";
import type { PlacedFault, Problem } from "./problem";

type FencedPage = { file: string; source: string; ledger: Pick<Ledger, "code" | "inlineCode"> };

/**
 * Every fence that has no end of its own (CommonMark, 4.5: only a line of the fence alone ends it), and every one that has
 * too few backticks to be one. Without this, what follows is published as code, as far as the next fence or the end of the
 * page, or the code as one line in a sentence. And code that nobody can run as it stands, and signs escaped where none is.
 */
export function checkFences({ file, source, ledger }: FencedPage): Problem[] {
  const lines = source.split("\n");
  return [
    ...ledger.code.flatMap((fence) => {
      const open = openFault(fence, lines);
      return open.length > 0 ? open : brokenCode(fence);
    }),
    ...ledger.inlineCode.flatMap(({ line = 0 }) => thinFault(line, lines)),
    ...ledger.inlineCode.flatMap(codeEscapes),
  ].map((fault) => ({ file, ...fault }));
}

function openFault({ text, line = 0 }: Ledger["code"][number], lines: readonly string[]): PlacedFault[] {
  const [fence] = /[`~]{3,}/.exec(lines[line - 1] ?? "") ?? [];
  if (!fence) return [];
  const end = new RegExp(`^[\\s>]*${fence}${fence[0]}*[ \\t]*$`);
  const lost = lostEnd(text.split("\n"), fence, line + 1);
  const isClosed = lines.slice(line).some((each) => end.test(each));
  if (lost === undefined && isClosed) return [];
  const what = `The fence that begins here is not closed: ${lost ?? "the rest of the page is code"}.`;
  return [{ line, what, cure: `Write ${fence} on a line of its own where the code ends.` }];
}

/** What stands in the code, whose first line is this one, and shows that it was to end before. */
function lostEnd(code: readonly string[], fence: string, first: number): string | undefined {
  const sign = fence.charAt(0);
  const next = new RegExp(`^\\s*${fence}${sign}*[a-z]`);
  // Such a line within code is the end of it and more text, which CommonMark takes for code.
  const more = new RegExp(`^\\s*${fence}${sign}*[ \\t]*[^\\s${sign}][^${sign}]*$`);
  const other = (sign === "`" ? "~" : "`").repeat(fence.length);
  const others = code.filter((each) => each.startsWith(other));
  const at = code.findIndex(
    (each) => next.test(each) || more.test(each) || (others.length === 1 && each.trimEnd() === other),
  );
  const found = code[at];
  if (found === undefined) return undefined;
  if (next.test(found)) return `the next one begins on line ${first + at}`;
  if (more.test(found)) return `on line ${first + at}, more than its end stands after ${fence}`;
  return `on line ${first + at}, it has ${other} for its end`;
}

/** A line that code in a sentence begins, and that has nothing else: two backticks, or one with a fence's language. */
const thinFence = new RegExp(`^[\\s>\\d.)*+-]*(\`\`[^\`]*|\`(?:${languages.join("|")}))$`);

/** One of enough backticks, behind spaces that Markdown takes for a word, as a word processor makes them. */
const spacedFence = /^[\s>]*[\u00A0\u202F]\s*(`{3,}[^`]*)$/;

function thinFault(line: number, lines: readonly string[]): PlacedFault[] {
  const written = (lines[line - 1] ?? "").trimEnd();
  const [, spaced] = spacedFence.exec(written) ?? [];
  const [, opening = spaced] = thinFence.exec(written) ?? [];
  if (opening === undefined) return [];
  const what = `"${opening}" begins no fence: what follows is code in a sentence, all on one line.`;
  const cure = spaced
    ? "The spaces before it are ones that do not break a line: delete them, and type plain ones, before each of its lines."
    : "Write ``` on a line of its own before the code and after it.";
  return [{ line, what, cure }];
}
