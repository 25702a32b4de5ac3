import { noSpace } from "./check-links";
import type { Ledger } from "./ledger";
import { lineAt } from "./place";
import type { Problem } from "./problem";

/** A space, a letter, a sign: what can stand before and after a sign of emphasis. */
const kinds = [String.raw`\s`, String.raw`[\p{L}\p{N}]`, String.raw`[^\s\p{L}\p{N}*_]`];

/** With the same kind on both sides it was not to be one: a product (`2 * 3`), a name (`snake_case`), a star alone. */
const meant = ["^[*_]+$", ...kinds.map((kind) => `(?<=${kind})[*_]+${kind}`)].join("|");

/** What a reader sees where Markdown was meant, and what its writer has to write. Each is a text that no sentence has. */
const failed: readonly { pattern: RegExp; what: string; cure: string }[] = [
  {
    pattern: /\[[^\]]+\]\s+\((?:\/|#|https?:|mailto:|$)/,
    what: "A link",
    cure: "Write [its text](its address) without a space between them.",
  },
  {
    pattern: /\]\([^\s()]+[ \t]+["'“”‘’]/,
    what: "A caption",
    cure: 'Write one straight quote before it, one after it, and the bracket: ![its text](its address "The caption").',
  },
  {
    pattern: /\]\((?:\/|https?:)[^)"'\n]*?[ \t]+[^\s)"'][^)"'\n]*(?:["'][^\n]*["'][ \t]*)?\)/,
    what: "An address with a space",
    cure: noSpace,
  },
  { pattern: /\]\((?:\/|#|https?:|mailto:|$)/, what: "A link", cure: "Close both brackets: [its text](its address)." },
  {
    pattern: /\[\^[^\]\s]+\]/,
    what: "A footnote",
    cure: "Write its text on a line of its own: [^1]: The text.",
  },
  {
    pattern: /\[\[[^\][\n]+\]\]|\[[^\][]+\]\[[^\]]*\]/,
    what: "A link by name",
    cure: "Write [its text](its address): links of this site have their address with them.",
  },
  {
    pattern: /^\[![A-Z]+\][ \t]+\S/i,
    what: "A callout",
    cure: "Write > [!NOTE] on a line of its own, and > before each line of the text after it.",
  },
  { pattern: /^:{3,}/, what: "A callout", cure: "Write > [!NOTE], and > before each line of the text after it." },
  { pattern: /^#{1,6}(?=[A-Z])/, what: "A heading", cure: "Write a space after the #." },
  {
    pattern: /^\|.*\|\s*$/m,
    what: "A table",
    cure: "Write a line |---|---| with one part for each column after its headings, and blank lines around the table.",
  },
  {
    pattern: new RegExp(String.raw`\*\*|(?<=\s)__|(?<![*_])(?!${meant})[*_]+`, "u"),
    what: "Emphasis",
    cure: "Write **word**, with the same signs on both sides and no space inside; put a sign that is meant in backticks.",
  },
  { pattern: /^``[a-z]*$/m, what: "A fence", cure: "Write ``` on a line of its own before the code and after it." },
  { pattern: /`/, what: "Code", cure: "Close the backticks: `code`." },
  { pattern: /&(?:#\d+|[a-z]{2,});/, what: "A sign by its name", cure: "Write the sign itself." },
];

/**
 * Every text that was to be Markdown and is published as it was typed, since something of it is amiss: CommonMark has no
 * errors, so nobody else tells. One problem for each text: what is wrong first often brings the rest.
 */
export function checkMarkdown({ file, ledger }: { file: string; ledger: Pick<Ledger, "flow"> }): Problem[] {
  return ledger.flow.flatMap((mark) => {
    if (mark.is !== "text") return [];
    for (const { pattern, what, cure } of failed) {
      const found = pattern.exec(mark.text);
      if (!found) continue;
      const { text, line } = mark;
      const at = lineAt(text, found.index) - 1;
      const shown = text.split("\n")[at]?.slice(0, 60).trim();
      return [
        {
          file,
          line: line === undefined ? undefined : line + at,
          what: `${what} is published as it is typed: "${shown}".`,
          cure,
        },
      ];
    }
    return [];
  });
}
