import { toString as textOf } from "hast-util-to-string";
import { visit } from "unist-util-visit";

/**
 * Calls each table by the heading that it stands under: many on a page are otherwise all "Table" to a screen reader. A
 * further one under the same heading is also called by its columns, as many as tell it from those before. One above all
 * headings has nothing but its columns.
 */
export default function rehypeTableNames() {
  /** @param {import("hast").Root} tree */
  return (tree) => {
    let heading = "";
    /** @type {Set<string>} */
    let taken = new Set();
    visit(tree, "element", (element) => {
      if (/^h[2-6]$/.test(element.tagName)) {
        heading = textOf(element);
        taken = new Set();
      }
      if (element.tagName !== "table") return;
      const name = nameOf(heading, columnsOf(element), taken);
      if (name === undefined) return;
      taken.add(name);
      element.properties.ariaLabel = name;
    });
  };
}

/**
 * The first name that no other table has: the heading alone, with its columns, or, where these are the same, a number.
 * Without a heading, at least two columns.
 *
 * @param {string} heading
 * @param {string[]} columns
 * @param {ReadonlySet<string>} taken
 */
function nameOf(heading, columns, taken) {
  const byColumns = columns.map((_, at) => columns.slice(0, at + 1).join(", "));
  if (heading === "") return byColumns.slice(1).find((one) => !taken.has(one));
  const name = [heading, ...byColumns.map((names) => `${heading}: ${names}`)].find((one) => !taken.has(one));
  return name ?? `${heading}, ${taken.size + 1}`;
}

/**
 * What stands at the head of a table's columns.
 *
 * @param {import("hast").Element} table
 */
function columnsOf(table) {
  /** @type {string[]} */
  const columns = [];
  visit(table, "element", (element) => {
    if (element.tagName === "tbody") return "skip";
    const text = element.tagName === "th" ? textOf(element).trim() : "";
    if (text !== "") columns.push(text);
  });
  return columns;
}
