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

it.each([
  "1. One\n2. Two\n\nText.\n\n3. Three\n4. Four",
  "> 1. One\n>\n> - Text\n>\n> 2. Two",
  "1. One\n1. Two\n1. Three",
  "1) One\n2) Two\n\nText.\n\n1. One",
])("numbers that go on, or that are one, may stand: %j", async (text) => expect(await read(text)).toEqual([]));

it.each([
  ["one left out", "1. One\n3. Three", '2 The item "3." is published as 2.'],
  ["one twice", "> 1. One\n> 2. Two\n> 2. Three", '3 The item "2." is published as 3.'],
])("a number that nobody would see is told: %s", async (_, text, says) =>
  expect(await read(text)).toEqual([`${says} Number the items one after another.`]),
);

it.each([
  ["2. Two\n3. Three", '1 A list begins with "2.". Begin it with 1. Where a text is meant, write 2\\. there.'],
  ["0. None", '1 A list begins with "0.". Begin it with 1. Where a text is meant, write 0\\. there.'],
  ["2026) A year.", '1 A list begins with "2026)". Begin it with 1. Where a text is meant, write 2026\\) there.'],
  ["1. One\n\n> 2. Two", '3 A list begins with "2.". Begin it with 1. Where a text is meant, write 2\\. there.'],
  [
    "1. One\n1. Two\n\nText.\n\n4. Four",
    '6 A list begins with "4.". Begin it with 1, or with 3 to go on from the list above. Where a text is meant, write 4\\. there.',
  ],
])("the first number of a list is 1, or goes on: %j", async (text, says) => expect(await read(text)).toEqual([says]));

const nine = [..."123456789"].map((number) => ` ${number}. a${number}\n`).join("");

it.each([
  ["bullets below a number", "1. a\n  - b\n2. c", "2", 3],
  ["bullets by one space", "1. a\n - b\n2. c", "2", 3],
  ["bullets below a long number", `${nine}10. a\n   - b\n11. c`, "11", 4],
  ["bullets at the end", "> 1. a\n>   - b", "2", 3],
  ["a number below a number", "1. a\n  1. b\n2. c", "2", 3],
  ["a bullet below a bullet", "- a\n - b", "2", 2],
  ["a paragraph", "1. a\n\n  text\n\n2. c", "3", 3],
  ["code", "1. a\n\n  ```text\n  x\n  ```\n2. c", "3", 3],
  ["an element", '1.  a\n\n   <Callout type="note">\n   x\n   </Callout>', "3", 4],
])("what is indented too little for its item is told: %s", async (_, text, line, width) =>
  expect(await read(text)).toEqual([
    `${line} This is indented, but not far enough to belong to the item above. Indent it by ${width} spaces from where the item begins, or by none.`,
  ]),
);

it.each([
  "1. a\n   - b\n2. c",
  "1. a\n\t- b",
  "- a\n  - b\n- c",
  "- [ ] a\n  - b",
  `${nine}10. b\n    - c`,
  "1. a\n- b\n2. c",
  "- a\n\n {/* A note */}\n\n- b",
  "- a\n\n  1. b\n\n     text\n\n  text\n\ntext",
  "1. a\n  and more.",
])("what is indented as far as it belongs, or not at all, may stand: %j", async (text) =>
  expect(await read(text)).toEqual([]),
);

it("in steps, it is told as what they do not draw", async () =>
  expect(await read("<Steps>\n\n1. a\n  - b\n2. c\n\n</Steps>")).toEqual([
    expect.stringContaining("4 <Steps> draws one numbered list and nothing else."),
  ]));
