import { visit } from "unist-util-visit";
import { report } from "./report.mjs";

/** Reports rows that are longer or shorter than their table: GFM drops the cells too many, and leaves the others empty. */
export default function remarkTables() {
  /** @param {import("mdast").Root} tree @param {import("vfile").VFile} file */
  return (tree, file) => {
    visit(tree, "table", ({ children: [head, ...rows] }) => {
      const columns = head?.children.length ?? 0;
      for (const row of rows) {
        const cells = row.children.length;
        if (cells === columns) continue;
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
