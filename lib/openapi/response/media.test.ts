import { describe, expect, it } from "vitest";
import { viewOfOperation } from "../testing/document";

/** How a page shows an answer of a media type. */
function mediaOf(type: string, fields: string) {
  const { responses } = viewOfOperation(`{ responses: { 200: { content: { "${type}": ${fields} } } } }`);
  const [media] = responses[0]?.media ?? [];
  if (!media) throw new Error("No media type.");
  return media;
}

describe("an example", () => {
  it.each([
    ["{ value: null }", "null"],
    ["{ dataValue: null }", "null"],
    ["{ dataValue: false, serializedValue: 'false ' }", "false"],
    ["{ dataValue: { a: 1 } }", '{\n  "a": 1\n}'],
    ["{ serializedValue: '[1]' }", "[1]"],
  ])("%s is shown as %s", (example, text) => {
    const { examples } = mediaOf("application/json", `{ schema: { type: string }, examples: { one: ${example} } }`);
    expect(examples.map(({ name, text: shown, isGenerated }) => [name, shown, isGenerated])).toEqual([
      ["one", text, false],
    ]);
  });
});

it.each([
  ["object", '{ "a": 1 }', '{\n  "a": 1\n}'],
  ["array", "[1]", "[\n  1\n]"],
  ["integer", "1", "1"],
  // What may be a text is one.
  ["string", '{ "a": 1 }', String.raw`"{ \"a\": 1 }"`],
  ["[object, string]", "[1]", '"[1]"'],
  ["object", "{ a: 1 }", '"{ a: 1 }"'],
])("an example for the type %s that is written as the text %s is shown as %s", (type, written, text) => {
  const { examples } = mediaOf("application/json", `{ schema: { type: ${type} }, example: '${written}' }`);
  expect(examples[0]?.text).toBe(text);
});

describe("a stream", () => {
  const named = "{ properties: { event: { const: a } } }";

  it.each([
    ["all of whose events are named is told by event", `{ oneOf: [${named}] }`, ["a"], false],
    ["whose event is the only value is told by event", "{ properties: { event: { enum: [a] } } }", ["a"], false],
    [
      "one of whose events has no name is told as a schema, so that none is left out",
      `{ oneOf: [${named}, { properties: { data: { type: string } } }] }`,
      [],
      true,
    ],
  ])("%s", (_, item, names, isSchema) => {
    const { events, itemSchema } = mediaOf("text/event-stream", `{ itemSchema: ${item} }`);
    expect(events.map(({ name }) => name)).toEqual(names);
    expect(itemSchema !== undefined).toBe(isSchema);
  });
});

it("an event of a stream has the lines that the document describes, required or not", () => {
  const lines = "id: { type: string, description: Its place. }, retry: { type: integer, const: 3000 }";
  const item = `{ required: [id, event], properties: { ${lines}, event: { const: a }, data: { type: string } } }`;
  const { events } = mediaOf("text/event-stream", `{ itemSchema: ${item} }`);
  const shown = events[0]?.lines.map(({ name, isRequired, schema }) => [
    name,
    isRequired,
    schema.type,
    schema.description,
  ]);
  expect(shown).toEqual([
    ["id", true, "string", "<p>Its place.</p>"],
    ["retry", false, "integer", ""],
  ]);
});

it("the only response says nothing of others", () => {
  const titles = (responses: string) =>
    viewOfOperation(`{ responses: ${responses} }`).responses.map(({ title }) => title);
  expect(titles("{ default: {} }")).toEqual(["Any status"]);
  expect(titles("{ 200: {}, default: {} }")).toEqual(["200 OK", "Any other status"]);
});
