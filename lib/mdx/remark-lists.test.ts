import { expect, it } from "vitest";
import { compileText } from "@/lib/content/compile";

const read = async (text: string) => {
  const { problems } = await compileText("content/a.mdx", text);
  return problems.map(({ line, what, cure }) => `${line} ${what} ${cure}`);
};

it("an item has a text, another list, code, or a note to writers", async () =>
  expect(await read("- One\n- - Two\n- {/* to come */}\n- ```text\n  a\n  ```")).toEqual([]));

it.each([
  ["one of a list", "1. One\n2.\n3. Three", "2 An item of a list without a text. Write its text, or remove the item."],
  ["the last one of a list", "- One\n-\n\nText.", "2 An item of a list without a text."],
  ["one of steps", "<Steps>\n\n1. One\n2.\n\n</Steps>", "4 An item of a list without a text."],
])("an item without a text is told: %s", async (_, text, says) => {
  const [told, ...others] = await read(text);
  expect(told).toContain(says);
  expect(others).toEqual([]);
});

it.each(["3. Three\n4. Four", "1. One\n1. Two\n1. Three", "1) One\n2) Two\n\nText.\n\n1. One"])(
  "numbers that go on, or that are one, may stand: %j",
  async (text) => expect(await read(text)).toEqual([]),
);

it.each([
  ["one left out", "1. One\n3. Three", '2 The item "3." is published as 2.'],
  ["one twice", "> 1. One\n> 2. Two\n> 2. Three", '3 The item "2." is published as 3.'],
])("a number that nobody would see is told: %s", async (_, text, says) =>
  expect(await read(text)).toEqual([`${says} Number the items one after another.`]),
);
