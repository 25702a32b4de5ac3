import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { flagsIn } from "./check-errors";
import { cliFile } from "./load";
import { readCli } from "./read";

const source = readFileSync(cliFile, "utf8");

it.each([
  ["error: name a project with --project or --create", ["--project", "--create"]],
  ["error: --to needs --from, and --to has none", ["--to", "--from"]],
  ["error: -d (or --date=DAY) needs a day", ["-d", "--date"]],
  // What somebody typed.
  ['error: unexpected argument "--projekt"', []],
  ["error: unknown flag --tags", []],
  ["error: there is no flag -x", []],
  ["error: --limit must be 1 to 100, not -5", ["--limit"]],
  // What another command takes, or another program.
  ["error: link this clone with devlog init --force", []],
  ["error: git fetch --tags failed", []],
  // No flags.
  ["error: /home/robin/--old/-x is not a well-known folder -- sorry", []],
])("%s speaks of %j", (message, flags) => expect(flagsIn(message)).toEqual(flags));

it.each([
  [
    "a misspelled flag",
    "name a project with --project or",
    "name a project with --projekt or",
    'The message names --projekt, and "init" has no such flag.',
    'Did you mean "--project"?',
  ],
  [
    "a flag of another command",
    "error: user.email is not set",
    "error: without --from-last-commit, user.email is needed",
    'The message names --from-last-commit, and "capture" has no such flag.',
    "Correct the name, add the flag, or put what somebody typed in quotes.",
  ],
  [
    "a flag that not every command with the error has",
    "error: not a Git repository",
    "error: --hook needs a Git repository",
    'The message names --hook, and "capture" has no such flag.',
    "Correct the name, add the flag, or put what somebody typed in quotes.",
  ],
])("a message with %s is told once, on its line", (_, from, to, what, cure) => {
  const [before = ""] = source.split(from, 1);
  const { problems } = readCli(cliFile, source.replace(from, to));
  expect(problems).toEqual([{ file: cliFile, line: before.split("\n").length, what, cure }]);
});

it("an error that several commands take from one list is told of once", () => {
  const { problems } = readCli(cliFile, source.replaceAll("api_url can't be set here", "--api-uri can't be set here"));
  expect(problems.map(({ what }) => what)).toEqual(['The message names --api-uri, and "config get" has no such flag.']);
});
