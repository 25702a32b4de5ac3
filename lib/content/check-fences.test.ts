import { expect, it } from "vitest";
import { checkFences } from "./check-fences";

const check = (opening: string, text: string) =>
  checkFences({
    file: "content/a.mdx",
    source: `Text.\n\n${opening}bash\n${text}\n${opening}\n`,
    ledger: { code: [{ lang: "bash", meta: "", text, line: 3 }] },
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
  const ledger = { code: [{ lang: "bash", meta: "", text, line: 1 }] };
  expect(checkFences({ file: "content/a.mdx", source: `\`\`\`bash\n${text}\n`, ledger })).toMatchObject([
    { line: 1, what: "The fence that begins here is not closed: the rest of the page is code." },
  ]);
});

it.each([
  ["code", "```", "ls"],
  ["a longer fence around another", "````", "```json\n{}\n```"],
  ["another sign", "~~~", "```json\n{}\n```"],
])("%s is no mistake", (_, opening, text) => expect(check(opening, text)).toEqual([]));
