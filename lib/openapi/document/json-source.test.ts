import { expect, it } from "vitest";
import { isExact, type JsonNode, parseJsonSource } from "./json-source";

it.each([
  ["[true, false, null, {}, []]", true],
  ["0", true],
  ["-1.5", true],
  ["0.000000000000000000012", true],
  ["123456789012345", true],
  ["1234567890123456", false],
  ["-12345678.90123456", false],
  ["100000000000000000", false],
  ["-0", false],
  ["-0.0", false],
  ["1e249", true],
  ["1e250", false],
  ["1E-250", false],
  ['{"a": {"b": 1}}', true],
  ['{"a": {"b": -0}}', false],
  ['{"a": 1, "b": 2, "a": 3}', false],
  ['["\\ud83d\\ude80", "\\"]"]', true],
  ['["\\ud83d"]', false],
  ['{"\\ud83d": 1}', false],
])("a program's own literal says the same as %s: %j", (text, isSaid) =>
  expect(isExact(parseJsonSource(text) as JsonNode)).toBe(isSaid),
);

it.each(["", "{", "[1,]", "'a'", "NaN"])("%j is no JSON", (text) => expect(parseJsonSource(text)).toBeUndefined());

it("reads every kind of value, and numbers as they are written", () => {
  expect(parseJsonSource('{"a": [1.50, "b: {", null]}')).toEqual({
    kind: "object",
    entries: [
      [
        "a",
        {
          kind: "array",
          items: [
            { kind: "number", text: "1.50" },
            { kind: "string", value: "b: {" },
            { kind: "word", word: "null" },
          ],
        },
      ],
    ],
  });
});
