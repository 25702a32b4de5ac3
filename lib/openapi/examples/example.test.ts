import { describe, expect, it } from "vitest";
import { nodeAt } from "../document/graph";
import { jsonText } from "../document/value";
import { documentOf } from "../testing/document";
import { exampleOf } from "./example";

/** The value that is made for the schema `A`, among others that are given as YAML. */
function madeFor(schemas: string): string {
  const document = documentOf(`components:\n  schemas:\n${schemas.replace(/^/gm, "    ")}`);
  const node = nodeAt(document, "/components/schemas/A");
  if (!node) throw new Error("There is no schema A.");
  return jsonText(exampleOf(document, node, "response"));
}

const kinds = "discriminator: { propertyName: kind, mapping: { cat: '#/components/schemas/Cat' } }";

describe("a made value", () => {
  it.each([
    [
      `A: { oneOf: [{ $ref: '#/components/schemas/Cat' }, { $ref: '#/components/schemas/Dog' }], ${kinds} }\nCat: { properties: { kind: { type: string } } }\nDog: {}`,
      '{"kind":"cat"}',
    ],
    [
      `A: { properties: { kind: { type: string } }, ${kinds} }\nCat: { allOf: [{ $ref: '#/components/schemas/A' }, { properties: { a: { type: boolean } } }] }`,
      '{"kind":"cat","a":true}',
    ],
    ["A: { oneOf: [{ type: string, enum: [a, b] }, { type: integer }] }", '"a"'],
    ["A: { anyOf: [{ type: string, format: date }, { type: integer }] }", '"2026-11-20"'],
    ["A: { anyOf: [{ type: array, items: { type: boolean } }, { type: string }] }", "[true]"],
    ["A: { type: integer, oneOf: [{ minimum: 5 }, { maximum: 1 }] }", "1"],
    ["A: { oneOf: [{ type: 'null' }, { $ref: '#/components/schemas/A' }] }", "null"],
    ["A: { type: array, prefixItems: [{ type: boolean }, { const: b }], items: false }", '[true,"b"]'],
    ["A: { type: string, pattern: ^password$ }", '"password"'],
    ["A: { type: string, pattern: ^(asc|desc)$ }", '"asc"'],
    ["A: { type: string, pattern: '^(?:sort-up|)$' }", '"sort-up"'],
    ["A: { type: string, pattern: ^a+$ }", '"string"'],
    ["A: { type: string, pattern: ^a|b$ }", '"string"'],
    ["A: { type: string, pattern: password }", '"string"'],
    ["A: { type: array, items: false }", "[]"],
    ["A: { type: array, contains: { const: admin } }", '["admin"]'],
    ["A: { type: array, items: { type: string }, contains: { minLength: 8 } }", '["stringst"]'],
    ["A: { type: array, prefixItems: [{ const: a }], contains: { const: b } }", '["a"]'],
    ["A: { type: string, maxLength: 3 }", '"str"'],
    ["A: { type: string, minLength: 8, maxLength: 8 }", '"stringst"'],
    ["A: { type: string, format: date, maxLength: 3 }", '"2026-11-20"'],
    ["A: { type: array, items: { type: boolean }, minItems: 3 }", "[true,true,true]"],
    ["A: { type: array, items: { type: boolean }, minItems: 0 }", "[true]"],
    ["A: { type: array, minItems: 1 }", "[{}]"],
    ["A: { type: array, items: false, minItems: 1 }", "[]"],
    ["A: { type: array, items: { type: boolean }, minItems: 2, uniqueItems: true }", "[true]"],
    ["A: { type: array, prefixItems: [{ const: a }], items: { const: b }, minItems: 3 }", '["a","b","b"]'],
    ["A: { type: array, prefixItems: [{ const: a }], items: false, minItems: 3 }", '["a"]'],
    ["A: { required: [b], properties: { a: { const: 1 } } }", '{"a":1,"b":{}}'],
    ["A: { required: [b], additionalProperties: { type: integer } }", '{"b":1}'],
    ["A: { required: [b], additionalProperties: false }", "{}"],
    ["A: { required: [b], properties: { b: { type: string, writeOnly: true } } }", "{}"],
    [
      "A: { required: [kind], discriminator: { propertyName: kind }, oneOf: [{ $ref: '#/components/schemas/Cat' }, { $ref: '#/components/schemas/Dog' }] }\nCat: { properties: { a: { const: 1 } } }\nDog: {}",
      '{"kind":"Cat","a":1}',
    ],
    ["A: { required: [b], oneOf: [{ properties: { b: { const: 2 } } }, { properties: { c: {} } }] }", '{"b":2}'],
    ["A: { properties: { a: false, b: { const: 1 } } }", '{"b":1}'],
    ["A: { type: number, exclusiveMaximum: 0 }", "-1"],
    ["A: { type: integer, exclusiveMinimum: 9007199254740993 }", "9007199254740994"],
    ["A: { type: number, minimum: 0.5, exclusiveMaximum: 0.75 }", "0.5"],
    ["A: { type: number, exclusiveMinimum: 10 }", "11"],
    ["A: { type: number, maximum: -5 }", "-5"],
    ["A: { type: integer, maximum: 100 }", "1"],
    ["A: { type: number, exclusiveMinimum: 0, exclusiveMaximum: 1 }", "0.5"],
    ["A: { type: number, exclusiveMinimum: 0, maximum: 0.25 }", "0.25"],
    ["A: { type: number, minimum: 2, exclusiveMinimum: 2, exclusiveMaximum: 2.5 }", "2.25"],
    ["A: { type: integer, exclusiveMinimum: 0.5, exclusiveMaximum: 1.5 }", "1"],
    ["A: { type: integer, minimum: 2.5 }", "3"],
    ["A: { type: integer, minimum: -3, exclusiveMinimum: -3, exclusiveMaximum: -1 }", "-2"],
    ["A: { type: integer, exclusiveMaximum: 0.5 }", "0"],
    ["A: { type: integer, maximum: -1.5 }", "-2"],
    ["A: { type: integer, minimum: -0.5 }", "0"],
    ["A: { type: number, minimum: 5, maximum: 3 }", "1"],
    ["A: { type: integer, multipleOf: 5 }", "5"],
    ["A: { type: integer, minimum: 12, multipleOf: 5 }", "15"],
    ["A: { type: integer, exclusiveMinimum: 15, multipleOf: 5 }", "20"],
    ["A: { type: integer, maximum: -12, multipleOf: 5 }", "-15"],
    ["A: { type: integer, exclusiveMaximum: -15, multipleOf: 5 }", "-20"],
    ["A: { type: integer, multipleOf: 2.5 }", "5"],
    ["A: { type: integer, minimum: 6, multipleOf: 2.5 }", "10"],
    ["A: { type: integer, multipleOf: 0.01 }", "1"],
    ["A: { type: number, exclusiveMinimum: 0.2, exclusiveMaximum: 0.5, multipleOf: 0.25 }", "0.25"],
    ["A: { type: number, exclusiveMinimum: 1.1, maximum: 1.25, multipleOf: 0.05 }", "1.15"],
    ["A: { type: integer, exclusiveMaximum: -9007199254740993 }", "-9007199254740994"],
    [
      "A: { required: [a], properties: { a: { type: boolean, deprecated: true }, b: { deprecated: true } } }",
      '{"a":true}',
    ],
    [
      `A: { oneOf: [{ $ref: '#/components/schemas/Cat' }, { $ref: '#/components/schemas/Dog' }], ${kinds} }\nCat: { properties: { a: { type: boolean } } }\nDog: {}`,
      '{"a":true}',
    ],
  ])("%s", (schemas, made) => expect(madeFor(schemas)).toBe(made));

  it("of many items ends where a page would", () => {
    const list = JSON.parse(madeFor("A: { type: array, items: { type: boolean }, minItems: 100000 }"));
    expect(list.length).toBeLessThan(1000);
  });
});
