import { describe, expect, it } from "vitest";
import { outline, viewOf } from "../testing/document";

describe("a branch that says no type has that of the whole:", () => {
  it.each([
    ["A: { type: string, anyOf: [{ format: date }, { format: date-time }] }", ["| string: string", "| string: string"]],
    [
      "A: { type: [integer, string, 'null'], oneOf: [{ minimum: 3 }, { type: string }] }",
      ["| integer or string: integer or string", "| string: string"],
    ],
    [
      "A: { type: array, items: { type: string }, anyOf: [{ minItems: 1 }, { maxItems: 3 }] }",
      ["| array of strings: array of strings", "| array of strings: array of strings"],
    ],
    ["A: { enum: [a, b], oneOf: [{ title: One }, { maxLength: 3 }] }", ["| One: string", "| string: string"]],
    ["A: { type: string, if: { minLength: 3 }, then: { format: date } }", ['| where {"minLength":3}: string']],
  ])("%s", (schema, lines) => expect(outline(viewOf(schema))).toEqual(lines));

  it.each([
    ["another branch's type", "A: { oneOf: [{ type: string }, {}] }", ["| string: string", "| any value: any value"]],
    ["that of what holds it", "A: { type: array, contains: { minimum: 1 } }", ["| at least 1 item: any value"]],
    [
      "that of what it names",
      "A: { properties: { a: true }, propertyNames: { format: email } }",
      ["a: any value", "| each name: any value"],
    ],
  ])("but not %s", (_, schema, lines) => expect(outline(viewOf(schema))).toEqual(lines));
});
