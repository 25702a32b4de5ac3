import { describe, expect, it } from "vitest";
import { viewOfOperation } from "../testing/document";

describe("callbacks", () => {
  const [callback] = viewOfOperation(
    '{ callbacks: { a.b: { "{$request.body#/url}": { post: { summary: Happened, requestBody: { content: { application/json: { schema: { properties: { r: { readOnly: true }, w: { writeOnly: true } } } } } } } } } } }',
  ).callbacks;

  it("keep their name with its dots, and where they go", () =>
    expect([callback?.name, callback?.title, callback?.expression]).toEqual([
      "a.b",
      "Happened",
      "{$request.body#/url}",
    ]));
  it("hold what is read-only: the reader receives them", () =>
    expect(callback?.body?.media[0]?.schema?.properties.map(({ name }) => name)).toEqual(["r"]));
});

it("a callback's parameters and answers have ids that its operation doesn't have", () => {
  const own = "parameters: [{ name: A, in: header }], responses: { 200: { description: Yes } }";
  const { parameters, responses, callbacks } = viewOfOperation(
    `{ ${own}, callbacks: { c: { /x: { post: { ${own} } } } } }`,
  );
  const ids = [callbacks[0], { parameters, responses }].flatMap((one) => [
    ...(one?.parameters ?? []),
    ...(one?.responses ?? []),
  ]);
  expect(ids.map(({ id }) => id).sort()).toEqual(["header.A", "header.A-2", "response-200", "response-200-2"]);
});
