import { describe, expect, it } from "vitest";
import type { Json, JsonObject } from "../document/json";
import { operationOf } from "../testing/operation-of";
import { buildContract } from "./contract";

describe("an operation", () => {
  it("has its own name, or else method and path", () => {
    expect(operationOf({ operationId: "entries-list" }).id).toBe("entries-list");
    expect(operationOf({}).id).toBe("get /entries");
  });

  it("is there for each method of a path, and for no other field", () => {
    const root = { paths: { "/entries/{id}": { summary: "x", servers: [], get: {}, query: {}, parameters: [] } } };
    const { operations } = buildContract(root);
    expect(operations.map(({ method, path }) => `${method} ${path}`)).toEqual([
      "GET /entries/{id}",
      "QUERY /entries/{id}",
    ]);
  });

  it("is found behind a reference of its path", () => {
    const root = {
      paths: { "/entries": { $ref: "#/components/pathItems/Entries" } },
      components: { pathItems: { Entries: { get: { operationId: "entries-list" } } } },
    };
    expect(buildContract(root).operations.map(({ id }) => id)).toEqual(["entries-list"]);
  });

  it("is as the document has it", () => {
    const written = { operationId: "a", summary: "Lists" };
    expect(operationOf(written).written).toBe(written);
  });
});

const key = { apiKey: [] };

describe.each<[string, Json | undefined, Json | undefined, boolean]>([
  ["nothing is said", undefined, undefined, false],
  ["the document says it", [key], undefined, true],
  ["the operation says it", undefined, [key], true],
  ["the operation takes it back", [key], [], false],
  ["the operation takes none, too", [key], [key, {}], false],
  ["the document takes none, too", [{}, key], undefined, false],
  ["the operation needs one where the document needs none", [], [key], true],
])("a credential is needed as it should be where %s", (_, ofDocument, ofOperation, needed) => {
  const root: JsonObject = ofDocument === undefined ? {} : { security: ofDocument };
  const operation: JsonObject = ofOperation === undefined ? {} : { security: ofOperation };
  it(String(needed), () => expect(operationOf(operation, root).needsCredential).toBe(needed));
});

describe("a parameter", () => {
  const parameter = { name: "limit", in: "query", required: true, schema: { type: "integer" } };

  it("has its schema as a pointer, and as far as one reference leads", () => {
    const [found] = operationOf({ parameters: [parameter] }).parameters;
    expect(found).toEqual({
      name: "limit",
      in: "query",
      isRequired: true,
      schema: "/paths/~1entries/get/parameters/0/schema",
      node: parameter.schema,
      written: parameter,
    });
  });

  it("stands where its reference leads", () => {
    const components = {
      parameters: { Limit: { ...parameter, required: false, schema: { $ref: "#/components/schemas/Limit" } } },
      schemas: { Limit: { type: "integer", maximum: 100 } },
    };
    const [found] = operationOf({ parameters: [{ $ref: "#/components/parameters/Limit" }] }, { components }).parameters;
    expect(found?.schema).toBe("/components/parameters/Limit/schema");
    expect(found?.node).toBe(components.schemas.Limit);
    expect(found?.written).toBe(components.parameters.Limit);
    expect(found?.isRequired).toBe(false);
  });

  it("may be that of the path", () => {
    const { parameters } = operationOf(
      { parameters: [parameter] },
      { item: { parameters: [{ name: "id", in: "path" }] } },
    );
    expect(parameters.map(({ name, schema, isRequired }) => [name, schema, isRequired])).toEqual([
      ["id", "/paths/~1entries/parameters/0/schema", false],
      ["limit", "/paths/~1entries/get/parameters/0/schema", true],
    ]);
  });
});

describe("a body", () => {
  const content = { "application/json": { schema: { type: "object" } }, "text/plain": {} };

  it("is none where none is described", () => expect(operationOf({}).body).toBeUndefined());

  it.each([
    [true, true],
    [undefined, false],
    [false, false],
  ])("required: %s", (required, isRequired) => {
    const requestBody = required === undefined ? { content } : { required, content };
    expect(operationOf({ requestBody }).body?.isRequired).toBe(isRequired);
  });

  it("has the schema of each media type that has one", () => {
    expect([...(operationOf({ requestBody: { content } }).body?.media ?? [])]).toEqual([
      ["application/json", "/paths/~1entries/get/requestBody/content/application~1json/schema"],
    ]);
  });

  it("stands where its reference leads", () => {
    const { body } = operationOf(
      { requestBody: { $ref: "#/components/requestBodies/Entry" } },
      { components: { requestBodies: { Entry: { required: true, content } } } },
    );
    expect(body?.isRequired).toBe(true);
    expect([...(body?.media.values() ?? [])]).toEqual([
      "/components/requestBodies/Entry/content/application~1json/schema",
    ]);
  });
});

it("addresses of servers end without a slash", () => {
  const servers = [{ url: "https://api.acme.example/v1/" }, { url: "https://eu.acme.example" }, { url: "/" }];
  expect(buildContract({ servers }).servers).toEqual(["https://api.acme.example/v1", "https://eu.acme.example", ""]);
  expect(buildContract({}).servers).toEqual([]);
});

it("an event has the schema of its body, where it has one", () => {
  const posted = (requestBody: JsonObject) => ({ post: { requestBody } });
  const { webhooks } = buildContract({
    webhooks: {
      "entry.created": posted({ content: { "application/json": { schema: {} } } }),
      "entry.gone": posted({ $ref: "#/components/requestBodies/Gone" }),
      ping: posted({ content: { "application/json": {} } }),
      silent: { post: {} },
    },
    components: { requestBodies: { Gone: { content: { "application/json": { schema: {} } } } } },
  });
  expect([...webhooks]).toEqual([
    ["entry.created", "/webhooks/entry.created/post/requestBody/content/application~1json/schema"],
    ["entry.gone", "/components/requestBodies/Gone/content/application~1json/schema"],
  ]);
});

it("a program may post to the token, device, and refresh addresses of every flow, and to no page for people", () => {
  const { tokenUrls } = buildContract({
    components: {
      securitySchemes: {
        oauth2: {
          type: "oauth2",
          flows: {
            authorizationCode: {
              authorizationUrl: "https://acme.example/authorize",
              tokenUrl: "https://acme.example/token",
              refreshUrl: "https://acme.example/refresh",
            },
            deviceAuthorization: { deviceAuthorizationUrl: "https://acme.example/device", tokenUrl: "" },
          },
        },
        other: { type: "oauth2", flows: { clientCredentials: { tokenUrl: "https://other.example/token" } } },
        apiKey: { type: "apiKey" },
      },
    },
  });
  expect([...tokenUrls]).toEqual([
    "https://acme.example/token",
    "https://acme.example/refresh",
    "",
    "https://acme.example/device",
    "https://other.example/token",
  ]);
});

it("a value is held to the schema that a pointer names", () => {
  const { misfits } = buildContract({ components: { schemas: { Limit: { type: "integer" } } } });
  expect(misfits("/components/schemas/Limit", 3)).toEqual([]);
  expect(misfits("/components/schemas/Limit", "3")).toHaveLength(1);
});
