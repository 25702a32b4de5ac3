import { UnresolvedError } from "./resolver";

/** A row of a table: its cells in Markdown, and its address on the page. */
export type Row = { id?: string; cells: string[] };

/**
 * A table in Markdown. A cell is Markdown too; its line breaks become spaces, and pipes that would end it are escaped.
 * Throws where there is no row: what the rows are made of has moved, and a head alone tells nobody.
 * @example tableOf(["Scope"], [["`projects:read`"]]) // "| Scope |\n| --- |\n| `projects:read` |"
 */
export function tableOf(head: readonly string[], rows: readonly (readonly string[])[]): string {
  if (rows.length === 0) {
    const what = `The table of ${head.join(", ")} has no rows.`;
    throw new UnresolvedError(what, "Look for where its resolver, in lib/resolvers, takes them from.");
  }
  const line = (cells: readonly string[]) => `| ${cells.map(cellOf).join(" | ")} |`;
  return [line(head), line(head.map(() => "---")), ...rows.map(line)].join("\n");
}

/** A text as code in Markdown. */
export const code = (text: string): string => `\`${text}\``;

function cellOf(text: string): string {
  return text
    .trim()
    .replaceAll(/\s*\n\s*/g, " ")
    .replaceAll(/(?<!\\)\|/g, "\\|");
}
