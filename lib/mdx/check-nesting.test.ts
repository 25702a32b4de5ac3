import { expect, it } from "vitest";
import { compileText } from "@/lib/content/compile";

const read = async (text: string) => {
  const { problems } = await compileText("content/a.mdx", text);
  return problems.map(({ line, what, cure }) => `${line} ${what} ${cure}`);
};

it.each([
  ["a summary without an empty line", "<details>\n<summary>x</summary>\ntext\n</details>", "2 <summary>"],
  ["a callout", 'Text <Callout type="note">y</Callout> more.', "1 <Callout>"],
  ["a callout that is set in bold", 'Text **<Callout type="note">y</Callout>**', "1 <Callout>"],
  ["a callout in an item", '1. One\n2. Text <Callout type="note">y</Callout>', "2 <Callout>"],
  ["items of a list", "Text\nand <li>a</li> <li>b</li>.", "2 <li>"],
  ["a table that an element stands for", "Text <CliExitCodes />.", "1 A table"],
])("a block in a sentence is told: %s", async (_, text, says) =>
  expect(await read(text)).toEqual([
    `${says} is read as a part of the sentence beside it. Leave an empty line before it, and one after it.`,
  ]),
);

it("a block in a heading is told", async () =>
  expect(await read('Text.\n\n## A <Callout type="note">y</Callout>')).toEqual([
    "3 <Callout> stands in a heading, which holds words alone. Put it below the heading, with an empty line before it.",
  ]));

it.each([
  ["p", "a paragraph", "<p>\n\npara\n\n</p>"],
  ["strong", "a paragraph", "<strong>\n\nx\n\n</strong>"],
  ["small", "a list", "<small>\n- One\n</small>"],
  ["em", "<div>", "<em><div>x</div></em>"],
  ["summary", "a paragraph", "<details>\n<summary>\nx\n</summary>\n\ntext\n\n</details>"],
])("a block in what holds words alone is told: <%s> with %s", async (name, held, text) =>
  expect(await read(text)).toEqual([
    `${name === "summary" ? 2 : 1} <${name}> holds ${held}, and can hold words alone. Write words alone between <${name}> and </${name}>, on one line with both.`,
  ]),
);

it.each([
  '<Callout type="note">y</Callout>',
  '- <Callout type="note">y</Callout>',
  '| A |\n|---|\n| <Callout type="note">y</Callout> |\n| <ul><li>a</li></ul> |',
  "<p>One\ntwo</p>",
  "<del>\n\nOne\n\n- Two\n\n</del>",
  "<strong>x</strong>, <small>`y`</small>, and ![A line](/docs/images/log-line.svg).",
  "<div>\n\nOne\n\n</div>",
  'Text <CliLimit of="capture --limit maximum" />.',
])("%j stands where it can", async (text) => expect(await read(text)).toEqual([]));
