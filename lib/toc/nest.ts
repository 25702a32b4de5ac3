import type { Heading } from "@/lib/content/ledger";
import { tocLevels } from "@/lib/site/constants";

/** An entry of the contents list with the deeper headings below it. */
export type TocEntry = { id: string; text: string; entries: TocEntry[] };

/** Nests a page's headings, keeping only the levels that the contents list shows. A level that was skipped nests as if it had not been. */
export function nestHeadings(headings: readonly Heading[]): TocEntry[] {
  const top: TocEntry[] = [];
  const open: { level: number; entries: TocEntry[] }[] = [{ level: 0, entries: top }];
  for (const { level, id, text } of headings) {
    if (level < tocLevels.min || level > tocLevels.max) continue;
    while ((open.at(-1)?.level ?? 0) >= level) open.pop();
    const entry: TocEntry = { id, text, entries: [] };
    open.at(-1)?.entries.push(entry);
    open.push({ level, entries: entry.entries });
  }
  return top;
}
