import { fromHtml } from "hast-util-from-html";
import { toHtml } from "hast-util-to-html";
import { expect, it } from "vitest";
import rehypeCells from "./rehype-cells.mjs";

const table = (cell: string, attributes = "") => `<table${attributes}><tbody><tr>${cell}</tr></tbody></table>`;
const long = "A sentence of more than a few words.";

it.each([
  ["a word", "<td>409</td>", "<td>409</td>"],
  ["a sentence", `<td>${long}</td>`, `<td data-sentence="">${long}</td>`],
  ["a heading", `<th>${long}</th>`, `<th>${long}</th>`],
  ["short code", "<td><code>--json</code></td>", "<td><code>--json</code></td>"],
  ["long code", `<td><code>${long}</code></td>`, `<td data-sentence="" data-long=""><code>${long}</code></td>`],
])("tells %s from the other cells", (_, cell, expected) => {
  const tree = fromHtml(table(cell), { fragment: true });
  rehypeCells()(tree);
  expect(toHtml(tree)).toBe(table(expected));
});

it("leaves a table alone that says it itself", () => {
  const html = table(`<td>${long}</td>`, ' data-cards=""');
  const tree = fromHtml(html, { fragment: true });
  rehypeCells()(tree);
  expect(toHtml(tree)).toBe(html);
});
