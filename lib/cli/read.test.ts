import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { cliFile } from "./load";
import { readCli } from "./read";

const source = readFileSync(cliFile, "utf8");

/** What is said about the description with a mistake put in, and the line on which it was put. */
function readWith(from: string, to: string) {
  const at = source.indexOf(from);
  expect(at).toBeGreaterThan(-1);
  const { problems } = readCli(cliFile, source.slice(0, at) + to + source.slice(at + from.length));
  return { problems, line: source.slice(0, at).split("\n").length };
}

it("the description has no mistake", () => expect(readCli(cliFile, source).problems).toEqual([]));

describe("a mistake in the description is told with its line and its cure:", () => {
  it.each<[string, string, string, number, RegExp, RegExp]>([
    ["a misspelled field", "recursive: true", "recursiv: true", 0, /Unknown field "recursiv"/, /"recursive"/],
    [
      "metadata that nobody reads",
      "name: environment,",
      "name: enviroment,",
      0,
      /metadata "enviroment"/,
      /"environment"/,
    ],
    [
      "a text that is a comment from its number sign on",
      "Keep your worklog from the terminal.",
      "Keep worklog #1 from the terminal.",
      0,
      /value of "summary" ends before its " #"/,
      /"Keep worklog #1 from the terminal\."/,
    ],
    ["a missing description", "    description: Creates a worklog entry.\n", "", -1, /"description" is missing/, /Add/],
    ["a type that nobody knows", "value: url }", "value: uri }", 0, /"value" is "uri"/, /url/],
    ["a number for a text", "title: Devlog CLI", "title: 7", 0, /"title" is 7/, /string/],
    [
      "a flag without its signs",
      "--from-last-commit, --edit]",
      "--from-last-commit, edit]",
      0,
      /^"value" is "edit"/,
      /--/,
    ],
    [
      "an error with a field too many",
      "cause: Its `",
      "reason: It has.\n            cause: Its `",
      0,
      /./,
      /Remove it/,
    ],
    ["another version of the draft", 'opencli: "0.1"', 'opencli: "0.2"', 0, /"opencli" is "0.2"/, /0\.1/],
    ["a purpose that is no sentence", "Creates a worklog entry.", "creates an entry", 0, /"description"/, /sentence/],
    ["broken YAML", "conventions:", "conventions: [", 0, /not valid YAML/, /Indent/],
    [
      "a limit that the facts have otherwise",
      "maximum: 500 }",
      "maximum: 600 }",
      -5,
      /worklogEntry\.impact\.max is/,
      /facts\.ts/,
    ],
    [
      "a limit that the facts have otherwise, of a flag that names a new project",
      "minimum: 1, maximum: 80 }",
      "minimum: 1, maximum: 90 }",
      -4,
      /The limit is 90, and the fact project\.name\.max is/,
      /facts\.ts/,
    ],
    [
      "a limit that the facts have otherwise, of a flag for tags",
      "value: tag }\n          - { name: length, value: { minimum: 1, maximum: 32 } }",
      "value: tag }\n          - { name: length, value: { minimum: 1, maximum: 33 } }",
      0,
      /The limit is 33, and the fact tag\.length\.max is/,
      /facts\.ts/,
    ],
    ["a global flag there is twice", "- name: --quiet", "- name: --json", 0, /flag "--json" is there twice/, /Rename/],
    [
      "a command there is twice",
      "- name: logs\n",
      "- name: log\n",
      0,
      /^The command "log" is there twice\.$/,
      /Rename/,
    ],
    ["a flag there is twice", "- name: --date", "- name: --tag", 0, /flag "--tag" is there twice/, /Rename/],
    ["a short flag there is twice", "aliases: [-d]", "aliases: [-t]", -1, /short flag "-t"/, /Rename/],
    ["a global short flag there is twice", "aliases: [-v]", "aliases: [-q]", -1, /short flag "-q"/, /Rename/],
    [
      "metadata there is twice",
      "- { name: page, value: cli/commands/init }",
      "- { name: group, value: Read }",
      0,
      /metadata "group"/,
      /remove/,
    ],
    [
      "an exit code there is twice",
      "- { code: 6, description: You reached a rate limit. }\n      - { code: 130",
      "- { code: 5, description: You reached a rate limit. }\n      - { code: 130",
      0,
      /exit code "5"/,
      /remove/,
    ],
    [
      "a cure for no exit code",
      '"130": Run the command again.',
      '"13": Run the command again.',
      0,
      /code 13, but/,
      /Add the code/,
    ],
    [
      "an exit code without a cure",
      "exitCodes:",
      "exitCodes:\n  - { code: 99, description: No. }",
      1,
      /code 99 has no/,
      /exitCodeCures/,
    ],
    ["a conflict with no flag", "value: [--create] }", "value: [--creat] }", 0, /no flag --creat/, /Add it/],
    [
      "a need of no flag",
      "name: requires, value: [--from]",
      "name: requires, value: [--form]",
      0,
      /no flag --form/,
      /Add it/,
    ],
    [
      "a setting that is not listed",
      "value: profile }",
      "value: profil }",
      0,
      /names the setting "profil"/,
      /"settings"/,
    ],
    [
      "an error with an exit code that its command lacks",
      "exitCode: 2\n            cause: Standard input",
      "exitCode: 99\n            cause: Standard input",
      -60,
      /"init" ends with 99/,
      /Add the code/,
    ],
    ["a variable that is not listed", "value: NO_COLOR", "value: NO_COLOUR", 0, /names NO_COLOUR/, /Add the variable/],
    [
      "an error that is not shared",
      "          - not-signed-in",
      "          - not-signed-on",
      0,
      /no error "not-signed-on"/,
      /Write one of/,
    ],
    ["a task that is not listed", "value: Read }", "value: Reed }", 0, /"logs" is in no group/, /Set up/],
    [
      "an exit code that is not listed",
      "code: 4, description: No project",
      "code: 99, description: No project",
      0,
      /ends with 99/,
      /Add/,
    ],
    [
      "an example with an unknown flag",
      "--all-branches\n              Sent",
      "--all-branch\n              Sent",
      0,
      /Line 1 of the example: Unknown flag --all-branch/,
      /--all-branches/,
    ],
    [
      "an example that should fail and doesn't",
      "$ devlog logs --limit 500",
      "$ devlog logs --limit 50",
      0,
      /^The example is marked as failing, but no command line in it is wrong/,
      /Remove "fails: true"/,
    ],
  ])("%s", (_, from, to, offset, what, cure) => {
    const { problems, line } = readWith(from, to);
    const [found, ...repeated] = problems.filter((problem) => what.test(problem.what));
    expect(found, JSON.stringify(problems)).toBeDefined();
    expect(repeated).toEqual([]);
    expect(found?.cure).toMatch(cure);
    // A mistake is told where it stands, or at the head of the thing that has it.
    expect(Math.abs((found?.line ?? 0) - (line + offset))).toBeLessThanOrEqual(8);
  });
});
