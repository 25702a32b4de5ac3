import { toString as textOf } from "hast-util-to-string";
import { visit } from "unist-util-visit";

/** From how many letters on a cell holds a sentence, which a column of words would squeeze. */
const sentence = 24;

/**
 * Tells the stylesheet what it cannot see of a table: which cells hold sentences, and so need a wide column, and which
 * hold code too long to be kept on one line. A table that says it itself (`lib/resolvers/table.ts`) is left alone.
 */
export default function rehypeCells() {
  /** @param {import("hast").Root} tree */
  return (tree) => {
    visit(tree, "element", (table) => {
      if (table.tagName !== "table" || "dataCards" in table.properties) return;
      visit(table, "element", (cell) => {
        if (cell.tagName !== "td") return;
        if (textOf(cell).length > sentence) cell.properties.dataSentence = "";
        visit(cell, "element", (code) => {
          if (code.tagName === "code" && textOf(code).length > sentence) cell.properties.dataLong = "";
        });
      });
    });
  };
}
