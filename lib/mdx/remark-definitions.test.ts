import { expect, it } from "vitest";
import { compileText } from "@/lib/content/compile";

const read = async (text: string) => {
  const { problems } = await compileText("content/a.mdx", text);
  return problems.map(({ line, what, cure }) => `${line} ${what} ${cure}`);
};

it.each([
  ["a text", "Text.\n\n[Note]: Remember", "3", "Note"],
  ["an address", "> [Tip]: /docs/inbox/", "1", "Tip"],
])("a name that no link takes is told: %s", async (_, text, line, name) =>
  expect(await read(text)).toEqual([
    `${line} "[${name}]:" names an address that no link takes, and is not shown. Write \\[${name}]: where a text is meant, and [its text](its address) where a link is.`,
  ]),
);

it("a second address of a name is told", async () =>
  expect(await read("[a]\n\n[a]: /docs/inbox/\n\n[A]: /docs/snippets/")).toEqual([
    "5 A second address of the name [A], where no link would lead. Write [its text](/docs/snippets/) where it is to lead there, or remove it.",
  ]));

it.each([
  "[a][B] and ![x][c]\n\n[b]: /docs/inbox/\n[c]: /docs/images/log-line.svg",
  "<div>\n\n[a]\n\n</div>\n\n[A]: /docs/inbox/",
  "\\[Note]: Remember",
])("%j has no name too many", async (text) => expect(await read(text)).toEqual([]));

it.each(["[//]: # (A note.)", "[comment]: <> (A note.)"])(
  "a note in the way of Markdown is told how to be written: %s",
  async (text) =>
    expect(await read(text)).toEqual([
      expect.stringContaining("is no way to write a note here. Write {/* the note */}."),
    ]),
);
