import { expect, it } from "vitest";
import { compileText } from "@/lib/content/compile";

const read = async (text: string) => {
  const { problems } = await compileText("content/a.mdx", text);
  return problems.map(({ line, column, what, cure }) => `${line}:${column} ${what} ${cure}`);
};

it.each([
  ["a link behind a word", "Open the[guide](/docs/a/).", "1:9", '"the" and "guide"'],
  ["a link before a word", "A [guide](/docs/a/)to it.", "1:3", '"guide" and "to"'],
  ["bold letters in a link", "A\nsee[**Add** it](/docs/a/).", "2:4", '"see" and "Add"'],
  ["a label behind a word", "Then press**Save** again.", "1:11", '"press" and "Save"'],
  ["a label before a word", "Press **Save**and go on.", "1:7", '"Save" and "and"'],
  ["code behind a word", "Run the`log` command.", "1:8", '"the" and "log"'],
  ["code before a word", "Run `log`and go on.", "1:5", '"log" and "and"'],
  ["bold letters behind a word", "It is the**only** one.", "1:10", '"the" and "only"'],
])("%s is told", async (_, text, place, words) =>
  expect(await read(text)).toEqual([`${place} ${words} have no space between them. Put one there.`]),
);

it.each([
  "The [commit](/docs/a/)s, [commit](/docs/a/)ted, [plug](/docs/a/)in, re[open](/docs/a/), and pre-[open](/docs/a/).",
  "**C**areer **O**perating, **un**do, mac**OS**, **Save**s, in**to**, **with**in, open**ing**, and th**and**.",
  "The `a`[guide](/docs/a/), 2[guide](/docs/a/), the [`a`](/docs/a/)to, (**Save**), “**Save**”, and\n**Save**\nit.",
  "Two `log`s, re`open`, an l’`heure`, pre-`open`, x`a`, and (`log`).",
  "An l’[heure](/docs/a/), a/[guide](/docs/a/), **Save**, and x**Save**.",
])("a part of a word may stand out: %s", async (text) => expect(await read(text)).toEqual([]));
