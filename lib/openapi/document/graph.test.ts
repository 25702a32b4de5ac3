import { describe, expect, it } from "vitest";
import { documentOf } from "../testing/document";
import { checkReferences, follow, nodeAt } from "./graph";
import { pointerSteps } from "./pointer";
import { jsonText } from "./value";

describe("pointerSteps", () => {
  it.each([
    ["", []],
    ["/a/b", ["a", "b"]],
    ["/paths/~1projects~1{id}/get", ["paths", "/projects/{id}", "get"]],
    ["/paths/~1projects~1%7Bid%7D/get", ["paths", "/projects/{id}", "get"]],
    ["/a~01b", ["a~1b"]],
    ["/100%25", ["100%"]],
    ["/100%", ["100%"]],
    ["/", [""]],
    ["anchor", undefined],
  ])("%s", (pointer, steps) => expect(pointerSteps(pointer)).toEqual(steps));
});

const schemas = (text: string) => documentOf(`components:\n  schemas:\n${text.replace(/^/gm, "    ")}`);
const followIn = (text: string, name = "A") => {
  const document = schemas(text);
  const node = nodeAt(document, `/components/schemas/${name}`);
  if (!node) throw new Error("No such schema.");
  return follow(document, node);
};

describe("follow", () => {
  it.each([
    ["one reference", 'A: { $ref: "#/components/schemas/B" }\nB: { type: string }', '{"type":"string"}'],
    ["a chain", 'A: { $ref: "#/components/schemas/B" }\nB: { $ref: "#/components/schemas/C" }\nC: true', "true"],
    [
      "an escaped pointer",
      'A: { $ref: "#/components/schemas/a~1b%20c" }\n"a/b c": { type: string }',
      '{"type":"string"}',
    ],
    [
      "a pointer through another reference",
      'A: { $ref: "#/components/schemas/B/properties/x" }\nB: { $ref: "#/components/schemas/C" }\nC: { properties: { x: { type: integer } } }',
      '{"type":"integer"}',
    ],
    ["an anchor", 'A: { $ref: "#here" }\nB: { $anchor: here, type: string }', '{"$anchor":"here","type":"string"}'],
  ])("follows %s", (_, text, value) => expect(jsonText(followIn(text).node.value)).toBe(value));

  it("keeps what stands beside a reference, the nearest first", () => {
    const { siblings, name } = followIn(
      'A: { $ref: "#/components/schemas/B", description: near }\nB: { $ref: "#/components/schemas/C", description: far, title: B }\nC: {}',
    );
    expect(jsonText(siblings ?? null)).toBe('{"description":"near","title":"B"}');
    expect(name).toBe("B");
  });

  it.each([
    ['A: { $ref: "#here" }\nB: { $anchor: here }', "B"],
    ['A: { $dynamicRef: "#node" }\nB: { $defs: { C: { $dynamicAnchor: node } } }', "C"],
    ['A: { $ref: "#here" }\nB: { items: { $anchor: here } }', "here"],
    ['A: { $ref: "#here" }', "here"],
  ])("an anchor is called by its schema: %s", (text, name) => expect(followIn(text).name).toBe(name));

  it.each([
    ["itself", 'A: { $ref: "#/components/schemas/A" }'],
    ["a circle", 'A: { $ref: "#/components/schemas/B" }\nB: { $ref: "#/components/schemas/A" }'],
    ["below itself", 'A: { $ref: "#/components/schemas/A/properties/b" }'],
    ["nothing", 'A: { $ref: "#/components/schemas/X" }'],
    ["another file", 'A: { $ref: "other.yaml#/A" }'],
  ])("ends where a reference leads to %s", (_, text) => expect(followIn(text).missing).toBeDefined());
});

describe("checkReferences", () => {
  it("names line, pointer and cure", () => {
    const [problem] = checkReferences(schemas('Project: {}\nA: { $ref: "#/components/schemas/Projekt" }'));
    expect(problem).toEqual({
      file: "a.yaml",
      line: 8,
      what: 'The reference "#/components/schemas/Projekt" leads nowhere (at #/components/schemas/A).',
      cure: 'Did you mean "#/components/schemas/Project"?',
    });
  });

  it("tells a circle from what is not there", () => {
    const text = 'L1: { $ref: "#/components/schemas/L2" }\nL2: { $ref: "#/components/schemas/L1" }';
    expect(checkReferences(schemas(text)).map(({ what }) => what)).toEqual([
      'The reference "#/components/schemas/L2" leads back to itself (at #/components/schemas/L1).',
      'The reference "#/components/schemas/L1" leads back to itself (at #/components/schemas/L2).',
    ]);
    const chain = 'L1: { $ref: "#/components/schemas/L2" }\nL2: { $ref: "#/components/schemas/L3" }';
    expect(checkReferences(schemas(chain))[1]?.what).toContain("leads nowhere");
  });

  it("takes no example, and no property named $ref, for a reference", () => {
    const text =
      'A: { example: { $ref: "#/x" }, default: { $ref: "#/x" }, properties: { $ref: { type: string }, example: { $ref: "#/components/schemas/A" } } }';
    expect(checkReferences(schemas(text))).toEqual([]);
  });

  it.each([
    "responses: { A: { content: { a/b: { examples: { default: { $ref: '#/x' } } } } } }",
    "responses: { default: { $ref: '#/x' } }",
    "parameters: { value: { $ref: '#/x' } }",
    "headers: { x-a: { $ref: '#/x' } }",
    "examples: { example: { $ref: '#/x' } }",
    "mediaTypes: { value: { $ref: '#/x' } }",
    "requestBodies: { const: { $ref: '#/x' } }",
  ])("sees one below a name that the author chose: %s", (components) => {
    expect(checkReferences(documentOf(`components: { ${components} }\n`))).toHaveLength(1);
  });

  it("sees one in the answer to any other status", () => {
    const answer = "responses: { default: { $ref: '#/components/responses/Typo' } }";
    expect(checkReferences(documentOf(`paths: { /a: { get: { ${answer} } } }\n`))).toHaveLength(1);
  });

  it("sees one in a list of parameters", () => {
    expect(checkReferences(documentOf("paths: { /a: { parameters: [{ $ref: '#/x' }] } }\n"))).toHaveLength(1);
  });

  it("sees one below a property named example", () => {
    expect(checkReferences(schemas('A: { properties: { example: { $ref: "#/x" } } }'))).toHaveLength(1);
  });
});
