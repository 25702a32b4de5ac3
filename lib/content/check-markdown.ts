import { readable } from "@/lib/mdx/literal.mjs";
import { dayFaults } from "./check-days";
import type { Ledger } from "./ledger";
import { failedMarkdown } from "./markdown-slips";
import { lineAt } from "./place";
import type { Problem } from "./problem";
import { typingSlips } from "./typing-slips";

const noSigns = "Leave its signs out: a title, a label, and a caption are plain text.";

/**
 * Every text that was to be Markdown and is published as it was typed, since something of it is amiss: CommonMark has no
 * errors, so nobody else tells; and what no sentence has, such as a word twice. In a title, a label, or a caption, which
 * are plain text, no Markdown is right. One problem for each text: what is wrong first often brings the rest.
 */
export function checkMarkdown({ file, ledger }: { file: string; ledger: Pick<Ledger, "flow"> }): Problem[] {
  return ledger.flow.flatMap((mark) => {
    if (mark.is !== "run") return [];
    const days = dayFaults(mark.text).map(({ offset, ...fault }) => ({
      file,
      line: mark.line === undefined ? undefined : mark.line + lineAt(mark.text, offset) - 1,
      ...fault,
    }));
    for (const slip of [...failedMarkdown, ...typingSlips]) {
      const { pattern, what, cure } = slip;
      const found = pattern.exec(mark.text);
      if (!found) continue;
      const { text, line } = mark;
      const at = lineAt(text, found.index) - 1;
      const column = found.index - text.lastIndexOf("\n", found.index - 1) - 1;
      const shown = readable((text.split("\n")[at] ?? "").slice(column < 40 ? 0 : column - 20))
        .slice(0, 60)
        .trim();
      return [
        ...days,
        {
          file,
          line: line === undefined ? undefined : line + at,
          what: `${what} is published as it is typed: "${shown}".`,
          cure: mark.isPlain && failedMarkdown.includes(slip) ? noSigns : cure,
        },
      ];
    }
    return days;
  });
}
