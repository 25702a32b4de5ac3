import { describe, expect, it } from "vitest";
import { valueAt } from "@/lib/openapi/document/json";
import { siteSource } from "@/lib/openapi/document/site-api";
import { apiFields, apiHeaders, apiParameters, apiValues } from "./components";

const { root } = siteSource();
/** What stands at a place below the document's components. */
const told = (place: string) =>
  String(valueAt(root, `/components/${place}`))
    .trim()
    .replaceAll("\n", " ");
const rowsOf = (table: unknown) => String(table).split("\n");

describe("a table of the API's parts has the document's own words:", () => {
  it("parameters with their range and default", () => {
    const [head, , limit, cursor] = rowsOf(apiParameters.resolve({ of: "Limit, Cursor" }));
    const [schema, words] = ["parameters/Limit/schema", told("parameters/Limit/description")];
    const type = `integer, ${told(`${schema}/minimum`)} to ${told(`${schema}/maximum`)}`;
    expect(head).toBe("| Parameter | Type | Default | Meaning |");
    expect(limit).toBe(`| \`limit\` | ${type} | \`${told(`${schema}/default`)}\` | ${words} |`);
    expect(cursor).toBe(`| \`cursor\` | string | none | ${told("parameters/Cursor/description")} |`);
  });

  it("a parameter with the length that it can have", () => {
    const longest = told("parameters/IdempotencyKey/schema/maxLength");
    expect(apiParameters.resolve({ of: "IdempotencyKey" })).toContain(`| string, up to ${longest} characters |`);
  });

  it("header fields of requests by their names, those of answers by the names that these give them", () => {
    const [head, , sent, answered, counted] = rowsOf(apiHeaders.resolve({ of: "WebhookId, RateLimit, RetryAfter" }));
    const cells = (name: string, place: string) =>
      `| \`${name}\` | \`${told(`${place}/example`)}\` | ${told(`${place}/description`)} |`;
    expect(head).toBe("| Header field | Example | Meaning |");
    expect(sent).toBe(cells("webhook-id", "parameters/WebhookId"));
    expect(answered).toBe(cells("RateLimit", "headers/RateLimit"));
    expect(counted).toBe(cells("Retry-After", "headers/RetryAfter"));
  });

  it("fields, and whether they are always there", () => {
    const [head, , ...rows] = rowsOf(apiFields.resolve({ of: "Problem" }));
    expect(head).toBe("| Field | Type | Present | Meaning |");
    expect(rows[0]).toMatch(/^\| `type` \| string \(URI\) \| always \| /);
    expect(rows.find((row) => row.startsWith("| `errors` "))).toContain("| array of objects | when it applies |");
  });

  it("values of a schema, or of its field, with their meanings", () => {
    const places = ["schemas/ErrorCode", "schemas/RefusedValue/properties/code"];
    for (const [at, of] of ["ErrorCode", "RefusedValue.code"].entries()) {
      const [head, , first] = rowsOf(apiValues.resolve({ of }));
      const [value, meaning] = ["const", "description"].map((name) => told(`${places[at]}/oneOf/0/${name}`));
      expect([head, first]).toEqual(["| Value | Meaning |", `| \`${value}\` | ${meaning} |`]);
    }
  });
});
