import { expect, it } from "vitest";
import { nodeAt } from "../document/graph";
import { documentOf } from "../testing/document";
import { formParts } from "./form-parts";

/** The parts of a form by its media type's fields, as text. */
function partsOf(fields: string): string[] {
  const properties =
    "schema: { properties: { name: { type: string }, tags: { type: array, items: { type: string } } } }";
  const document = documentOf(
    `components:\n  examples: { Kept: { value: { name: kept } } }\n  requestBodies:\n    A: { content: { multipart/form-data: { ${properties}, ${fields} } } }\n`,
  );
  const parts = formParts(document, nodeAt(document, "/components/requestBodies/A/content"));
  return parts.map(({ name, value }) => `${name}=${value}`);
}

it.each([
  ["example: { name: a, tags: [b, c] }", ["name=a", "tags=b", "tags=c"]],
  ["examples: { one: { value: { name: a } }, two: { value: { name: b } } }", ["name=a"]],
  ["examples: { one: { dataValue: { name: a }, serializedValue: '--' } }", ["name=a"]],
  ["examples: { text: { serializedValue: '--' }, two: { value: { name: b } } }", ["name=b"]],
  ["examples: { raw: { value: '--b' }, two: { value: { name: b } } }", ["name=b"]],
  ["examples: { one: { $ref: '#/components/examples/Kept' } }", ["name=kept"]],
  ["examples: {}", ["name=string", "tags=string"]],
])("a form with %s has the parts %j", (fields, parts) => expect(partsOf(fields)).toEqual(parts));
