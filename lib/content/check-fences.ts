import type { Ledger } from "./ledger";
import type { Problem } from "./problem";

type FencedPage = { file: string; source: string; ledger: Pick<Ledger, "code"> };

/**
 * Every fence that has no end of its own (CommonMark, 4.5: only a line of the fence alone ends it). Without this, what
 * follows is published as code, as far as the next fence, or the end of the page.
 */
export function checkFences({ file, source, ledger }: FencedPage): Problem[] {
  const lines = source.split(/\r?\n/);
  return ledger.code.flatMap(({ text, line = 0 }) => {
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
    return {
      file,
      line,
      what: `The fence that begins here is not closed: ${rest}.`,
      cure: `Write ${fence} on a line of its own where the code ends.`,
    };
  });
}
