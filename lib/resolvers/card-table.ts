import type { PhrasingContent, RootContent, Table } from "mdast";
import remarkParse from "remark-parse";
import { unified } from "unified";
import remarkGithub from "@/lib/mdx/remark-github.mjs";
import { type Row, tableOf } from "./table";

const markdown = unified().use(remarkParse).use(remarkGithub);

/**
 * A table whose cells are Markdown. A row with an id can be linked to. Where there is no room for columns, each row is
 * drawn as a card, with the column's name before each value.
 */
export function cardTable(head: readonly string[], rows: readonly Row[]): RootContent[] {
  const source = tableOf(
    head,
    rows.map(({ cells }) => cells),
  );
  const table = markdown.parse(source).children[0] as Table;
  table.data = { hProperties: { dataCards: "" } };
  for (const [index, row] of table.children.slice(1).entries()) {
    const { id } = rows[index] as Row;
    if (id) row.data = { hProperties: { id } };
    for (const [column, cell] of row.children.entries()) {
      const text = rows[index]?.cells[column] ?? "";
      cell.data = { hProperties: cellProperties(head[column] ?? "", text) };
      if (id && column === 0) cell.children.push(anchor(id, text));
    }
  }
  return [table];
}

/** Columns whose values are sentences that need no name before them. */
const unnamed = new Set(["Description", "Meaning", "Effect", "Holds"]);

/** What the stylesheet must know of a cell: its column's name, whether it says nothing. */
function cellProperties(column: string, text: string): Record<string, string> {
  return {
    ...(unnamed.has(column) ? {} : { dataLabel: column }),
    ...(["", "none", "off"].includes(text) ? { dataEmpty: "" } : {}),
  };
}

function anchor(id: string, text: string): PhrasingContent {
  return {
    type: "link",
    url: `#${id}`,
    data: { hProperties: { className: ["anchor"], ariaLabel: `Link to ${text.replaceAll("`", "")}` } },
    children: [{ type: "text", value: "#" }],
  };
}
