import { expect, it } from "vitest";
import { compileText } from "@/lib/content/compile";

const read = async (text: string) => {
  const { problems } = await compileText("content/a.mdx", text);
  return problems.map(({ line, what, cure }) => `${line} ${what} ${cure}`);
};

it.each([
  ["a table", "| A | B |\n|---|---|\n| a | |"],
  ["a table without signs at its sides", "A | B\n---|---\na | b"],
  ["a table whose first column has the names of its rows", "| | A |\n|---|---|\n| a | b |"],
  ["a table of one column, and a row without a sign", "| A |\n|---|\na"],
])("nothing is said of %s", async (_, text) => expect(await read(text)).toEqual([]));

it.each([
  ["a table of headings", "| A | B |\n|---|---|", "1 A table without rows. Write a row below its headings"],
  [
    "a column without a heading",
    "| A | | |\n|---|---|---|\n| a | b | c |",
    "1 Column 2 of a table has no heading. Say there",
  ],
  [
    "a sentence at its end",
    "| A | B |\n|---|---|\n| a | b |\nText.",
    "4 A row of the table above, for want of an empty line. Leave an empty line after the table.",
  ],
  [
    "a row without a word",
    "| A | B |\n|---|---|\n| a | b |\n| | |",
    "4 A row of a table without a text. Write its cells",
  ],
  ["a row with too few cells", "| A | B |\n|---|---|\n| a |", "3 A row of 1 cell in a table of 2 columns. Put a |"],
])("%s is told", async (_, text, says) => {
  const [told, ...others] = await read(text);
  expect(told).toContain(says);
  expect(others).toEqual([]);
});
