import { describe, expect, it } from "vitest";
import { viewOfOperation } from "../testing/document";
import { headingsOf } from "./outline";

describe("parameters", () => {
  const path =
    "parameters: [{ name: id, in: path, required: true, schema: { type: string } }, { name: q, in: query, description: far }]";

  it("of the operation win over those of the path, by name and place", () => {
    const { parameters } = viewOfOperation(
      "{ parameters: [{ name: q, in: query, description: near }, { name: id, in: query }, { name: Accept, in: header }, { name: X-A, in: header, required: true }, { name: x-a, in: header }] }",
      { path },
    );
    expect(parameters.map(({ in: place, name, description }) => [place, name, description])).toEqual([
      ["path", "id", ""],
      ["query", "q", "<p>near</p>"],
      ["query", "id", ""],
      ["header", "x-a", ""],
    ]);
    expect(parameters.map(({ id }) => id)).toEqual(["path.id", "query.q", "query.id", "header.x-a"]);
  });

  it.each([
    ["{ name: a, in: query, schema: { type: array, items: { type: string } } }", "repeated for each item"],
    ["{ name: a, in: query, explode: false, schema: { type: array, items: { type: string } } }", "separated by commas"],
    [
      "{ name: a, in: query, style: pipeDelimited, explode: false, schema: { type: array, items: true } }",
      "separated by vertical bars",
    ],
    ["{ name: a, in: path, style: label, schema: { type: array } }", "after a dot, separated by commas"],
    ["{ name: a, in: path, style: label, explode: true, schema: { type: array } }", "after a dot, separated by dots"],
    ["{ name: a, in: query, style: deepObject, schema: { type: object } }", "written as name[key]=value"],
    [
      "{ name: a, in: query, content: { application/json: { schema: { type: object } } } }",
      "written as application/json",
    ],
    ["{ name: a, in: query, schema: { type: string } }", undefined],
  ])("%s: %s", (parameter, form) => {
    expect(viewOfOperation(`{ parameters: [${parameter}] }`).parameters[0]?.form).toBe(form);
  });

  it.each([
    ["{ name: a, in: query, example: '' }", [""]],
    ["{ name: a, in: query, example: 0 }", ["0"]],
    ["{ name: a, in: query, example: false }", ["false"]],
    ["{ name: a, in: query, examples: { one: { value: x } } }", ["x"]],
    ["{ name: a, in: query, examples: { one: { serializedValue: '[x]' } } }", ["[x]"]],
    ["{ name: a, in: query, example: '[1,2]' }", ["[1,2]"]],
    ["{ name: a, in: query, schema: { default: 25 } }", ["25"]],
    ["{ name: a, in: query, schema: { examples: [[a, b]] } }", ["a", "b"]],
    ["{ name: a, in: header, schema: { examples: [[a, b]] } }", ["a,b"]],
    ["{ name: a, in: query, content: { application/json: { example: [1] } } }", ["[1]"]],
    ["{ name: a, in: query }", undefined],
    ["{ name: page token, in: query, required: true }", ["PAGE_TOKEN"]],
    ["{ name: a, in: query, required: true, schema: { type: string } }", ["A"]],
    ["{ name: a, in: query, required: true, schema: { enum: [x, y] } }", ["x"]],
    ["{ name: a, in: query, required: true, schema: { type: integer, minimum: 7 } }", ["7"]],
    ["{ name: a, in: query, required: true, schema: { type: string, format: date } }", ["2026-11-20"]],
  ])("%s is sampled as %j", (parameter, sample) => {
    const { parameters } = viewOfOperation(`{ parameters: [${parameter}] }`);
    expect(parameters[0]?.sample?.map(({ value }) => value)).toEqual(sample);
  });
});

describe("responses", () => {
  it("stand by status, ranges after their members, the default last", () => {
    const { responses } = viewOfOperation(
      "{ responses: { default: {}, 4xx: {}, 404: {}, 200: {}, 5XX: {}, 201: {}, x-a: {} } }",
    );
    expect(responses.map(({ status }) => status)).toEqual(["200", "201", "404", "4XX", "5XX", "default"]);
    expect(responses.map(({ title }) => title)).toEqual([
      "200 OK",
      "201 Created",
      "404 Not Found",
      "4XX Client error",
      "5XX Server error",
      "Any other status",
    ]);
  });

  it("show a component once, and refer to it afterwards", () => {
    const root =
      "components: { schemas: { E: { properties: { a: {} } } }, headers: { H: { schema: { type: string } } } }\n";
    const one =
      '{ headers: { H: { $ref: "#/components/headers/H" } }, content: { application/json: { schema: { $ref: "#/components/schemas/E" } } } }';
    const { responses } = viewOfOperation(`{ responses: { 400: ${one}, 404: ${one} } }`, { root });
    expect(responses.map(({ media }) => media[0]?.sameAs)).toEqual([
      undefined,
      { id: "response-400", title: "400 Bad Request" },
    ]);
    expect(responses.map(({ headers, sameHeaders }) => [headers.length, sameHeaders.length])).toEqual([
      [1, 0],
      [0, 1],
    ]);
  });

  it.each([
    ["application/json; charset=utf-8", "json"],
    ["application/vnd.a+json", "json"],
    ["text/csv", "text"],
    ["x/unheard-of", "text"],
  ])("of the type %s are drawn, their example as %s", (type, language) => {
    const { responses } = viewOfOperation(
      `{ responses: { 200: { content: { "${type}": { example: { a: 1 } }, b/c: {} } } } }`,
    );
    expect(responses[0]?.media.map((media) => [media.type, media.examples[0]?.language])).toEqual([
      [type, language],
      ["b/c", undefined],
    ]);
  });

  it("of a stream are told event by event", () => {
    const { responses, request } = viewOfOperation(
      "{ responses: { 200: { content: { text/event-stream: { itemSchema: { oneOf: [{ properties: { event: { const: a.b }, data: { contentSchema: { properties: { x: { type: integer, examples: [0] } } } } } }, { properties: { event: { const: c } } }] } } } } } }",
    );
    const events = responses[0]?.media[0]?.events ?? [];
    expect(events.map(({ name, id }) => [name, id])).toEqual([
      ["a.b", "response-200.a.b"],
      ["c", "response-200.c"],
    ]);
    expect(events[0]?.example?.text).toBe('{\n  "x": 0\n}');
    expect(request.stream).toBe("events");
  });

  it("of a stream have what stands beside the choice of its events; a text is one", () => {
    const data = "data: { type: string, examples: [hello] }";
    const item = `{ properties: { id: { type: string }, ${data} }, oneOf: [{ properties: { event: { const: a } } }] }`;
    const { responses } = viewOfOperation(
      `{ responses: { 200: { content: { text/event-stream: { itemSchema: ${item} } } } } }`,
    );
    const [event] = responses[0]?.media[0]?.events ?? [];
    expect(event?.lines.map(({ name }) => name)).toEqual(["id"]);
    expect(event?.example).toMatchObject({ text: "hello", language: "text" });
  });

  it("of a stream are in the contents, beside one without", () => {
    const item = "{ properties: { event: { const: a } } }";
    const stream = `{ content: { text/event-stream: { itemSchema: ${item} } } }`;
    const headings = headingsOf(viewOfOperation(`{ responses: { 200: ${stream}, 204: {} } }`));
    expect(headings.map(({ text }) => text)).toContain("Events");
  });
});

describe("credentials", () => {
  const root =
    "security: [{ a: [] }]\ncomponents: { securitySchemes: { a: { type: http, scheme: bearer }, b: { type: apiKey, in: query, name: key }, c: { type: oauth2, flows: {} } } }\n";
  const setsOf = (fields: string) => {
    const { security } = viewOfOperation(fields, { root });
    return [
      security.sets.map((set) => set.map(({ scheme, scopes }) => `${scheme.title} ${scopes.join()}`.trim())),
      security.isOptional,
    ];
  };

  it.each([
    ["{}", [["Bearer token"]], false],
    ["{ security: [] }", [], false],
    ["{ security: [{ a: [], b: [] }, { c: [x, y] }] }", [["Bearer token", "API key"], ["OAuth x,y"]], false],
    ["{ security: [{}, { b: [] }] }", [["API key"]], true],
    ["{ security: [{ lost: [] }] }", [["lost"]], false],
  ])("%s", (fields, sets, isOptional) => expect(setsOf(fields)).toEqual([sets, isOptional]));
});

it("a call has the optional query that its answer belongs to, and no other", () => {
  const query = (extension: string) =>
    viewOfOperation(
      `{ parameters: [{ name: since, in: query, example: a }, { name: tag, in: query, example: b }]${extension} }`,
    ).request.query;
  expect(query("")).toEqual([]);
  expect(query(", x-sample-query: [since]")).toEqual([{ name: "since", value: "a" }]);
});

it("a call's server is the operation's, else the path's, else the document's, with its variables filled in", () => {
  const root = "servers: [{ url: https://root.example }]\n";
  const path = "servers: [{ url: 'https://{r}.example/v1/', variables: { r: { default: eu } } }]";
  expect(viewOfOperation("{}", { root }).request.url).toBe("https://root.example/a/ID");
  expect(viewOfOperation("{}", { root, path }).request.url).toBe("https://eu.example/v1/a/ID");
  expect(viewOfOperation("{ servers: [{ url: https://own.example }] }", { root, path }).request.url).toBe(
    "https://own.example/a/ID",
  );
});

it("an example in a request has nothing that is read-only, in a response nothing that is write-only", () => {
  const schema =
    "schema: { properties: { id: { type: integer, readOnly: true }, secret: { type: string, writeOnly: true }, a: { type: boolean, default: false } } }";
  const { body, responses } = viewOfOperation(
    `{ requestBody: { content: { application/json: { ${schema} } } }, responses: { 200: { content: { application/json: { ${schema} } } } } }`,
  );
  expect(JSON.parse(body?.media[0]?.examples[0]?.text ?? "")).toEqual({ secret: "string", a: false });
  expect(JSON.parse(responses[0]?.media[0]?.examples[0]?.text ?? "")).toEqual({ id: 1, a: false });
});
