import { describe, expect, it } from "vitest";
import { outline, viewOf } from "../testing/document";

describe("what allOf lays over a schema", () => {
  it("is the whole of it where it stands alone, with its name and its words", () => {
    const { name, description } = viewOf("A: { allOf: [{ $ref: '#/components/schemas/B' }] }\nB: { description: b }");
    expect([name, description]).toEqual(["B", "<p>b</p>"]);
  });

  it("tells where its fields come from", () => {
    const { properties } = viewOf(
      "A: { allOf: [{ $ref: '#/components/schemas/B' }, { properties: { a: {} } }] }\nB: { properties: { b: {} } }",
    );
    expect(properties.map(({ origin }) => origin)).toEqual(["B", undefined]);
  });

  it.each([
    ["{ pattern: ^a }, { pattern: z$ }", ["matches ^a", "matches z$"]],
    ["{ pattern: ^a }, { pattern: ^a }", ["matches ^a"]],
    ["{ pattern: ^a }, { pattern: z$ }, { pattern: z$ }", ["matches ^a", "matches z$"]],
    ["{ not: { const: 1 } }, { not: { const: 2 } }", ['not {"const":1}', 'not {"const":2}']],
    ["{ multipleOf: 2 }, { multipleOf: 3 }", ["a multiple of 2", "a multiple of 3"]],
    [
      "{ propertyNames: { pattern: ^a } }, { propertyNames: { maxLength: 3 } }",
      ["names match ^a", "names of at most 3 characters"],
    ],
    ["{ dependentRequired: { a: [b] } }, { dependentRequired: { a: [c] } }", ["with a also b", "with a also c"]],
    ["{ uniqueItems: false }, { uniqueItems: true }", ["no duplicates"]],
  ])("is limited by each of %s", (branches, said) => {
    const { constraints } = viewOf(`A: { allOf: [${branches}] }`);
    expect(constraints.map(({ text, code }) => (code ? `${text} ${code}` : text))).toEqual(said);
  });

  it.each([
    ["{ items: { properties: { a: {} } } }, { items: { properties: { b: {} } } }", ["a: any value", "b: any value"]],
    [
      "{ patternProperties: { ^x: { type: string } } }, { patternProperties: { ^y: { type: integer } } }",
      ["/^x/: string", "/^y/: integer"],
    ],
    [
      "{ patternProperties: { ^x: { type: [string, integer] } } }, { patternProperties: { ^x: { type: integer } } }",
      ["/^x/: integer"],
    ],
    [
      "{ additionalProperties: { type: [string, integer] } }, { additionalProperties: { type: string } }",
      ["*: string"],
    ],
  ])("holds what each of %s says", (branches, said) =>
    expect(outline(viewOf(`A: { allOf: [${branches}] }`))).toEqual(said),
  );

  it("tells what two of three branches say once", () => {
    const choice = "{ items: { oneOf: [{ type: string }, { type: integer }] } }";
    const once = ["| string: string", "| integer: integer"];
    expect(outline(viewOf(`A: { allOf: [{ items: { maxLength: 3 } }, ${choice}, ${choice}] }`))).toEqual(once);
  });

  it.each([
    "{ type: object, additionalProperties: true }, { additionalProperties: false }",
    "{ additionalProperties: false }, { additionalProperties: {} }",
  ])("can have no more fields by %s", (branches) =>
    expect(viewOf(`A: { allOf: [${branches}] }`).additional).toBe(false),
  );

  it.each(["{ items: { type: string } }, { items: true }", "{ items: true }, { items: { type: string } }"])(
    "is an array of strings by %s",
    (branches) => expect(viewOf(`A: { allOf: [${branches}] }`).type).toBe("array of strings"),
  );

  it("leaves a branch that stands alone as it is", () => {
    const schemas =
      "A: { properties: { both: { allOf: [{ $ref: '#/components/schemas/B' }, { items: { type: integer } }] }, alone: { $ref: '#/components/schemas/B' } } }\nB: { items: { type: [integer, string] } }";
    expect(outline(viewOf(schemas))).toEqual(["both: array of integers", "alone: array of (integer or string)"]);
  });

  const twice = "A: { allOf: [{ $ref: '#/components/schemas/B' }, { $ref: '#/components/schemas/C' }] }";
  const onBase = "{ allOf: [{ $ref: '#/components/schemas/Base' }] }";

  it.each([
    ["oneOf: [{ type: string }, { type: integer }]", ["| string: string", "| integer: integer"]],
    ["if: { properties: { a: { const: 1 } } }, then: { type: object }", ["| where a is 1: object"]],
    [
      "properties: { a: { oneOf: [{ type: string }, { type: integer }] } }",
      ["a: string or integer", "  | string: string", "  | integer: integer"],
    ],
  ])("is told once where two branches have one base, of %s", (base, said) => {
    expect(outline(viewOf(`${twice}\nB: ${onBase}\nC: ${onBase}\nBase: { ${base} }`))).toEqual(said);
  });

  it("lists the values of one base once", () => {
    const base = "{ oneOf: [{ const: a }, { const: b }] }";
    const { values } = viewOf(`${twice}\nB: ${onBase}\nC: ${onBase}\nBase: ${base}`);
    expect(values.map(({ value }) => value)).toEqual(['"a"', '"b"']);
  });

  it("has the words of a base that is a part of one branch, and the whole of another", () => {
    const schemas = `A: { allOf: [{ $ref: '#/components/schemas/B' }, ${onBase}] }\nB: ${onBase}\nBase: { description: Of the base. }`;
    expect(viewOf(schemas).description).toBe("<p>Of the base.</p>");
  });

  it.each([
    ["{ nullable: true, allOf: [{ $ref: '#/components/schemas/B' }] }", "string or null"],
    ["{ nullable: true, type: string, allOf: [{ $ref: '#/components/schemas/B' }] }", "string or null"],
    ["{ nullable: true, $ref: '#/components/schemas/B' }", "string or null"],
    ["{ $ref: '#/components/schemas/C' }", "string or null"],
    ["{ allOf: [{ type: string, nullable: true }, { $ref: '#/components/schemas/B' }] }", "string"],
  ])("of 3.0 can be null where the whole says so: %s", (schema, type) => {
    const others = "B: { type: string }\nC: { nullable: true, allOf: [{ $ref: '#/components/schemas/B' }] }";
    expect(viewOf(`A: ${schema}\n${others}`, "response", "3.0.3").type).toBe(type);
  });
});

describe("alternatives", () => {
  const kinds =
    "discriminator: { propertyName: kind, mapping: { cat: '#/components/schemas/Cat', dog: '#/components/schemas/Dog' } }";
  const both = "oneOf: [{ $ref: '#/components/schemas/Cat' }, { $ref: '#/components/schemas/Dog' }]";

  it.each([
    ["that a mapping names are told once", `A: { ${both}, ${kinds} }\nCat: {}\nDog: {}`, [["cat", "dog"]]],
    ["of a mapping alone are told", `A: { ${kinds} }\nCat: {}\nDog: {}`, [["cat", "dog"]]],
    [
      "of a base are none of its children",
      `A: { allOf: [{ $ref: '#/components/schemas/Base' }] }\nBase: { ${kinds} }\nCat: {}\nDog: {}`,
      [],
    ],
    [
      "of a child that a mapping names are none",
      `A: { allOf: [{ $ref: '#/components/schemas/Base' }, { properties: { a: {} } }] }\nBase: { ${kinds} }\nCat: {}\nDog: {}`,
      [],
    ],
    ...[
      "{ $ref: '#/components/schemas/Base' }",
      "{ allOf: [{ $ref: '#/components/schemas/Base' }], description: A. }",
    ].map((base): [string, string, string[][]] => [
      `of a base are told where it may be null: ${base}`,
      `A: { oneOf: [${base}, { type: 'null' }] }\nBase: { ${kinds} }\nCat: {}\nDog: {}`,
      [["cat", "dog"]],
    ]),
    [
      "of which one has fields are no list of values",
      "A: { oneOf: [{ const: a, properties: { x: {} } }, { const: b }] }",
      [["object", "string"]],
    ],
  ])("%s", (_, schemas, labels) => {
    const { alternatives, values } = viewOf(schemas);
    expect(alternatives.map(({ branches }) => branches.map(({ label }) => label))).toEqual(labels);
    expect(values).toEqual([]);
  });
});

it("of lists of values in several branches those that all have are told, as of an enum", () => {
  const list = (...values: string[]) => `{ oneOf: [${values.map((value) => `{ const: ${value} }`)}] }`;
  expect(viewOf(`A: { allOf: [${list("a", "b")}, ${list("b", "c")}] }`).values.map(({ value }) => value)).toEqual([
    '"b"',
  ]);
});
