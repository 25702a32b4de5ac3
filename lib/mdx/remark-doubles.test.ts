import { expect, it } from "vitest";
import { compileText } from "@/lib/content/compile";

const read = async (text: string) => {
  const { problems } = await compileText("content/a.mdx", text);
  return problems.map(({ line, what }) => `${line} ${what}`);
};

it.each([
  ["what differs", "One.\n\nOne!\n\n- One\n- Two\n\n| A |\n|---|\n| One |\n| Two |"],
  ["what stands apart", "One.\n\nTwo.\n\nOne."],
  ["another address, or another language", "[One](/a/)\n\n[One](/b/)\n\n```bash\nls\n```\n\n```text\nls\n```"],
  ["a heading's text below it", "## One\n\nOne\n\n- One"],
  [
    "tabs of one text",
    '<Tabs group="os">\n<Tab label="Linux">\n\nOne.\n\n</Tab>\n<Tab label="macOS">\n\nOne.\n\n</Tab>\n</Tabs>',
  ],
])("may stand: %s", async (_, text) => expect(await read(text)).toEqual([]));

it.each([
  ["a paragraph", "One **two**.\n\nOne **two**.", "3 This paragraph is the same as the one before it."],
  ["an item", "1. One\n\n   Two\n\n2. One\n\n   Two", "5 This item is the same as the one before it."],
  ["a row", "| A | B |\n|---|---|\n| One | `two` |\n| One | `two` |", "4 This row is the same as the one before it."],
  ["code", "```bash\nls\n```\n\n```bash\nls\n```", "5 This code block is the same as the one before it."],
  ["in a quotation", "> One.\n>\n> One.", "3 This paragraph is the same as the one before it."],
])("is told: %s", async (_, text, says) => expect(await read(text)).toEqual([says]));
