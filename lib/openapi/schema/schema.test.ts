import { describe, expect, it } from "vitest";
import { outline, viewOf } from "../testing/document";

describe("the type in words", () => {
  it.each([
    ["{ type: string }", "string"],
    ["{ type: [string, 'null'] }", "string or null"],
    ["{ type: [string, integer] }", "string or integer"],
    ["{ type: string, nullable: true }", "string or null"],
    ["{ type: 'null' }", "null"],
    ["{}", "any value"],
    ["true", "any value"],
    ["false", "nothing"],
    ["{ type: array }", "array"],
    ["{ type: array, items: { type: string } }", "array of strings"],
    ["{ type: array, items: { type: array, items: { type: integer } } }", "array of arrays of integers"],
    ["{ type: array, items: { type: [string, integer] } }", "array of (string or integer)"],
    ["{ items: { type: string } }", "array of strings"],
    ["{ items: { type: [string, integer, boolean, object, array] } }", "array of (one of several types)"],
    ["{ type: array, items: { type: [string, 'null'] } }", "array of (string or null)"],
    ["{ type: array, items: { type: object, nullable: true } }", "array of (object or null)"],
    ["{ type: array, items: { type: 'null' } }", "array of nulls"],
    ["{ type: array, prefixItems: [{ type: string }], items: false }", "array"],
    ["{ prefixItems: [{ type: string }], items: { type: integer } }", "array"],
    ["{ properties: { a: true } }", "object"],
    ["{ enum: [a, b] }", "string"],
    ["{ enum: [1, null] }", "integer"],
    ["{ const: false }", "boolean"],
    ["{ const: null }", "null"],
    ["{ enum: [null] }", "null"],
    ["{ oneOf: [{ type: string }, { type: 'null' }] }", "string or null"],
    ["{ oneOf: [{ type: string }, { type: ['null'] }] }", "string or null"],
    ["{ oneOf: [{ type: string }, { enum: [null] }] }", "string or null"],
    ["{ anyOf: [{ type: string }, { type: integer }] }", "string or integer"],
    ["{ allOf: [{ type: string }] }", "string"],
    ["{ allOf: [{ type: [string, integer] }, { type: string }] }", "string"],
    ["{ allOf: [{ type: [string, 'null'] }, { type: string }] }", "string"],
    ["{ allOf: [{ type: integer }, { type: number }] }", "integer"],
    ["{ allOf: [{ type: number }, { type: integer }] }", "integer"],
    ["{ allOf: [{ type: [number, integer] }, { type: [integer, string] }] }", "integer"],
    ["{ allOf: [{ type: [number, string] }, { type: [number, integer] }] }", "number"],
    ["{ allOf: [{ type: string }, { type: integer }] }", "nothing"],
    ["{ allOf: [{ type: [string, 'null'] }, { type: [integer, 'null'] }] }", "null"],
    ["{ allOf: [{ type: [string, 'null'] }, { type: 'null' }] }", "null"],
    ["{ allOf: [{ type: 'null' }, { type: string }] }", "nothing"],
    ["{ $ref: '#/components/schemas/A' }", "any value"],
  ])("%s is %s", (schema, type) => expect(viewOf(`A: ${schema}`).type).toBe(type));
});

describe("limits", () => {
  it.each([
    ["{ type: string, minLength: 1, maxLength: 140 }", ["1 to 140 characters"]],
    ["{ type: string, minLength: 0, maxLength: 5 }", ["at most 5 characters"]],
    ["{ type: string, minLength: 0 }", []],
    ["{ minItems: 0, minProperties: 0, propertyNames: { minLength: 0 } }", []],
    ["{ type: string, minLength: 40, maxLength: 40 }", ["exactly 40 characters"]],
    ["{ type: string, maxLength: 1 }", ["at most 1 character"]],
    ["{ type: string, pattern: '^a$' }", ["matches ^a$"]],
    ["{ type: integer, minimum: 1, maximum: 100 }", ["1 to 100"]],
    ["{ type: integer, minimum: 0 }", ["at least 0"]],
    ["{ type: number, exclusiveMinimum: 0, exclusiveMaximum: 1 }", ["more than 0, less than 1"]],
    ["{ type: number, minimum: 0, exclusiveMinimum: true }", ["more than 0"]],
    ["{ type: number, minimum: 0, exclusiveMinimum: false }", ["at least 0"]],
    ["{ type: number, minimum: 10, exclusiveMinimum: 0 }", ["at least 10"]],
    ["{ type: number, minimum: 10, exclusiveMinimum: 10 }", ["more than 10"]],
    ["{ type: number, minimum: 10, exclusiveMinimum: 0, maximum: 20 }", ["10 to 20"]],
    ["{ type: number, maximum: 10, exclusiveMaximum: 11 }", ["at most 10"]],
    ["{ type: number, maximum: 10, exclusiveMaximum: 9 }", ["less than 9"]],
    ["{ minimum: 12345678901234567890, exclusiveMinimum: 12345678901234567891 }", ["more than 12345678901234567891"]],
    ["{ type: integer, multipleOf: 5 }", ["a multiple of 5"]],
    ["{ type: integer, maximum: 12345678901234567890 }", ["at most 12345678901234567890"]],
    ["{ type: array, minItems: 0, maxItems: 10, uniqueItems: true }", ["at most 10 items", "no duplicates"]],
    ["{ type: array, prefixItems: [{}, {}], items: false }", ["at most 2 items"]],
    ["{ type: object, minProperties: 1 }", ["at least 1 property"]],
    ["{ type: object, propertyNames: { pattern: '^x' } }", ["names match ^x"]],
    [
      "{ type: string, contentEncoding: base64, contentMediaType: image/png }",
      ["encoded as base64", "holds image/png"],
    ],
    ["{ allOf: [{ maximum: 12345678901234567890 }, { maximum: 100 }] }", ["at most 100"]],
    ["{ allOf: [{ minimum: 1 }, { minimum: 12345678901234567890 }] }", ["at least 12345678901234567890"]],
    ["{ not: { type: string } }", ['not {"type":"string"}']],
    ["{ allOf: [{ maxLength: 10, minLength: 1 }, { maxLength: 5, minLength: 2 }] }", ["2 to 5 characters"]],
  ])("%s", (schema, said) => {
    expect(viewOf(`A: ${schema}`).constraints.map(({ text, code }) => (code ? `${text} ${code}` : text))).toEqual(said);
  });
});

describe("values, defaults and examples", () => {
  it.each([
    ["{ const: false }", ["false"]],
    ["{ const: 0 }", ["0"]],
    ["{ const: '' }", ['""']],
    ["{ const: null }", ["null"]],
    ["{ enum: [a, null, 1] }", ['"a"', "null", "1"]],
    ["{ allOf: [{ enum: [a, b] }, { enum: [b, c] }] }", ['"b"']],
    ["{ x-values: [a], type: string }", []],
    ["{ oneOf: [{ const: a }, { const: b }] }", ['"a"', '"b"']],
  ])("%s can only be %j", (schema, values) => {
    expect(viewOf(`A: ${schema}`).values.map(({ value }) => value)).toEqual(values);
  });

  it.each(["false", "0", '""', "null", "[]", "{}", "12345678901234567890"])("a default of %s is said", (value) => {
    expect(viewOf(`A: { default: ${value} }`).default).toBe(value);
  });

  it("an example of 3.0 is one of 3.1", () => {
    expect(viewOf("A: { type: boolean, example: false }", "response", "3.0.3").examples).toEqual(["false"]);
  });

  it("constants are described one by one, beside an enum too", () => {
    const { values } = viewOf(
      "A: { enum: [a, b], oneOf: [{ const: a, description: First. }, { const: b, deprecated: true }] }",
    );
    expect(values).toEqual([
      { value: '"a"', description: "<p>First.</p>", isDeprecated: false },
      { value: '"b"', description: "", isDeprecated: true },
    ]);
  });
});

describe("fields", () => {
  it.each([
    [
      "required and optional",
      "A: { required: [a], properties: { a: { type: string }, b: { type: integer } } }",
      ["a*: string", "b: integer"],
    ],
    ["of objects in arrays", "A: { type: array, items: { properties: { a: { type: string } } } }", ["a: string"]],
    [
      "of allOf branches",
      "A: { allOf: [{ $ref: '#/components/schemas/B' }, { properties: { a: { type: string } } }] }\nB: { required: [b], properties: { b: { type: string } } }",
      ["b*: string", "a: string"],
    ],
    [
      "laid over one another",
      "A: { properties: { a: { type: string } }, allOf: [{ properties: { a: { maxLength: 3 } }, required: [a] }] }",
      ["a*: string"],
    ],
    [
      "beside a reference",
      "A: { $ref: '#/components/schemas/B', required: [b] }\nB: { properties: { b: { type: string } } }",
      ["b*: string"],
    ],
    ["of any name", "A: { additionalProperties: { type: integer } }", ["*: integer"]],
    ["of any name and value", "A: { type: object, additionalProperties: true }", ["*: any value"]],
    ["of names that match", "A: { patternProperties: { '^x-': { type: string } } }", ["/^x-/: string"]],
    [
      "by position and behind",
      "A: { prefixItems: [{ type: string }], items: { type: integer, minimum: 1 } }",
      ["[0]: string", "[1…]: integer"],
    ],
    ["by position", "A: { prefixItems: [{ type: string }, { type: integer }] }", ["[0]: string", "[1]: integer"]],
    [
      "of alternatives",
      "A: { oneOf: [{ title: One, properties: { a: true } }, { type: string }] }",
      ["| One: object", "  a: any value", "| string: string"],
    ],
    [
      "of oneOf beside anyOf",
      "A: { oneOf: [{ type: string }, { type: integer }], anyOf: [{ title: X }, { title: Y }] }",
      ["| string: string", "| integer: integer", "| X: any value", "| Y: any value"],
    ],
    [
      "that are named as objects name theirs",
      "A: { properties: { __proto__: { type: string }, constructor: { type: string }, toString: { type: string } } }",
      ["__proto__: string", "constructor: string", "toString: string"],
    ],
    [
      "in text that holds JSON",
      "A: { type: string, contentMediaType: application/json, contentSchema: { properties: { a: { type: string } } } }",
      ["a: string"],
    ],
  ])("%s", (_, schemas, lines) => expect(outline(viewOf(schemas))).toEqual(lines));

  it("leave out what is read-only in a request and write-only in a response", () => {
    const schemas =
      "A: { properties: { a: { readOnly: true }, b: { writeOnly: true }, c: { $ref: '#/components/schemas/R' } } }\nR: { readOnly: true }";
    expect(outline(viewOf(schemas, "request"))).toEqual(["b: any value"]);
    expect(outline(viewOf(schemas, "response"))).toEqual(["a: any value", "c: any value"]);
  });

  it("of a request are in the order required, optional, deprecated", () => {
    const schema = "A: { required: [c], properties: { a: { deprecated: true }, b: {}, c: {} } }";
    expect(outline(viewOf(schema, "request"))).toEqual(["c*: any value", "b: any value", "a: any value"]);
  });

  it("have ids by their path, each once", () => {
    const { properties } = viewOf(
      "A: { properties: { 'a b': { properties: { c: {} } }, 'a-b': {}, items: { type: array, items: { properties: { id: {} } } } } }",
    );
    expect(properties.map(({ schema }) => schema.id)).toEqual(["a.a-b", "a.a-b-2", "a.items"]);
    expect(properties[0]?.schema.properties[0]?.schema.id).toBe("a.a-b.c");
    expect(properties[2]?.schema.items?.properties[0]?.schema.id).toBe("a.items.items.id");
  });
});
