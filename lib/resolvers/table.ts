/** A row of a table: its cells in Markdown, and its address on the page. */
export type Row = { id?: string; cells: string[] };

/**
 * A table in Markdown. A cell is Markdown too; its line breaks become spaces, and pipes that would end it are escaped.
 * @example tableOf(["Scope"], [["`projects:read`"]]) // "| Scope |\n| --- |\n| `projects:read` |"
 */
export function tableOf(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.map(cellOf).join(" | ")} |`;
  return [line(head), line(head.map(() => "---")), ...rows.map(line)].join("\n");
}

function cellOf(text: string): string {
  return text
    .trim()
    .replaceAll(/\s*\n\s*/g, " ")
    .replaceAll(/(?<!\\)\|/g, "\\|");
}
