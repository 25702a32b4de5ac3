import { describe, expect, it } from "vitest";
import { viewOf } from "../testing/document";

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
