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
  ])("%s", (schemas, made) => expect(madeFor(schemas)).toBe(made));
});
