import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { cliFile } from "./load";
import { readCli } from "./read";

it.each([
  [
    'value: "`25`"',
    'value: "`5000`"',
    "The default of --limit is 5000, which must be 1 to 100. Make both say the same.",
  ],
  ['value: "`table`"', 'value: "`tabel`"', "The default of --format is tabel, which must be one of"],
])("a default that its own flag refuses is told: %s becomes %s", (from, to, told) => {
  const { problems } = readCli(cliFile, readFileSync(cliFile, "utf8").replace(from, to));
  expect(problems.map(({ what, cure }) => `${what} ${cure}`)).toEqual([expect.stringContaining(told)]);
});

it("a minimum over its maximum is told alone", () => {
  const source = readFileSync(cliFile, "utf8").replace("minimum: 1,", "minimum: 500,");
  expect(source).not.toBe(readFileSync(cliFile, "utf8"));
  expect(readCli(cliFile, source).problems.map(({ what }) => what)).toEqual([
    "The minimum 500 is over the maximum 80.",
  ]);
});

it("a command of a version to come is told", () => {
  const source = readFileSync(cliFile, "utf8").replace(
    "{ name: since, value: 0.1.0 }",
    "{ name: since, value: 0.10.0 }",
  );
  expect(readCli(cliFile, source).problems.map(({ what }) => what)).toEqual([
    expect.stringMatching(/^".+" is there since 0\.10\.0, and the program is at 0\.1\.0\.$/),
  ]);
});

it("an error that tells another range is told, in the list of errors and in a session", () => {
  const source = readFileSync(cliFile, "utf8").replaceAll("--limit must be 1 to 100,", "--limit must be 1 to 99,");
  const { problems } = readCli(cliFile, source);
  expect(problems.map(({ what, cure }) => `${what} ${cure}`)).toEqual(
    Array(2).fill('"--limit must be 1 to 99", and its range is 1 to 100. Make both say the same.'),
  );
});

it("so is one that tells another length of an argument", () => {
  const source = readFileSync(cliFile, "utf8").replace("title can have 1 to 140", "title can have 1 to 200");
  expect(readCli(cliFile, source).problems.map(({ what }) => what)).toEqual([
    '"title can have 1 to 200", and its range is 1 to 140.',
  ]);
});

it("a merge conflict is told as that", () => {
  const source = readFileSync(cliFile, "utf8").replace("info:", "<<<<<<< HEAD\ninfo:\n=======\ninfo:\n>>>>>>> b");
  const [problem, ...others] = readCli(cliFile, source).problems;
  expect([problem?.what, others]).toEqual(['A merge conflict is not solved: "<<<<<<<".', []]);
});
