import { fromHtml } from "hast-util-from-html";
import { toHtml } from "hast-util-to-html";
import { expect, it } from "vitest";
import rehypeTableNames from "./rehype-table-names.mjs";

const table = (name?: string) =>
  `<table${name === undefined ? "" : ` aria-label="${name}"`}><thead><tr><th></th><th>Flag</th><th>Type</th></tr></thead><tbody><tr><th>-a</th></tr></tbody></table>`;

it.each([
  ["none", "<table></table>", "<table></table>"],
  [
    "the one before it",
    "<h2>Options</h2><p>Text</p><table></table>",
    '<h2>Options</h2><p>Text</p><table aria-label="Options"></table>',
  ],
  [
    "the nearest, whose words may be code",
    '<h2>A</h2><h3><a href="#b">The <code>b</code> field</a></h3><div><table></table></div>',
    '<h2>A</h2><h3><a href="#b">The <code>b</code> field</a></h3><div><table aria-label="The b field"></table></div>',
  ],
  [
    "a second under it by its first column too, a third by more, a fourth by a number",
    `<h2>A</h2>${table()}${table()}${table()}${table()}`,
    `<h2>A</h2>${table("A")}${table("A: Flag")}${table("A: Flag, Type")}${table("A, 4")}`,
  ],
  ["where there is none, by its columns", table() + table(), table("Flag, Type") + table()],
  [
    "the next heading begins anew",
    "<h2>A</h2><table></table><h2>B</h2><table></table>",
    '<h2>A</h2><table aria-label="A"></table><h2>B</h2><table aria-label="B"></table>',
  ],
])("a table is called by its heading: %s", (_, html, expected) => {
  const tree = fromHtml(html, { fragment: true });
  rehypeTableNames()(tree);
  expect(toHtml(tree)).toBe(expected);
});
