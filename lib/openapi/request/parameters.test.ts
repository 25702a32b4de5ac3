import { describe, expect, it } from "vitest";
import { viewOfOperation } from "../testing/document";

const parametersOf = (parameter: string) => viewOfOperation(`{ parameters: [${parameter}] }`).parameters;

it.each([
  ["{ name: accept, in: query, required: true }", ["accept"]],
  ["{ name: Accept, in: header, required: true }", []],
])("%s is shown, if no other place tells of it", (parameter, names) =>
  expect(parametersOf(parameter).map(({ name }) => name)).toEqual(names),
);

it.each([
  ["{ name: a, in: query, deprecated: true }", [true]],
  ["{ name: a, in: query, schema: { deprecated: true } }", [true]],
  ["{ name: a, in: query }", [false]],
])("%s is told as deprecated or not", (parameter, said) =>
  expect(parametersOf(parameter).map(({ isDeprecated }) => isDeprecated)).toEqual(said),
);

describe("an example of a parameter is written as it is carried:", () => {
  it.each([
    ["in: query, explode: false, example: [a, b]", "a,b"],
    ["in: query, example: [a, b]", "p=a&p=b"],
    ["in: query, example: [a]", "a"],
    ["in: query, example: []", "[]"],
    ["in: query, style: pipeDelimited, explode: false, example: [1, 2]", "1|2"],
    ["in: query, style: deepObject, example: { a: 1 }", "p[a]=1"],
    ["in: path, style: label, example: [a, b]", ".a,b"],
    ["in: header, schema: { examples: [[a, b]] }", "a,b"],
    ["in: query, example: '[a]'", "[a]"],
    ["in: query, example: null", "null"],
    ["in: query, examples: { one: { serializedValue: 'p=a%2Cb' } }", "p=a%2Cb"],
    ["in: query, content: { application/json: { example: { a: [1] } } }", '{"a":[1]}'],
    ["in: querystring, content: { application/x-www-form-urlencoded: { example: { a: x y } } }", "a=x+y"],
  ])("%s as %s", (fields, text) => {
    expect(parametersOf(`{ name: p, ${fields} }`)[0]?.examples.map((example) => example.text)).toEqual([text]);
  });

  it("a header field of an answer, too", () => {
    const { responses } = viewOfOperation("{ responses: { 200: { headers: { Allow: { example: [GET, PUT] } } } } }");
    expect(responses[0]?.headers[0]?.examples.map(({ text }) => text)).toEqual(["GET,PUT"]);
  });
});
