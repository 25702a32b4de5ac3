import { describe, expect, it } from "vitest";
import type { JsonObject } from "../document/json";
import { buildContract } from "../executable/contract";
import { coverageOf, coverageTable, type Guide } from "./coverage";

const problem = {
  "application/problem+json": { schema: {}, examples: { not_found: { value: { code: "not_found" } } } },
};
const api: JsonObject = {
  servers: [{ url: "https://api.acme.example/v1" }],
  paths: {
    "/entries": {
      get: {
        operationId: "entries-list",
        description: "Lists entries.",
        security: [{ oauth2: ["entries:read"] }],
        parameters: [
          { name: "limit", in: "query", description: "How many.", example: 25, schema: { type: "integer" } },
        ],
        responses: {
          "200": {
            description: "",
            content: { "application/json": { schema: {}, examples: { page: { value: [] } } } },
          },
          "404": { description: "", content: problem },
        },
      },
    },
  },
  webhooks: {
    "entry.created": {
      post: { description: "Sent.", requestBody: { content: { "application/json": { schema: {}, example: {} } } } },
    },
  },
  components: {
    schemas: { ErrorCode: { oneOf: [{ const: "not_found", description: "It isn't there." }] } },
    securitySchemes: {
      oauth2: { type: "oauth2", flows: { x: { tokenUrl: "", scopes: { "entries:read": "Read." } } } },
    },
  },
};
const guide: Guide = {
  slug: "api",
  text: "limit entries:read entry.created",
  hrefs: ["/docs/entries-list/", "#not_found"],
  ids: ["not_found"],
};

const gaps = (change: (api: JsonObject) => void, guides: Guide[] = [guide]) => {
  const changed = structuredClone(api);
  change(changed);
  return coverageOf(buildContract(changed), guides, (id) => `/docs/${id}/`)
    .filter((row) => !(row.isDocumented && row.hasExample && row.isInGuide))
    .map(({ kind, name }) => `${kind} ${name}`);
};
// biome-ignore lint/suspicious/noExplicitAny: a test reaches into the document
const at = (document: JsonObject, ...path: string[]) => path.reduce<any>((value, step) => value[step], document);

describe("coverage", () => {
  it("is whole where everything is described, shown and met in a guide", () => expect(gaps(() => {})).toEqual([]));

  it.each<[string, (api: JsonObject) => void, string]>([
    [
      "an operation without words",
      (api) => delete at(api, "paths", "/entries", "get").description,
      "operation entries-list",
    ],
    [
      "an answer without an example",
      (api) => delete at(api, "paths", "/entries", "get", "responses", "200", "content", "application/json").examples,
      "operation entries-list",
    ],
    [
      "a parameter without an example",
      (api) => delete at(api, "paths", "/entries", "get", "parameters", "0").example,
      "parameter limit",
    ],
    [
      "a code without an example",
      (api) => delete at(api, "paths", "/entries", "get", "responses")["404"],
      "error code not_found",
    ],
    [
      "a scope that nothing needs",
      (api) => {
        at(api, "paths", "/entries", "get").security = [];
      },
      "scope entries:read",
    ],
    [
      "an event without an example",
      (api) =>
        delete at(api, "webhooks", "entry.created", "post", "requestBody", "content", "application/json").example,
      "event entry.created",
    ],
  ])("names %s", (_, change, gap) => expect(gaps(change)).toEqual([gap]));

  it("names what no guide tells of", () => expect(gaps(() => {}, [])).toHaveLength(5));

  it("adds up to a table", () => {
    const rows = coverageOf(buildContract(api), [guide], (id) => `/docs/${id}/`);
    expect(coverageTable(rows).split("\n")[1]).toMatch(/^operation +1 +1 +1 +1$/);
  });
});
