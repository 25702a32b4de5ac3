import { toString as textOf } from "hast-util-to-string";
import { SKIP, visit } from "unist-util-visit";
import { breakLongName } from "./name-parts.mjs";

/** From how many letters on a cell holds a sentence, which a column of words would squeeze. */
const sentence = 24;

/** A table of so many columns, one of them of sentences, does not fit beside itself on a phone. */
const wide = 3;

/**
 * Tells the stylesheet what it cannot see of a table: which cells hold sentences, and so need a wide column; which hold
 * code too long to be kept on one line; which end together; and whether its rows are to be cards where there is no room
 * for columns, with the column's name before each value. A table that says of its cells itself what they are
 * (`lib/resolvers/card-table.ts`) is left alone but for its code.
 */
export default function rehypeCells() {
  /** @param {import("hast").Root} tree */
  return (tree) => {
    visit(tree, "element", (table) => {
      if (table.tagName !== "table") return;
      const isSaid = "dataCards" in table.properties;
      const [headings, cells] = [cellsOf(table, "th"), cellsOf(table, "td")];
      for (const cell of isSaid ? [] : [...headings, ...cells]) {
        if (textOf(cell).length > sentence) cell.properties.dataSentence = "";
      }
      for (const cell of cells) {
        visit(cell, "element", (code) => {
          if (code.tagName !== "code") return;
          if (breakLongName(code)) cell.properties.dataLong = "";
          return SKIP;
        });
      }
      const columns = headings.map(textOf);
      const isCards = !isSaid && columns.length >= wide && cells.some(({ properties }) => "dataSentence" in properties);
      for (const { properties } of [...headings, ...cells]) align(properties, isCards);
      if (!isCards) return;
      table.properties.dataCards = "";
      for (const [at, cell] of cells.entries()) cell.properties.dataLabel = columns[at % columns.length];
    });
  };
}

/**
 * The compiler would make a style of a column's alignment, which the Content Security Policy refuses. Numbers may end
 * together (`---:`); what may become a card begins where its label does, and all else where its heading does.
 * @param {import("hast").Properties} properties @param {boolean} isCards
 */
function align(properties, isCards) {
  if (properties.align === "right" && !isCards) properties.dataEnd = "";
  delete properties.align;
}

/** @param {import("hast").Element} table @param {string} name */
function cellsOf(table, name) {
  /** @type {import("hast").Element[]} */
  const cells = [];
  visit(table, "element", (cell) => {
    if (cell.tagName === name) cells.push(cell);
  });
  return cells;
}
