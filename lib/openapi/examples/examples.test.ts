import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { stringify } from "yaml";
import { parseSource } from "../document/source";
import { checkExamples } from "./examples";
import { listExamples } from "./list-examples";
import { validatorOf } from "./validator";

const devlog = parseSource("openapi/devlog.yaml", readFileSync("openapi/devlog.yaml", "utf8"));

describe("the Devlog API", () => {
  it("has no example that its schema refuses", () => expect(checkExamples(devlog)).toEqual([]));
  it("has examples by the hundred", () =>
    expect([...listExamples(devlog.root, validatorOf(devlog.root))].length).toBeGreaterThan(250));
});

const tag = { type: "string", maxLength: 5, pattern: "^[a-z]+$" };
const entry = {
  type: "object",
  required: ["title"],
  additionalProperties: false,
  properties: { title: { type: "string" }, tags: { type: "array", items: { $ref: "#/components/schemas/Tag" } } },
};
const event = {
  type: "object",
  required: ["event", "data"],
  properties: {
    event: { const: "delta" },
    data: { type: "string", contentMediaType: "application/json", contentSchema: { $ref: "#/components/schemas/Tag" } },
  },
};

/** A document with one operation, made of the parts that a case is about. */
function problemsOf({ parameter, body, response, schemas }: Record<string, object>) {
  const operation = {
    parameters: [{ name: "tag", in: "query", schema: { $ref: "#/components/schemas/Tag" }, ...parameter }],
    requestBody: { content: { "application/json": { schema: { $ref: "#/components/schemas/Entry" }, ...body } } },
    responses: { 200: { description: "Done", ...response } },
  };
  const document = {
    openapi: "3.2.0",
    info: { title: "Test", version: "1" },
    paths: { "/a/{b}": { post: operation } },
    components: { schemas: { Tag: tag, Entry: entry, Event: event, ...schemas } },
  };
  return checkExamples(parseSource("test.yaml", stringify(document)));
}
const stream = (serializedValue: string) => ({
  response: {
    content: {
      "text/event-stream": {
        itemSchema: { oneOf: [{ $ref: "#/components/schemas/Event" }] },
        examples: { one: { serializedValue } },
      },
    },
  },
});

describe("checkExamples accepts", () => {
  it.each([
    ["a document without examples", {}],
    [
      "what fits",
      { parameter: { example: "cli" }, body: { examples: { one: { value: { title: "A", tags: ["b"] } } } } },
    ],
    ["JSON as text that fits", { body: { examples: { one: { serializedValue: '{"title":"A"}' } } } }],
    ["an event whose JSON fits", stream('event: delta\ndata: "abc"\n\n')],
    [
      "a property that is called example",
      { schemas: { A: { type: "object", properties: { example: { type: "string" } } } } },
    ],
    ["anything inside a value", { schemas: { A: { type: "object", default: { schema: { type: "x" }, example: 1 } } } }],
  ])("%s", (_name, parts) => expect(problemsOf(parts)).toEqual([]));
});

describe("checkExamples refuses", () => {
  it.each([
    ["a parameter", { parameter: { example: "commands" } }, "/parameters/0/example", "more than 5 characters"],
    [
      "a named example of a parameter",
      { parameter: { examples: { one: { value: 7 } } } },
      "one/value",
      "must be string",
    ],
    ["a body", { body: { example: {} } }, "/application~1json/example", 'lacks "title"'],
    ["an unknown field", { body: { examples: { one: { value: { title: "A", labels: [] } } } } }, "one/value", "labels"],
    [
      "a value far inside",
      { body: { example: { title: "A", tags: ["ok", "NO"] } } },
      "/example",
      "/tags/1 must match pattern",
    ],
    [
      "a 3.2 dataValue",
      { body: { examples: { one: { dataValue: { title: 1 } } } } },
      "one/dataValue",
      "/title must be string",
    ],
    [
      "JSON as text",
      { body: { examples: { one: { serializedValue: '{"title":1}' } } } },
      "one/serializedValue",
      "must be string",
    ],
    ["what is not JSON", { body: { examples: { one: { serializedValue: "{" } } } }, "one/serializedValue", "not JSON"],
    [
      "a header field",
      { response: { headers: { A: { schema: { type: "integer" }, example: "x" } } } },
      "A/example",
      "integer",
    ],
    ["an example of a schema", { schemas: { A: { type: "string", examples: ["a", 1] } } }, "/A/examples/1", "string"],
    ["a default", { schemas: { A: { type: "string", default: null } } }, "/A/default", "must be string"],
    ["an event", stream('event: dalta\ndata: "abc"\n\n'), "one/serializedValue", "must match exactly one schema"],
    [
      "the JSON in an event",
      stream('event: delta\ndata: "abcdef"\n\n'),
      "one/serializedValue",
      "more than 5 characters",
    ],
    ["an event without JSON", stream("event: delta\ndata: abc\n\n"), "one/serializedValue", "not JSON: abc"],
    ["a stream without its last empty line", stream("event: delta\ndata: 1"), "one/serializedValue", "has no event"],
    [
      "what leads nowhere",
      { body: { schema: { $ref: "#/components/schemas/No" }, example: 1 } },
      "/example",
      "can't be checked",
    ],
  ])("%s", (_name, parts, at, reason) => {
    const [problem, ...others] = problemsOf(parts);
    expect(problem?.what).toContain(at);
    expect(problem?.what).toContain(reason);
    expect(problem?.line).toBeGreaterThan(1);
    expect(problem?.cure).toMatch(/^Correct the/);
    expect(others).toEqual([]);
  });

  it("what only draft-07 refuses, since mock servers read schemas so", () => {
    const schema = { type: "array", items: { type: "string" }, prefixItems: [{ type: "integer" }] };
    const [problem] = problemsOf({ schemas: { A: { ...schema, examples: [[1, "a"]] } } });
    expect(problem?.what).toContain("/0 must be string");
  });

  it("with the line of the value itself", () => {
    const text = readFileSync("openapi/devlog.yaml", "utf8");
    const line = text.split("\n").findIndex((each) => each.includes("name: Billing API")) + 1;
    const [problem] = checkExamples(parseSource("a.yaml", text.replace("name: Billing API", "name: 7")));
    expect(problem).toMatchObject({ file: "a.yaml", line });
  });
});
