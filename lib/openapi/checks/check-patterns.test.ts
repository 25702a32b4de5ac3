import { expect, it } from "vitest";
import { parseSource } from "../document/source";
import { checkPatterns } from "./check-patterns";

const check = (schema: string) =>
  checkPatterns(parseSource("a.yaml", `openapi: 3.2.0\ncomponents:\n  schemas:\n    Key:\n      ${schema}\n`));

it.each([
  ["a bracket too many", "pattern: ^[a-z)+]+)*$", "Unmatched ')'"],
  ["a class that stays open", "pattern: ^[a-z+$", "Unterminated character class"],
  ["nothing to repeat", 'pattern: "*.json"', "Nothing to repeat"],
  ["a sign that needs no \\", "pattern: ^a\\-b$", "Invalid escape"],
  ["a wrong name of fields", "patternProperties: { '^x-(': {} }", "Unterminated group"],
])("%s is told with its line, and alone", (_, schema, reason) => {
  expect(check(schema)).toEqual([
    {
      file: "a.yaml",
      line: 5,
      isForm: true,
      what: expect.stringMatching(/^The pattern ".+" is no regular expression: .+\.$/),
      cure: expect.stringContaining("Close each bracket"),
    },
  ]);
  expect(check(schema)[0]?.what).toContain(reason);
});

it.each(["pattern: ^[a-z]+(-[a-z]+)*$", "properties: { pattern: { example: { pattern: '(' } } }", "pattern: 12"])(
  "%s is no mistake",
  (schema) => expect(check(schema)).toEqual([]),
);
