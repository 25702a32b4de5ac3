import { expect, it } from "vitest";
import { nodeAt } from "../document/graph";
import { documentOf, viewOfOperation } from "../testing/document";
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
  ["example: { name: null, tags: [b] }", ["tags=b"]],
])("a form with %s has the parts %j", (fields, parts) => expect(partsOf(fields)).toEqual(parts));

it.each([
  ["{ type: string, format: binary }", "{}", true],
  ["{ contentMediaType: image/png }", "{}", true],
  ["{}", "{ contentType: 'image/png, image/jpeg' }", true],
  ["{ type: array, items: {} }", "{ contentType: image/png }", true],
  ["{}", "{ contentType: application/json }", false],
  ["{ type: object }", "{ contentType: application/xml }", false],
  ["{}", "{}", false],
])("a field that is %s, with the encoding %s, is a file: %s", (field, encoding, isFile) => {
  const media = `{ schema: { properties: { a: ${field} } }, encoding: { a: ${encoding} } }`;
  const document = documentOf(`components:\n  requestBodies:\n    A: { content: { multipart/form-data: ${media} } }\n`);
  const parts = formParts(document, nodeAt(document, "/components/requestBodies/A/content"));
  expect(parts.map((part) => part.isFile)).toEqual([isFile]);
});

it.each([
  ["{ type: object }", "{}", "application/json"],
  ["{ type: array, items: { type: object } }", "{}", "application/json"],
  ["{ type: object }", "{ contentType: application/xml }", "application/xml"],
  ["{ type: string }", "{ contentType: 'text/csv; charset=utf-8, text/plain' }", "text/csv"],
  ["{ type: string }", "{ contentType: text/plain }", undefined],
  ["{ type: string }", "{ contentType: 'text/*' }", undefined],
  ["{ type: string }", "{}", undefined],
])("a field that is %s, with the encoding %s, is a part of the type %s", (field, encoding, type) => {
  const media = `{ schema: { properties: { a: ${field} } }, encoding: { a: ${encoding} } }`;
  const { request } = viewOfOperation(`{ requestBody: { content: { multipart/form-data: ${media} } } }`);
  expect(request.parts?.map((part) => part.type)).toEqual([type]);
});

it("a form whose example is a text is sent in parts nevertheless", () => {
  const media = "{ schema: { properties: { f: { type: string, format: binary } } }, example: '--b' }";
  const { request } = viewOfOperation(`{ requestBody: { content: { multipart/form-data: ${media} } } }`);
  expect([request.body, request.parts]).toEqual([undefined, [{ name: "f", isFile: true, value: "F" }]]);
});
