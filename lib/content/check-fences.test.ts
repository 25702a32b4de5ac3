import { expect, it } from "vitest";
import { checkFences } from "./check-fences";

const check = (opening: string, text: string) =>
  checkFences({
    file: "content/a.mdx",
    source: `Text.\n\n${opening}bash\n${text}\n${opening}\n`,
    ledger: { code: [{ lang: "bash", meta: "", text, line: 3 }], inlineCode: [] },
  });

it("a fence that swallows the next one is told where it begins", () => {
  expect(check("```", "ls\n\nText.\n\n```json\n{}")).toEqual([
    {
      file: "content/a.mdx",
      line: 3,
      what: "The fence that begins here is not closed: the next one begins on line 8.",
      cure: "Write ``` on a line of its own where the code ends.",
    },
  ]);
});

it("a fence that nothing ends takes the rest of the page, whatever is said of fences in it", () => {
  const text = "ls\nEnd it with ```.";
  const ledger = { code: [{ lang: "bash", meta: "", text, line: 1 }], inlineCode: [] };
  expect(checkFences({ file: "content/a.mdx", source: `\`\`\`bash\n${text}\n`, ledger })).toMatchObject([
    { line: 1, what: "The fence that begins here is not closed: the rest of the page is code." },
  ]);
});

it("a fence of other signs is told by its own", () => {
  const text = "ls\nEnd it with ```.\n```";
  const ledger = { code: [{ lang: "bash", meta: "", text, line: 1 }], inlineCode: [] };
  expect(checkFences({ file: "content/a.mdx", source: `~~~bash\n${text}\n`, ledger })).toMatchObject([
    { line: 1, cure: "Write ~~~ on a line of its own where the code ends." },
  ]);
});

it.each([
  ["a sentence after its end", "```", "ls\n``` Text after.\n\nMore.", "on line 5, more than its end stands after ```"],
  ["a word close behind its end", "```", "ls\n```Text.", "on line 5, more than its end stands after ```"],
  ["the end of another sign", "```", "ls\n~~~\n\nText.", "on line 5, it has ~~~ for its end"],
  ["backticks for tildes", "~~~", "ls\n```\n\nText.", "on line 5, it has ``` for its end"],
  ["a longer one after it", "```", "ls\n\n````json\n{}", "the next one begins on line 6"],
])("a fence with %s is told, and nothing else of it", (_, opening, text, why) =>
  expect(check(opening, text)).toMatchObject([{ line: 3, what: `The fence that begins here is not closed: ${why}.` }]),
);

it.each(["``` Text after.", "```bash", "~~~", "``"])("%j ends no fence that nothing else ends", (last) => {
  const ledger = { code: [{ lang: "text", meta: "", text: `ls\n${last}`, line: 1 }], inlineCode: [] };
  expect(checkFences({ file: "content/a.mdx", source: `\`\`\`text\nls\n${last}\n`, ledger })).toHaveLength(1);
});

it.each(["````", "```  "])("%j ends it", (last) => {
  const ledger = { code: [{ lang: "text", meta: "", text: "ls", line: 1 }], inlineCode: [] };
  expect(checkFences({ file: "content/a.mdx", source: `\`\`\`text\nls\n${last}\n`, ledger })).toEqual([]);
});

it.each(["> ", "   ", "> > "])("a fence after %j ends where it does", (before) => {
  const ledger = { code: [{ lang: "bash", meta: "", text: "ls", line: 1 }], inlineCode: [] };
  const source = ["```bash", "ls", "```", "Text."].map((line) => `${before}${line}`).join("\n");
  expect(checkFences({ file: "content/a.mdx", source, ledger })).toEqual([]);
});

it("code that nobody can run is told, unless its fence is open", () => {
  expect(check("```", "ls 'a")).toMatchObject([{ line: 4, what: expect.stringContaining("A shell cannot read this") }]);
  expect(check("```", "ls 'a\n```json\n{}")).toMatchObject([
    { line: 3, what: expect.stringContaining("is not closed") },
  ]);
});

it.each([
  ["code", "```", "ls"],
  ["a longer fence around another", "````", "```json\n{}\n```"],
  ["another sign", "~~~", "```json\n{}\n```"],
  ["a mark of a compiler", "```", "echo $a\n  ~~~"],
])("%s is no mistake", (_, opening, text) => expect(check(opening, text)).toEqual([]));

const checkInline = (source: string) =>
  checkFences({ file: "content/a.mdx", source, ledger: { code: [], inlineCode: [{ text: "…", line: 2 }] } });

it.each(["``bash", "``", '``json title="a.json"', "  ``bash", "> ``bash", "1. ``bash", "`bash", "`bash  "])(
  "%s on a line of its own was to be a fence",
  (opening) => expect(checkInline(`Text.\n${opening}\nls\n\`\`\n`)).toMatchObject([{ line: 2 }]),
);

it.each(["\u00A0\u00A0```bash", "> \u202F```", " \u00A0 ````json"])("%j was to be a fence", (opening) =>
  expect(checkInline(`Text.\n${opening}\nls\n`)).toMatchObject([{ line: 2, cure: expect.stringContaining("plain") }]),
);

it.each(["\u00A0```ls``` is", "Type `bash`.", "``a ` b``", "`devlog", "`devlog log\n--all`", "Text, and ``bash"])(
  "%s is code in a sentence",
  (line) => expect(checkInline(`Text.\n${line}\n`)).toEqual([]),
);
