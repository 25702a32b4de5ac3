import { expect, it } from "vitest";
import { compileText } from "@/lib/content/compile";

const read = async (text: string) => {
  const { problems } = await compileText("content/a.mdx", text);
  return problems.map(({ line, what }) => `${line} ${what}`);
};

it.each([
  ["<li>x</li>", "<ul>"],
  ["<dl>\n<dt>x</dt>\n</dl>\n<dd>y</dd>", "<dl>"],
  ["<dt>x</dt>", "<dl>"],
  ["<summary>x</summary>", "<details>"],
  ["<details>\n<div>\n<summary>a</summary>\n</div>\n</details>", "<details>"],
])("a part outside of its whole is told: %j", async (text, whole) =>
  expect(await read(text)).toEqual([expect.stringContaining(`stands outside ${whole}.`)]),
);

it.each([
  ["Markdown in a list of HTML", "<ul>\n\n- x\n\n</ul>", "3 This stands in <ul>, but in no <li>."],
  ["a text in a list of terms", "<dl>\n\ntext\n\n</dl>", "3 This stands in <dl>, but in no <dt> or <dd> or <div>."],
  ["a list without an item", "<ol></ol>", "1 <ol> has no <li>."],
  [
    "two tabs that are one in an address",
    '<Tabs group="language">\n<Tab label="C++">\nx\n</Tab>\n<Tab label="C#">\ny\n</Tab>\n</Tabs>',
    '5 "C++" and "C#" are one choice, "c".',
  ],
  ["a space alone", "Press <kbd> </kbd>.", "1 <kbd> is empty."],
  [
    "a summary below a text",
    "<details>\n\ntext\n\n<summary>x</summary>\n\n</details>",
    "5 A <summary> that is not the first in its <details>.",
  ],
  [
    "a second summary",
    "<details>\n<summary>a</summary>\n<summary>b</summary>\n\ntext\n\n</details>",
    "3 A <summary> that is not the first in its <details>.",
  ],
  [
    "a summary of details in details",
    "<details>\n\n<details>\n<summary>a</summary>\n\nx\n\n</details>\n\n</details>",
    "1 <details> has no <summary>, which is all that is seen of it at first.",
  ],
])("what an element cannot hold is told: %s", async (_, text, says) => expect(await read(text)).toEqual([says]));

it.each([
  "<ul>\n<li>x</li>\n<li>y</li>\n</ul>",
  "<ol> <li>x</li> <li>y</li> </ol>",
  "<dl>\n<dt>x</dt>\n<dd>y</dd>\n</dl>",
  "<dl>\n<div>\n<dt>x</dt>\n<dd>y</dd>\n</div>\n</dl>",
  "<details>\n{/* A note */}\n<summary>a</summary>\n\nx\n\n</details>",
  "<details> <summary>a</summary> x</details>",
  '<Tabs group="os"> <Tab label="Linux">x</Tab> </Tabs>',
])("%j holds what it can", async (text) => expect(await read(text)).toEqual([]));
