import { fromHtml } from "hast-util-from-html";
import { toHtml } from "hast-util-to-html";
import { describe, expect, it } from "vitest";
import rehypeCells from "./rehype-cells.mjs";

const table = (cell: string, attributes = "") => `<table${attributes}><tbody><tr>${cell}</tr></tbody></table>`;
const long = "A sentence of more than a few words.";

it.each([
  ["a word", "<td>409</td>", "<td>409</td>"],
  ["a sentence", `<td>${long}</td>`, `<td data-sentence="">${long}</td>`],
  ["a column that ends together", '<td align="right">9</td>', '<td data-end="">9</td>'],
  ["a column that begins where all do", '<th align="left">Size</th>', "<th>Size</th>"],
  ["a short heading", "<th>Fix it by</th>", "<th>Fix it by</th>"],
  ["a heading", `<th>${long}</th>`, `<th data-sentence="">${long}</th>`],
  [
    "a long name",
    "<td><code>repository.commits_created</code> d_e</td>",
    '<td data-sentence="" data-long=""><code>repository.<wbr>commits_<wbr>created</code> d_e</td>',
  ],
  ["short code", "<td><code>next_cursor</code></td>", "<td><code>next_cursor</code></td>"],
  ["long code", `<td><code>${long}</code></td>`, `<td data-sentence="" data-long=""><code>${long}</code></td>`],
])("tells %s from the other cells", (_, cell, expected) => {
  const tree = fromHtml(table(cell), { fragment: true });
  rehypeCells()(tree);
  expect(toHtml(tree)).toBe(table(expected));
});

it("leaves the sentences of a table alone that says it itself, and breaks its code", () => {
  const tree = fromHtml(table(`<td>${long}</td><td><code>repository.commits_created</code></td>`, ' data-cards=""'), {
    fragment: true,
  });
  rehypeCells()(tree);
  expect(toHtml(tree)).toBe(
    table(`<td>${long}</td><td data-long=""><code>repository.<wbr>commits_<wbr>created</code></td>`, ' data-cards=""'),
  );
});

describe("a table becomes cards where there is no room", () => {
  const head = "<thead><tr><th>You see</th><th>Why</th><th>Cure</th></tr></thead>";
  const read = (html: string) => {
    const tree = fromHtml(html, { fragment: true });
    rehypeCells()(tree);
    return toHtml(tree);
  };

  it("that has three columns, one of them of sentences", () =>
    expect(read(`<table>${head}<tbody><tr><td>a</td><td>b</td><td>${long}</td></tr></tbody></table>`)).toContain(
      `<table data-cards="">${head}<tbody><tr><td data-label="You see">a</td><td data-label="Why">b</td><td data-sentence="" data-label="Cure">${long}</td></tr>`,
    ));

  it.each([
    ["words alone", `<table>${head}<tbody><tr><td>a</td><td>b</td><td>c</td></tr></tbody></table>`],
    [
      "two columns",
      `<table><thead><tr><th>A</th><th>B</th></tr></thead><tbody><tr><td>a</td><td>${long}</td></tr></tbody></table>`,
    ],
  ])("and not one of %s", (_, html) => expect(read(html)).not.toContain("data-cards"));
});
