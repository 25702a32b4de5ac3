import { expect, it } from "vitest";
import type { JsonObject } from "../document/json";
import { validatorOf } from "../examples/validator";
import { contentSchemas } from "./event-content";

const json = { type: "string", contentSchema: true };
const a = { properties: { event: { const: "a" }, data: json } };
const b = { properties: { event: { const: "b" }, data: json } };
const root = (schema: JsonObject): JsonObject => ({ components: { schemas: { S: schema, Data: json, B: b } } });
const at = "/components/schemas/S";

it.each<[string, JsonObject, object]>([
  ["nothing", {}, {}],
  ["its own", a, { data: `${at}/properties/data/contentSchema` }],
  ["that of the alternative which it fits", { oneOf: [b, a] }, { data: `${at}/oneOf/1/properties/data/contentSchema` }],
  ["none where it fits no alternative", { oneOf: [b] }, {}],
  ["its own before that of a branch", { ...a, allOf: [a] }, { data: `${at}/properties/data/contentSchema` }],
  [
    "one for each field, and none for a field that it lacks",
    { properties: { id: json, event: true }, anyOf: [a, { properties: { comment: json } }] },
    { data: `${at}/anyOf/0/properties/data/contentSchema`, id: `${at}/properties/id/contentSchema` },
  ],
  [
    "that behind references",
    { properties: { data: { $ref: "#/components/schemas/Data" } } },
    { data: "/components/schemas/Data/contentSchema" },
  ],
])("the JSON in an event has the schema: %s", (_, schema, found) => {
  const document = root(schema);
  const event = { id: "1", event: "a", data: "{}" };
  expect(Object.fromEntries(contentSchemas(document, at, event, validatorOf(document)))).toEqual(found);
});
