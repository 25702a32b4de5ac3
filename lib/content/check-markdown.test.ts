import { expect, it } from "vitest";
import { checkMarkdown } from "./check-markdown";

const check = (text: string) =>
  checkMarkdown({ file: "content/a.mdx", ledger: { flow: [{ is: "text", text, line: 3 }] } });

// What each mistake is called and how it is mended: lib/mistakes/markdown.ts.
it.each([
  "Prices [in euros] (without tax).",
  "A range [1, 2) and a list [a], [b].",
  "A list of lists, [[1], [2]], and [",
  "Send a resume, a letter: or both.",
  "Issue #12, and #a11y.",
  "Either a | b or c.",
  "R&D; and AT&T.",
  "snake_case and 2 * 3 * 4",
  "2*3, and a_b",
  "*",
  'A "*", or (_).',
])("%s is a sentence", (text) => expect(check(text)).toEqual([]));

it.each([
  ["[a](/docs/in box/)", "An address with a space"],
  ["![a](/docs/images/my big shot.svg)", "An address with a space"],
  ['![a](/docs/my shot.svg "A caption")', "An address with a space"],
  ["[a](https://a.example/in box)", "An address with a space"],
  ['[a](/docs/inbox/ "A "caption")', "A caption"],
  ['![a](/docs/images/log-line.svg "Caption)', "A caption"],
  ["[a](/docs/inbox/ 'A caption", "A caption"],
  ["[a](/docs/inbox/ “A caption”)", "A caption"],
  ["[a](/docs/inbox/, and more.", "A link"],
  ["Select *Save and go on.", "Emphasis"],
  ["Select Save* and go on.", "Emphasis"],
  ["Select * Save* and go on.", "Emphasis"],
  ["Select _Save and go on.", "Emphasis"],
  ["Select Save_.", "Emphasis"],
  ["Select (*Save).", "Emphasis"],
  ["Select Save.* and go on.", "Emphasis"],
  ["Select __Save_ and go on.", "Emphasis"],
  // What stands beside one pair of signs that became emphasis.
  ["Select *", "Emphasis"],
  ["* and go on.", "Emphasis"],
  ["``bash", "A fence"],
])("%s is told as what it is", (text, what) =>
  expect(check(text)).toMatchObject([{ what: `${what} is published as it is typed: "${text}".` }]),
);

it("tells the line in a text of several, and once", () => {
  expect(check("A line.\nRead [a] (/docs/inbox/) and `b.")).toMatchObject([
    { line: 4, what: expect.stringContaining("A link") },
  ]);
});
