import { describe, expect, it } from "vitest";
import { type ApiDocument, readDocument } from "@/lib/openapi/document/read";
import { at } from "./document";
import { fieldsOf, typeOf, valuesOf } from "./fields";

const source = `
openapi: 3.2.0
components:
  schemas:
    Id: { type: string, description: An id. }
    Node:
      type: object
      required: [id]
      properties:
        id: { $ref: "#/components/schemas/Id" }
        note: { type: [string, "null"], format: date, description: A note. }
        place: { type: object, properties: { at: { type: string, format: date-time, enum: [a, b] }, to: { type: string, format: uri, description: Where., const: c }, of: { type: string, format: json-pointer } } }
        children: { type: array, description: More., items: { $ref: "#/components/schemas/Node" } }
    Kind:
      type: string
      oneOf: [{ const: a, description: The first. }, { const: b, description: The second. }]
    Choice: { oneOf: [{ $ref: "#/components/schemas/Node" }, { type: "null" }] }
    Fixed: { type: string, description: The kind., const: project.created }
    Names: { type: array, items: { type: string, enum: [title, body] } }
`;
const { document } = readDocument("api.yaml", source) as { document: ApiDocument };
const schema = (name: string) => at(document, "components", "schemas", name);

describe("the type of a field", () => {
  it.each([
    ["Id", "string"],
    ["Kind", "string"],
    ["Choice", "object or null"],
    ["Names", "array of strings"],
  ])("%s is %s", (name, type) => expect(typeOf(document, schema(name))).toBe(type));
});

describe("the values of a schema", () => {
  it.each([
    [
      "Kind",
      [
        ["a", "The first."],
        ["b", "The second."],
      ],
    ],
    ["Fixed", [["project.created", ""]]],
    [
      "Names",
      [
        ["title", ""],
        ["body", ""],
      ],
    ],
    ["Id", []],
  ])("%s has %j", (name, values) => {
    expect(valuesOf(document, schema(name)).map(({ value, meaning }) => [value, meaning])).toEqual(values);
  });
});

it("names inner fields by their path, with what is referred to in place", () => {
  expect(fieldsOf(document, schema("Node")).slice(0, 8)).toEqual([
    { path: "id", type: "string", description: "An id.", isRequired: true },
    { path: "note", type: "string (date) or null", description: "A note.", isRequired: false },
    { path: "place", type: "object", description: "", isRequired: false },
    { path: "place.at", type: "string (time)", description: "One of `a`, `b`.", isRequired: false },
    { path: "place.to", type: "string (URI)", description: "Where. Always `c`.", isRequired: false },
    { path: "place.of", type: "string (JSON Pointer)", description: "", isRequired: false },
    { path: "children", type: "array of objects", description: "More.", isRequired: false },
    { path: "children[].id", type: "string", description: "An id.", isRequired: true },
  ]);
});

it("comes to an end where a schema holds itself", () => {
  expect(fieldsOf(document, schema("Node")).length).toBeLessThan(60);
});
