import { readFileSync } from "node:fs";
import { validate as validate31 } from "@hyperjump/json-schema/openapi-3-1";
import { validate as validate32 } from "@hyperjump/json-schema/openapi-3-2";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { derive31 } from "./derive-31";
import { type JsonObject, objectOf, valueAt } from "./json";

const text = readFileSync("openapi/devlog.yaml", "utf8");
const document: JsonObject = parse(text);

/** The official schemas, which come with the validator: they hold the schemas inside to their dialect too. */
const is32 = async (root: JsonObject) =>
  (await validate32("https://spec.openapis.org/oas/3.2/schema-base", root)).valid;
const is31 = async (root: JsonObject) =>
  (await validate31("https://spec.openapis.org/oas/3.1/schema-base", root)).valid;

/** What can be asked for: each path, with its methods and what holds for all of them. */
const methodsByPath = ({ paths }: JsonObject) =>
  Object.entries(objectOf(paths)).map(([path, item]) => [path, Object.keys(objectOf(item))]);

describe("the Devlog API", () => {
  it("is OpenAPI 3.2", async () => expect(await is32(document)).toBe(true));
  it("is OpenAPI 3.1 when derived, and was not before", async () => {
    expect(await is31(derive31(document))).toBe(true);
    expect(await is31({ ...document, openapi: "3.1.1" })).toBe(false);
  });

  it.each([
    ["a wrong type in the schema of a stream", "description: One event of the stream.", "type: strng"],
    ["a field that 3.2 doesn't have", "      operationId: projects-list\n", "      operationID: projects-list\n"],
    ["a tag's field that doesn't exist", "kind: nav\n", "kinds: nav\n"],
    ["a parameter in no known place", "in: query\n", "in: body\n"],
    ["a flow without its address", "deviceAuthorizationUrl:", "x-url:"],
  ])("is not OpenAPI 3.2 with %s", async (_name, from, to) => {
    expect(text).toContain(from);
    expect(await is32(parse(text.replace(from, to)))).toBe(false);
  });

  it("keeps in 3.1 all that 3.1 can say", () => {
    const derived = derive31(document);
    for (const name of ["info", "webhooks", "externalDocs", "x-rate-limit-policies"]) {
      expect(derived[name]).toEqual(document[name]);
    }
    expect(objectOf(derived.components).schemas).toEqual(objectOf(document.components).schemas);
    expect(methodsByPath(derived)).toEqual(methodsByPath(document));
  });
});

describe("derive31", () => {
  const ofMediaType = (mediaType: JsonObject) =>
    valueAt(
      derive31({ paths: { "/a": { get: { content: { "text/x": mediaType } } } } }),
      "/paths/~1a/get/content/text~1x",
    );

  it.each<[string, JsonObject, JsonObject]>([
    ["the version", { openapi: "3.2.0" }, {}],
    ["no address of its own", { $self: "https://a.example/openapi.yaml" }, {}],
    ["a server's name", { servers: [{ name: "a", url: "/" }] }, { servers: [{ "x-name": "a", url: "/" }] }],
    [
      "a tag's new fields",
      { tags: [{ name: "a", summary: "A", parent: "b", kind: "nav" }] },
      { tags: [{ name: "a", "x-displayName": "A", "x-parent": "b", "x-kind": "nav" }] },
    ],
    [
      "the device flow",
      { components: { securitySchemes: { a: { flows: { password: {}, deviceAuthorization: { tokenUrl: "b" } } } } } },
      {
        components: {
          securitySchemes: { a: { flows: { password: {}, "x-oai-deviceAuthorization": { tokenUrl: "b" } } } },
        },
      },
    ],
  ])("derives %s", (_name, from, to) => expect(derive31(from)).toEqual({ ...to, openapi: "3.1.1" }));

  it.each<[string, JsonObject, JsonObject]>([
    ["leaves an ordinary one", { schema: { type: "object" } }, { schema: { type: "object" } }],
    ["makes a stream a text", { itemSchema: { a: 1 } }, { schema: { type: "string" }, "x-itemSchema": { a: 1 } }],
    [
      "keeps the schema that stands beside",
      { itemSchema: {}, schema: { type: "array" } },
      { schema: { type: "array" }, "x-itemSchema": {} },
    ],
    [
      "leaves a value as it is, whatever its fields are called",
      { example: { content: "a", flows: 1 }, examples: { a: { value: { content: "a" } } } },
      { example: { content: "a", flows: 1 }, examples: { a: { value: { content: "a" } } } },
    ],
    [
      "shows data as a value",
      { examples: { a: { dataValue: { b: 1 } }, c: { dataValue: 1, serializedValue: "1.0" } } },
      { examples: { a: { value: { b: 1 } }, c: { value: 1 } } },
    ],
    [
      "shows text as a value",
      { examples: { a: { serializedValue: "data: 1" }, b: { value: { serializedValue: "kept" } } } },
      { examples: { a: { value: "data: 1" }, b: { value: { serializedValue: "kept" } } } },
    ],
  ])("of media types, %s", (_name, from, to) => expect(ofMediaType(from)).toEqual(to));

  it("takes a name for what it is", () => {
    const example = { content: "a", flows: "b" };
    const components = {
      headers: { content: { example }, value: { content: { "text/x": { itemSchema: {} } } } },
      responses: { default: { content: { "text/x": { itemSchema: {} } } } },
    };
    const made = { content: { "text/x": { schema: { type: "string" }, "x-itemSchema": {} } } };
    expect(derive31({ components }).components).toEqual({
      headers: { content: { example }, value: made },
      responses: { default: made },
    });
  });

  it("does not touch what it is given", () => {
    const before = structuredClone(document);
    derive31(document);
    expect(document).toEqual(before);
  });
});
