import { describe, expect, it } from "vitest";
import { outline, viewOf } from "../testing/document";

describe("what counts in part", () => {
  it.each([
    [
      "a condition and its other side",
      "A: { type: object, if: { properties: { t: { const: x } }, required: [t] }, then: { properties: { a: true } }, else: { properties: { b: true } } }",
      ['| where t is "x": object', "  a: any value", "| otherwise: object", "  b: any value"],
    ],
    ["the other side alone", "A: { if: { required: [t] }, else: { type: string } }", ["| unless t is there: string"]],
    [
      "a condition that has no words",
      "A: { if: { minProperties: 2 }, then: { properties: { a: true } } }",
      ['| where {"minProperties":2}: object', "  a: any value"],
    ],
    [
      "several conditions",
      "A: { allOf: [{ if: { properties: { t: { enum: [1, 2] } } }, then: { title: B } }, { if: { properties: { t: { const: 3 } } }, then: {} }] }",
      ["| where t is 1 or 2: any value", "| where t is 3: any value"],
    ],
    ["a condition without a consequence", "A: { if: { required: [t] } }", []],
    [
      "a dependent schema",
      "A: { type: object, dependentSchemas: { card: { required: [cvc], properties: { cvc: { type: string } } } } }",
      ["| with card: object", "  cvc*: string"],
    ],
    ["some items", "A: { contains: { type: integer }, maxContains: 3 }", ["| 1 to 3 items: integer"]],
    ["any items", "A: { contains: { type: integer }, minContains: 0 }", ["| any number of items: integer"]],
    [
      "at most some",
      "A: { contains: { type: integer }, minContains: 0, maxContains: 2 }",
      ["| at most 2 items: integer"],
    ],
    ["names of a list", "A: { type: object, propertyNames: { enum: [a, b] } }", ["| each name: string"]],
    ["names with a length", "A: { type: object, propertyNames: { maxLength: 3 } }", []],
    [
      "what it must not be, where that is long",
      "A: { type: object, not: { type: object, required: [start, end], properties: { start: { format: date }, end: { format: date } } } }",
      ["| anything but: object", "  start*: any value", "  end*: any value"],
    ],
    ["what it must not be, in a few words", "A: { type: object, not: { required: [start, end] } }", []],
    [
      "a schema that leads back",
      "A: { properties: { a: true }, if: { required: [a] }, then: { $ref: '#/components/schemas/A' } }",
      ["a: any value", "| where a is there: object", "  (recursive: A)"],
    ],
  ])("is told: %s", (_, schemas, lines) => expect(outline(viewOf(schemas))).toEqual(lines));
});

describe("what is required without being described", () => {
  it.each([
    ["is a field", "A: { required: [a, b], properties: { a: true } }", ["a*: any value", "b*: any value"]],
    [
      "is what any other field is",
      "A: { type: object, required: [b], additionalProperties: { type: integer } }",
      ["b*: integer", "*: integer"],
    ],
    [
      "is described by a branch",
      "A: { required: [a], oneOf: [{ title: One, properties: { a: { type: string } } }] , anyOf: [{ title: X }, { title: Y }] }",
      ["a*: string", "| X: object", "| Y: object"],
    ],
    [
      "in a branch is what the branch is called",
      "A: { properties: { a: true, b: true }, oneOf: [{ required: [a] }, { required: [b] }] }",
      ["a: any value", "b: any value", "| with a: object", "| with b: object"],
    ],
    ["of a text is nothing", "A: { type: string, required: [a] }", []],
  ])("%s", (_, schemas, lines) => expect(outline(viewOf(schemas))).toEqual(lines));
});

it.each([
  ["{ not: { $ref: '#/components/schemas/B' } }", ["not B"]],
  ["{ prefixItems: [{}], unevaluatedItems: false }", ["at most 1 item"]],
  ["{ if: { required: [a] }, contains: {} }", []],
])("limits of %s", (schema, said) => {
  const { constraints } = viewOf(`A: ${schema}\nB: {}`);
  expect(constraints.map(({ text, code }) => (code ? `${text} ${code}` : text))).toEqual(said);
});
