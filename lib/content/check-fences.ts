import type { Ledger } from "./ledger";
import type { Problem } from "./problem";

type FencedPage = { file: string; source: string; ledger: Pick<Ledger, "code"> };

/**
 * Every fence that swallows the one after it, since its own end is missing (CommonMark, 4.5: only a line of the fence alone
 * ends it). Without this, what stands between them is published as code, and the rest is checked as something else.
 */
export function checkFences({ file, source, ledger }: FencedPage): Problem[] {
  const lines = source.split(/\r?\n/);
  return ledger.code.flatMap(({ text, line }) => {
    const [fence] = /[`~]{3,}/.exec(lines[(line ?? 0) - 1] ?? "") ?? [];
    if (!fence || !line) return [];
    const opening = new RegExp(`^\\s*${fence}[a-z]`);
    const swallowed = text.split("\n").findIndex((each) => opening.test(each));
    if (swallowed < 0) return [];
    return {
      file,
      line,
      what: `The fence that begins here is not closed: the next one begins on line ${line + 1 + swallowed}.`,
      cure: `Write ${fence} on a line of its own where the code ends.`,
    };
  });
}
