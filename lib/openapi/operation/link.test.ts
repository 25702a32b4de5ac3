import { expect, it } from "vitest";
import { viewOfOperation } from "../testing/document";

it.each([
  ["{ description: Own. }", "<p>Own.</p>"],
  ["{}", "<p>The path's.</p>"],
])("%s is described as %s where its path has words too", (fields, html) => {
  expect(viewOfOperation(fields, { path: "description: The path's." }).description).toBe(html);
});

it.each([
  [
    "{ url: 'https://a.example/', description: 'The *guide*. More.' }",
    { href: "https://a.example/", text: "The guide." },
  ],
  ["{ url: 'https://a.example/' }", { href: "https://a.example/", text: "https://a.example/" }],
  ["{ url: 'javascript:x', description: Bad }", undefined],
])("the external documentation %s is %j", (written, link) => {
  expect(viewOfOperation(`{ externalDocs: ${written} }`).seeAlso).toEqual(link);
});
