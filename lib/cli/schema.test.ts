import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { cliFile } from "./load";
import { readCli } from "./read";

const source = readFileSync(cliFile, "utf8");

/** What is said of the description with one of its texts replaced. */
function problemsWith(from: string, to: string) {
  expect(source).toContain(from);
  return readCli(
    cliFile,
    source.replace(from, () => to),
  ).problems.map(({ what, cure }) => [what, cure]);
}

const unknown = (field: string) => `Unknown field "${field.split(":")[0]}".`;

const root = "conventions:";
const command = "    description: Links the current Git repository";
const argument = "        description: A folder of the Git repository";
const flag = "        description: Replace the link of the clone";
const value = "{ name: N, required: true";

describe("a field of the draft that nothing here reads is refused:", () => {
  it.each([
    ["hidden: true", flag],
    ["required: true", flag],
    ["group: Danger", flag],
    ["recursive: true", flag],
    ["hidden: true", argument],
    ["group: Places", argument],
    ["arity: { minimum: 0, maximum: 2 }", argument],
    ["aliases: [i]", command],
    ["hidden: true", command],
    ["arguments: []", root],
    ["interactive: true", root],
  ])("%s before %j", (field, place) => {
    const indent = /^ */.exec(place)?.[0];
    const cure = expect.stringMatching(/^Remove it; the fields here are \w+, /);
    expect(problemsWith(place, `${indent}${field}\n${place}`)).toEqual([[unknown(field), cure]]);
  });

  it.each(["arity: { minimum: 0 }", "description: A number.", "group: Numbers", "hidden: true"])(
    "%s in a flag's value",
    (field) => {
      const cure = "Remove it; the fields here are name, required, acceptedValues.";
      expect(problemsWith(value, `${value}, ${field}`)).toEqual([[unknown(field), cure]]);
    },
  );
});

describe("a field that can only say what is so anyhow is held to it:", () => {
  it.each([
    ["recursive: true", "recursive: false", '"recursive" is false.', "Write true."],
    ["    recursive: true\n", "", 'The field "recursive" is missing.', 'Add "recursive: …".'],
    ["groupOptions: true", "groupOptions: false", '"groupOptions" is false.', "Write true."],
    ['Separator: " "', 'Separator: "="', '"optionArgumentSeparator" is "=".', 'Write " ".'],
    ['opencli: "0.1"', "opencli: 0.1", '"opencli" is 0.1.', 'Write "0.1".'],
  ])("%j as %j", (from, to, what, cure) => expect(problemsWith(from, to)).toEqual([[what, cure]]));
});

it.each([root, command])("examples that recordings would replace are refused, before %j", (place) => {
  const indent = /^ */.exec(place)?.[0];
  expect(problemsWith(place, `${indent}examples: [devlog nonsense]\n${place}`)).toEqual([
    ['"examples" is written by hand.', 'Remove it: they are taken from the "recordings".'],
  ]);
});
