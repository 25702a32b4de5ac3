import { expect, it } from "vitest";
import { checkYaml } from "./check-yaml";

it.each([
  ["a: 1\nb: &s List\n", [[2, '"&s" is an anchor of YAML, which is not used here.']]],
  [
    "a: &s List\nb:\n  - *s\n",
    [
      [1, '"&s" is an anchor of YAML, which is not used here.'],
      [3, '"*s" is an alias of YAML, which is not used here.'],
    ],
  ],
  [
    "a: &m\n  b: 1\nc: { d: *m }",
    [
      [1, '"&m" is an anchor of YAML, which is not used here.'],
      [3, '"*m" is an alias of YAML, which is not used here.'],
    ],
  ],
  ["a: !Important words\n", [[1, '"!Important" is a tag of YAML, which is not used here.']]],
  ["a: 1\nb: See request #12\n", [[2, 'The value of "b" ends before its " #": the rest is a comment.']]],
  ['# A remark\na: "b" # another\nc: 5 # and one\n  # more\nd: |\n  e #1\n', []],
  ['a: "&s and *s"\nb: |\n  - *emphasis*\nc: Salt & pepper\n', []],
])("%j", (text, expected) => {
  expect(checkYaml("a.yaml", text).map(({ line, what }) => [line, what])).toEqual(expected);
});
