import { expect, it } from "vitest";
import { checkAnchors } from "./check-anchors";

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
  ['a: "&s and *s"\nb: |\n  - *emphasis*\nc: Salt & pepper\n', []],
])("%j", (text, expected) => {
  expect(checkAnchors("a.yaml", text).map(({ line, what }) => [line, what])).toEqual(expected);
});
