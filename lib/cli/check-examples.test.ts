import { describe, expect, it } from "vitest";
import { compileText } from "@/lib/content/compile";
import { checkCliExamples } from "./check-examples";
import { loadCli } from "./load";
import type { Cli } from "./types";

const cli = loadCli().cli as Cli;

/** Checks a page with this text; its first line is line 5 of the file. */
async function check(text: string) {
  const file = "content/a.mdx";
  const { ledger, problems } = await compileText(file, `---\ntitle: x\n---\n\n${text}\n`);
  expect(problems).toEqual([]);
  const read = checkCliExamples({ file, ledger }, cli);
  return { lines: read.lines.length, problems: read.problems.map(({ line, what }) => `${line} ${what}`) };
}

const fence = (lang: string, ...lines: string[]) => `\`\`\`${lang}\n${lines.join("\n")}\n\`\`\``;

describe("a command line is found", () => {
  it.each([
    ["in a terminal, past other commands and output", fence("console", "$ ls", "devlog lgo", "$ devlog lgo"), 8],
    ["in a terminal, on a continued line", fence("console", "$ devlog log x \\", "  --tags y"), 7],
    ["in a script", fence("bash", "set -e", "", "x=$(devlog lgo | jq .)"), 8],
    ["in PowerShell", fence("powershell", "$env:KEY | devlog lgo"), 6],
    ["in PowerShell, before a pipe", fence("powershell", "ls", "$x = devlog lgo | ConvertFrom-Json"), 7],
    ["in PowerShell, on a line continued as in bash", fence("powershell", "devlog log x \\", "  --tags y"), 7],
    ["in a step of a CI job", fence("yaml", "steps:", "  - run: ls", "  - run: devlog lgo"), 8],
    ["in a step of several lines", fence("yaml", "steps:", "  - run: |", "      ls", "      devlog lgo"), 9],
    ["in a sentence", "Text,\nand `devlog lgo`.", 6],
    ["in a heading", "## With `devlog lgo`", 5],
    [
      "in a tab and a list",
      `<Tabs group="os">\n<Tab label="Linux">\n\n1. Do\n\n   ${fence("bash", "devlog lgo").replaceAll("\n", "\n   ")}\n\n</Tab>\n</Tabs>`,
      11,
    ],
  ])("%s", async (_, text, line) => {
    const { problems } = await check(text);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatch(new RegExp(`^${line} Unknown (command|flag)`));
  });
});

describe("nothing is said about", () => {
  it.each([
    ["output", fence("console", "$ ls", "hint: devlog lgo")],
    ["other languages", fence("text", "devlog lgo")],
    ["what only PowerShell can read", fence("powershell", "(Get-FileHash devlog.exe).Hash.ToLower()")],
    ["other programs", fence("bash", "echo devlog lgo")],
    ["a path", "The file `devlog/lgo`."],
  ])("%s", async (_, text) => expect(await check(text)).toEqual({ lines: 0, problems: [] }));
});

describe("an example that fails on purpose", () => {
  it("is no example whose title has the word", async () => {
    const { problems } = await check(
      fence('console title="When it fails twice"', "$ devlog logs --limit 500", "error: no"),
    );
    expect(problems).toHaveLength(1);
  });

  it("may be wrong", async () => {
    const { problems, lines } = await check(fence("console fails", "$ devlog logs --limit 500", "error: no"));
    expect([problems, lines]).toEqual([[], 1]);
  });

  it("must be wrong", async () => {
    const { problems } = await check(fence("console fails", "$ devlog logs --limit 50"));
    expect(problems).toEqual(["5 The example is marked as failing, but no command line in it is wrong."]);
  });
});

it.each([
  ["in a script", fence("bash", "ls", "devlog log 'x"), 7],
  ["in a sentence", "Text,\nand `devlog log 'x`.", 6],
])("a quote left open %s is a mistake with its line", async (_, text, line) => {
  const { problems } = await check(text);
  expect(problems[0]).toMatch(new RegExp(`^${line} A shell cannot read this`));
});
