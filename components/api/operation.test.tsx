import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { readDocument } from "@/lib/openapi/document/read";
import { operationLedger } from "@/lib/openapi/operation/ledger";
import { listOperations } from "@/lib/openapi/operation/operation";
import { operationView } from "@/lib/openapi/operation/view";
import { renderOperation } from "./render-operation";

const { document } = readDocument("openapi/devlog.yaml", readFileSync("openapi/devlog.yaml", "utf8"));
if (!document) throw new Error("No document.");

/** An operation of the document given, drawn. */
async function drawn(source: string) {
  const read = readDocument("a.yaml", source);
  if (!read.document) throw new Error(read.problems.map(({ what }) => what).join("\n"));
  const [operation] = listOperations(read.document);
  if (!operation) throw new Error("No operation.");
  const view = operationView(read.document, operation);
  return { view, html: await renderOperation(view, { notes: [], codeHref: () => undefined }) };
}

describe.each(listOperations(document).map((operation) => [operation.slug, operation] as const))(
  "%s",
  (_, operation) => {
    it("has the ids that its ledger says, each once, and links inside the page that arrive", async () => {
      const view = operationView(document, operation);
      const html = await renderOperation(view, { notes: [], codeHref: (code) => `/docs/api/errors/#${code}` });
      const ids = [...html.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id);
      expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
      expect(ids.toSorted()).toEqual(operationLedger(view, 1).ids.toSorted());
      for (const [, href] of html.matchAll(/href="#([^"]*)"/g)) {
        if (!href?.startsWith("icon-")) expect(ids).toContain(href);
      }
    });
  },
);

const document31 = (operation: string) =>
  `openapi: 3.1.0\ninfo: { title: T, version: "1" }\npaths: { /a: { post: ${operation} } }\n`;
const tree = (depth: number): string => (depth === 0 ? "{}" : `{ properties: { a: ${tree(depth - 1)} } }`);
const bodyOf = (schema: string) =>
  document31(`{ requestBody: { content: { application/json: { schema: ${schema} } } } }`);

describe("an operation", () => {
  it.each([
    ["no button for flat fields", 1, undefined],
    ["all fields open, and says so", 2, "Collapse all"],
    ["the third level closed", 4, "Expand all"],
  ])("begins with %s", async (_, depth, label) => {
    const { html } = await drawn(bodyOf(tree(depth)));
    const [, more, said] = /data-open-all="(\w*)"[^>]*>([^<]*)</.exec(html) ?? [];
    expect(said).toBe(label);
    expect(more === "more").toBe(label === "Expand all");
  });

  it.each([
    ["header", "header field"],
    ["query", "query parameter"],
    ["cookie", "cookie"],
  ])("says in which %s a key goes", async (place, said) => {
    const scheme = `{ key: { type: apiKey, in: ${place}, name: X-Key } }`;
    const { html } = await drawn(
      `${document31("{ security: [{ key: [] }] }")}components: { securitySchemes: ${scheme} }\n`,
    );
    expect(html).toContain(`API key in the ${said} <code>X-Key</code>`);
  });

  it("leads to where more is said of it", async () => {
    const { html } = await drawn(document31("{ externalDocs: { url: 'https://a.example/', description: Guide } }"));
    expect(html).toContain('<dt>See also</dt><dd><a href="https://a.example/">Guide</a></dd>');
  });

  it.each(["{ 200: ", "{ 200: {}, 409: ", "{ 200: {}, default: "])(
    "says what goes on from its answer %s…",
    async (to) => {
      const { html } = await drawn(document31(`{ responses: ${to}{ links: { next: { operationId: get-it } } } } }`));
      expect(html).toContain("Goes on with <code>get-it</code> (next)");
    },
  );

  it.each([
    ["[{ url: https://a.example }]", ""],
    [
      "[{ url: https://a.example, name: near }, { url: https://b.example, description: Far. }]",
      "Serverhttps://a.example nearServerhttps://b.example Far.",
    ],
    [
      "[{ url: 'https://{r}.example/{v}', variables: { r: { default: eu, enum: [eu, us], description: Where. }, v: { default: 1 } } }]",
      "Serverhttps://{r}.example/{v} r: one of eu, us, default euWhere.v: default 1",
    ],
  ])("lists the servers %s, unless the call says all of them", async (servers, said) => {
    const { html } = await drawn(document31(`{ servers: ${servers} }`));
    const [, needs = ""] = /<dl[^>]*>(.*?)<dt>Authentication/s.exec(html) ?? [];
    expect(needs.replace(/<[^>]*>/g, "")).toBe(said);
  });

  it("says that a body is bytes", async () => {
    const media = "application/pdf: { schema: { type: string, format: binary } }";
    const { html } = await drawn(document31(`{ responses: { "200": { description: D, content: { ${media} } } } }`));
    expect(html).toContain("<code>application/pdf</code><span> string, binary</span>");
  });

  it("says beside its samples what they leave to the reader", async () => {
    const { html } = await drawn(document31("{}"));
    expect(html).toMatch(/curl.*<p data-facts="">The description names no host/s);
  });

  it.each([
    ["false", "default <code>false</code>"],
    ["''", "default <code>&quot;&quot;</code>"],
    ["0", "default <code>0</code>"],
  ])("says that the default is %s", async (value, said) => {
    const { html } = await drawn(bodyOf(`{ properties: { a: { default: ${value} } } }`));
    expect(html).toContain(said);
  });

  it.each([
    ["{ type: array, items: { minimum: 1, type: integer } }", "Each item is an integer:at least 1"],
    ["{ type: array, items: { type: string, format: date } }", "Each item is a string (date)."],
    ["{ type: array, items: { type: string, format: uri, minLength: 9 } }", "Each item is a string (uri):"],
    ["{ type: array, items: { type: string, example: go } }", "Each item is a string:example go"],
    ["{ type: array, items: { type: integer, default: 3 } }", "Each item is an integer:default 3"],
    ["{ type: string, contentSchema: { minimum: 1, type: integer } }", "The text holds an integer:"],
    ["{ contains: { minimum: 1, type: integer } }", "Conditions of aAlso:at least 1 item integer #at least 1"],
    ["{ oneOf: [{ type: string }, { type: integer }] }", "What a can beOne of:string #integer #"],
    ["{ type: string, anyOf: [{ format: date }, { format: time }] }", "One or more of:string, date #string, time #"],
    [
      "{ oneOf: [{ title: Day, type: string, format: date }, { type: integer }] }",
      "One of:Day string, date #integer #",
    ],
  ])("of %s says: %s", async (schema, said) => {
    const { html } = await drawn(bodyOf(`{ properties: { a: ${schema} } }`));
    expect(html.replace(/<[^>]*>/g, "").replace(/ +/g, " ")).toContain(said);
  });

  it.each([
    ["example: a", "example a"],
    ["examples: { none: { value: '' }, some: { value: a=1 }, same: { value: a=1 } }", 'examples "", a=1'],
    ["examples: { a: { value: 0, summary: The <first> }, b: { value: 2 } }", "examples 0 (The &lt;first&gt;), 2"],
  ])("of a parameter with the %s says: %s", async (fields, said) => {
    const parameter = `{ name: q, in: query, schema: { type: string }, ${fields} }`;
    const { html } = await drawn(document31(`{ parameters: [${parameter}] }`));
    expect(html).toContain("data-facts");
    expect(html.match(/<p data-facts="">(example.*?)<\/p>/)?.[1]?.replace(/<[^>]*>/g, "")).toBe(
      said.replaceAll('"', "&quot;"),
    );
  });

  it.each([
    ["{ one: { summary: One, value: 1 }, two: { value: 2 }, three: { value: 3 } }", "One", ["two", "three"]],
    ["{ two: { value: 2 } }", "two", []],
    ["{ default: { value: 1 }, example: { value: 2 } }", "Request body", ["Request body"]],
  ])("calls the examples %s by their names", async (examples, first, others) => {
    const { html } = await drawn(
      document31(`{ requestBody: { content: { application/json: { examples: ${examples} } } } }`),
    );
    expect(/data-examples="">.*?<figure aria-label="([^"]*)"/s.exec(html)?.[1]).toBe(first);
    const folded = [...html.matchAll(/<details data-example=""><summary>Example: (.*?)<\/summary>/g)];
    expect(folded.map(([, name]) => name)).toEqual(others);
  });

  it("has its links beside the toggles, not inside", async () => {
    const { html } = await drawn(bodyOf(tree(4)));
    for (const [, summary] of html.matchAll(/<summary>(.*?)<\/summary>/gs)) expect(summary).not.toContain("<a ");
  });

  it("says when each of several errors comes, not how often it came in an example", async () => {
    const code = "{ oneOf: [{ const: a, description: Values are refused. }, { const: b, description: Late. }] }";
    const examples =
      "{ a: { value: { code: a, detail: 2 values. } }, b: { value: { code: b, detail: 3 days late. } } }";
    const answer = (schema: string) =>
      document31(
        `{ responses: { 422: { description: All., content: { application/problem+json: { schema: ${schema}, examples: ${examples} } } } } }`,
      );
    const whenOf = (html: string) =>
      [...html.matchAll(/<tr>(.*?)<\/tr>/gs)].slice(1).map(([, row = ""]) => row.replace(/<[^>]*>/g, ""));
    expect(whenOf((await drawn(answer(`{ properties: { code: ${code} } }`))).html)).toEqual([
      "422aValues are refused.",
      "422bLate.",
    ]);
    expect(whenOf((await drawn(answer("{}"))).html)).toEqual(["422a2 values.", "422b3 days late."]);
  });

  it("is told to be deprecated, and open to all", async () => {
    const { html } = await drawn(document31("{ deprecated: true }"));
    expect(html).toContain("Deprecated");
    expect(html).toContain("None: the call is open.");
  });

  it("says what credentials go together, and which are instead of others", async () => {
    const schemes = "{ a: { type: http, scheme: bearer }, b: { type: apiKey, in: query, name: k } }";
    const { html } = await drawn(
      `${document31("{ security: [{ a: [x], b: [] }, {}] }")}components: { securitySchemes: ${schemes} }\n`,
    );
    const said = html.replace(/<[^>]*>/g, "");
    expect(said).toContain("Bearer token with the scope x and API key in the query parameter k; or none");
  });
});
