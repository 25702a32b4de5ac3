import { visit } from "unist-util-visit";
import { report } from "./report.mjs";

/**
 * Reports tables without rows, columns without a heading, rows without a word, and rows that are longer or shorter than
 * their table: GFM drops the cells too many, and leaves the others empty. To it, a sentence that follows at once is a row
 * as well.
 */
export default function remarkTables() {
  /** @param {import("mdast").Root} tree @param {import("vfile").VFile} file */
  return (tree, file) => {
    const source = String(file);
    visit(tree, "table", (table) => {
      const [head, ...rows] = table.children;
      const columns = head?.children.length ?? 0;
      if (rows.length === 0)
        report(file, table, "A table without rows.", "Write a row below its headings, or remove the table.");
      // Above the names of rows, none is missed.
      const unnamed = head?.children.findIndex((cell, at) => at > 0 && cell.children.length === 0) ?? -1;
      if (unnamed > 0)
        report(
          file,
          head,
          `Column ${unnamed + 1} of a table has no heading.`,
          "Say there what its cells hold: a screen reader reads it before each of them.",
        );
      for (const row of rows) {
        const cells = row.children.length;
        if (row.children.every((cell) => cell.children.length === 0)) {
          report(file, row, "A row of a table without a text.", "Write its cells, or remove the row.");
          continue;
        }
        if (cells === columns) continue;
        if (!source.slice(row.position?.start.offset, row.position?.end.offset).includes("|")) {
          report(
            file,
            row,
            "A row of the table above, for want of an empty line.",
            "Leave an empty line after the table.",
          );
          continue;
        }
        report(
          file,
          row,
          `A row of ${cells} ${cells === 1 ? "cell" : "cells"} in a table of ${columns} columns.`,
          "Put a | between two cells, and \\| where the sign itself is meant, in backticks, too.",
        );
      }
    });
  };
}
