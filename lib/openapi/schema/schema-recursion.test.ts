import { describe, expect, it } from "vitest";
import { checkDocument } from "../checks/check";
import { documentOf, outline, viewOf } from "../testing/document";

describe("a discriminator", () => {
  it("names its values", () => {
    const { alternatives } = viewOf(
      "A: { oneOf: [{ $ref: '#/components/schemas/Cat' }, { $ref: '#/components/schemas/Dog' }, { $ref: '#/components/schemas/Eel' }], discriminator: { propertyName: kind, mapping: { kitty: '#/components/schemas/Cat', cat: Cat, doggy: Dog } } }\nCat: { properties: { a: {} } }\nDog: { properties: { b: {} } }\nEel: {}",
    );
    expect(alternatives[0]?.discriminator).toBe("kind");
    expect(alternatives[0]?.branches.map(({ label, values }) => [label, values])).toEqual([
      ["Cat", ["kitty", "cat"]],
      ["doggy", ["doggy"]],
      ["Eel", ["Eel"]],
    ]);
  });

  it("has each schema once, whatever stands for it", () => {
    const schemas =
      "A: { properties: { kind: { type: string } }, discriminator: { propertyName: kind, mapping: { dog: Dog, hound: Dog } } }\nDog: { properties: { bark: { type: string } } }";
    expect(outline(viewOf(schemas))).toEqual(["kind: string", "| Dog: object", "  bark: string"]);
  });

  it.each([
    ["without a mapping", ""],
    ["with a mapping of some", ", mapping: { cat: Cat }"],
  ])("%s tells apart all that is built on its schema", (_, mapping) => {
    const built = "{ allOf: [{ $ref: '#/components/schemas/A' }, { properties: { own: {} } }] }";
    const schemas = `A: { properties: { kind: {} }, discriminator: { propertyName: kind${mapping} } }\nCat: ${built}\nDog: ${built}\nOther: { allOf: [{}] }`;
    const { alternatives } = viewOf(schemas);
    const first = mapping === "" ? "Cat" : "cat";
    expect(alternatives.flatMap(({ branches }) => branches.map(({ label, values }) => [label, values]))).toEqual([
      [first, [first]],
      ["Dog", ["Dog"]],
    ]);
  });

  it("that leads to schemas built on its own one ends", () => {
    const schemas =
      "A: { properties: { kind: { type: string } }, discriminator: { propertyName: kind, mapping: { dog: Dog } } }\nDog: { allOf: [{ $ref: '#/components/schemas/A' }, { properties: { bark: { type: string } } }] }";
    expect(outline(viewOf(schemas))).toEqual(["kind: string", "| dog: object", "  kind: string", "  bark: string"]);
  });
});

describe("recursion ends", () => {
  it.each([
    [
      "in a property",
      "A: { properties: { a: { $ref: '#/components/schemas/A' } } }",
      ["a: object", "  (recursive: A)"],
    ],
    [
      "in items",
      "A: { properties: { a: { type: array, items: { $ref: '#/components/schemas/A' } } } }",
      ["a: array of objects", "  (recursive: A)"],
    ],
    [
      "over two schemas",
      "A: { properties: { b: { $ref: '#/components/schemas/B' } } }\nB: { properties: { a: { $ref: '#/components/schemas/A' } } }",
      ["b: object", "  a: object", "    (recursive: A)"],
    ],
    [
      "in an alternative",
      "A: { oneOf: [{ type: string }, { $ref: '#/components/schemas/A' }] }",
      ["| string: string", "| A: string", "  (recursive: A)"],
    ],
    [
      "in any name",
      "A: { additionalProperties: { $ref: '#/components/schemas/A' } }",
      ["*: object", "  (recursive: A)"],
    ],
    ["in allOf", "A: { allOf: [{ $ref: '#/components/schemas/A' }, { properties: { a: {} } }] }", ["a: any value"]],
    [
      "in allOf over two schemas",
      "A: { allOf: [{ $ref: '#/components/schemas/B' }] }\nB: { allOf: [{ $ref: '#/components/schemas/A' }], properties: { b: {} } }",
      ["b: any value"],
    ],
  ])("%s", (_, schemas, lines) => expect(outline(viewOf(schemas))).toEqual(lines));

  it("and says where the schema is open", () => {
    const view = viewOf("A: { properties: { b: { properties: { a: { $ref: '#/components/schemas/A' } } } } }");
    expect(view.properties[0]?.schema.properties[0]?.schema.cut).toEqual({
      reason: "recursive",
      name: "A",
      openAt: "a",
    });
  });

  it("by depth", () => {
    const deep = (level: number): string =>
      level === 0 ? "{ type: string }" : `{ properties: { a: ${deep(level - 1)} } }`;
    expect(
      outline(viewOf(`A: ${deep(12)}`))
        .at(-1)
        ?.trim(),
    ).toBe("(deep: )");
  });

  it("by number, and shows what is near first", () => {
    const many = (inner: string) => Array.from({ length: 400 }, (_, at) => `p${at}: ${inner}`).join(", ");
    const view = viewOf(
      `A: { properties: { first: { properties: { ${many("{}")} } }, second: { properties: { ${many("{}")} } }, third: {} } }`,
    );
    const lines = outline(view);
    expect(lines.length).toBeLessThan(620);
    expect(lines.filter((line) => /^\w/.test(line))).toEqual(["first: object", "second: object", "third: any value"]);
  });

  it("quickly, where every schema refers to every other", () => {
    const names = Array.from({ length: 40 }, (_, at) => (at === 0 ? "A" : `S${at}`));
    const fields = names.map((name) => `${name}: { $ref: "#/components/schemas/${name}" }`).join(", ");
    // Of the processor: by the clock, a busy machine would be a mistake.
    const start = process.cpuUsage();
    viewOf(
      names
        .map(
          (name) =>
            `${name}: { properties: { ${fields} }, oneOf: [{ $ref: "#/components/schemas/A" }, { $ref: "#/components/schemas/S1" }] }`,
        )
        .join("\n"),
    );
    expect(process.cpuUsage(start).user / 1000).toBeLessThan(1500);
  });
});

it("an allOf that leads back to itself is a mistake in a document of our own", () => {
  const [problem] = checkDocument(
    documentOf("components:\n  schemas:\n    A:\n      allOf:\n        - $ref: '#/components/schemas/A'\n"),
  );
  expect(problem?.what).toContain("leads back to itself (at #/components/schemas/A/allOf/0)");
  expect(problem?.line).toBe(9);
});

it("a missing reference is drawn as any value, by its name", () => {
  const { type, name } = viewOf("A: { $ref: '#/components/schemas/Lost' }");
  expect([type, name]).toEqual(["any value", "Lost"]);
});
