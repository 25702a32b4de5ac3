import { expect, it } from "vitest";
import { compileText } from "@/lib/content/compile";

const read = async (text: string) => {
  const { problems } = await compileText("content/a.mdx", text);
  return problems.map(({ line, what, cure }) => `${line} ${what} ${cure}`);
};

it("an old id that another heading has is told with its line", async () =>
  expect(await read("## A [#x]\n\n## B [#y, #x]")).toEqual([
    '3 Two places have the id "x". Give one heading an id of its own: ## Title [#another-id].',
  ]));

it.each([
  ["## A\n\n## A", '3 A second heading "A": links to it would change with the first.', "## A"],
  [
    "### C++\n\n### C#",
    '3 The headings "C++" and "C#" make the same id, "c": links to the second would change with the first.',
    "### C#",
  ],
])("a heading that would have the id of another is told: %j", async (text, says, written) =>
  expect(await read(text)).toEqual([
    `${says} Say what makes it different, or give it an id of its own: ${written} [#another-id].`,
  ]),
);

it.each([
  ["## Undo [#undo-it] a change", "[#undo-it]", "Move it to the end of the heading."],
  ["## [#undo-it] Undo", "[#undo-it]", "Move it to the end of the heading."],
  ["## Undo [#undo-it, #back] **it**", "[#undo-it, #back]", "Move it to the end of the heading."],
  ["## Undo **it [#undo-it]**", "[#undo-it]", "Move it to the end of the heading."],
  ["## Undo [#undo-it].", "[#undo-it]", "Move it to the end of the heading."],
  ["## Undo [#a] [#b]", "[#a]", "Write all ids in one pair of brackets at its end: [#new-id, #old-id]."],
])("an id before a heading's end is told: %j", async (text, id, cure) =>
  expect(await read(text)).toEqual([
    `1 The id "${id}" does not stand at the end of its heading: it is read as text. ${cure}`,
  ]),
);

it.each(["## Undo `[#undo-it]` of it", "## Undo \\[#undo-it] of it", "## Undo [1] of #it [#undo-it]"])(
  "what is no id before a heading's end may stand: %j",
  async (text) => expect(await read(text)).toEqual([]),
);

it("the heading of footnotes is none of the page's", async () =>
  expect(await read("Text.[^1]\n\n## Footnotes\n\nText.\n\n[^1]: One.")).toEqual([]));
