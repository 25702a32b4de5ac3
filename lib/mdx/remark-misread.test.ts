import { expect, it } from "vitest";
import { compileText } from "@/lib/content/compile";

const read = async (text: string) => {
  const { problems } = await compileText("content/a.mdx", `---\ntitle: x\n---\n\n${text}\n`);
  return problems.map(({ line, what }) => `${line} ${what}`);
};

// The whole message of each: lib/mistakes/misread.ts.
it.each([
  "1. One:\n\n    More of it.",
  "[^1]: One.\n\n    More of it.\n\nText.[^1]",
  "-\tOne\n\n\tMore of it.\n\n\t-\tTwo\n\n\t\tMore of it.",
  "Text,\n    that goes on.",
  "```bash\nls\n\n    ls\n---\n```",
  "Text.\n\n---\n\nText.",
  "## Heading\n\n<CliExitCodes />",
  "**It can't be undone.**\n\n**Note:** Text.\n\n- **Title**",
  "![A `<Fact />`, \\<Fact>, a <kbd>key</kbd>, and 1 < 2](/docs/images/log-line.svg)",
  '<Fact of="worklogEntry.tags.max" />, ![a line](/docs/images/log-line.svg), <Fact of="worklogEntry.tags.max" />',
])("%j is read as it is meant", async (text) => expect(await read(text)).toEqual([]));

it.each([
  ["four spaces", "Text:\n\n    ls -l", "7 Four spaces before a line make no code here"],
  ["seven spaces in an item", "1. One:\n\n       ls -l", "7 Four spaces before a line make no code here"],
  ["headings in an item", "- One\n\n  ## Two\n", "7 A heading stands in an item of a list."],
  ["pictures in a heading", "## A ![map](/docs/images/log-line.svg)", "5 A picture in a heading"],
  ["a tab", "Text:\n\n\tls -l", "7 Four spaces before a line make no code here"],
  ["two lines above hyphens", "Text\nand text.\n---", "5 The line of hyphens below makes a heading of this."],
  ["a quotation above hyphens", "> Text.\n> --", "5 The line of hyphens below makes a heading of this."],
  ["lines in bold", "**How to paste**\n\nText.", "5 A line that is bold makes no heading"],
  ["elements in a picture", "![`a` <Fact of='x' />](/docs/images/a.svg)", "5 <Fact> is left out of what the picture"],
])("%s are told", async (_, text, says) => expect(await read(text)).toEqual([expect.stringContaining(says)]));

it("hyphens that were to end the frontmatter are none", async () => {
  const { problems } = await compileText("content/a.mdx", "title: x\n---\n\nText.\n");
  expect(problems).toEqual([]);
});
