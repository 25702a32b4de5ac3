import { expect, it } from "vitest";
import { viewOfOperation } from "../testing/document";

it.each([
  ["{ operationId: get-it, description: Go *on*. }", [["get-it", "<p>Go <em>on</em>.</p>"]]],
  ["{ operationRef: '#/paths/~1a/get' }", [["#/paths/~1a/get", ""]]],
  ["{ $ref: '#/components/links/L' }", [["other", ""]]],
  ["{ description: Nowhere. }", []],
])("the link %s of a response leads to %j", (link, expected) => {
  const root = "components: { links: { L: { operationId: other } } }\n";
  const { responses } = viewOfOperation(`{ responses: { 200: { links: { next: ${link} } } } }`, { root });
  expect(responses[0]?.next.map(({ target, description }) => [target, description])).toEqual(expected);
});
