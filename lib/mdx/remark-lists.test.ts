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
