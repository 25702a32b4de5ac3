import { frontmatterLimits } from "@/lib/content/frontmatter";
import { lineOfNth } from "@/lib/content/place";
import type { Problem } from "@/lib/content/problem";
import type { SidebarEntry, Source } from "./types";

/** A group has the room of a page. */
const { min, max } = frontmatterLimits.sidebarLabel;

/**
 * The entries that are a slug or a group of such, and what is wrong with the others: the file is TypeScript, but nothing
 * looks at its types before a build.
 */
export function readEntries(
  entries: readonly unknown[],
  { file, source }: Source,
): { entries: SidebarEntry[]; problems: Problem[] } {
  const problems: Problem[] = [];
  const read = entries.flatMap((entry): SidebarEntry[] => {
    if (typeof entry === "string") return [entry];
    const { label, entries: inner } = Object(entry);
    if (typeof label === "string" && Array.isArray(inner)) {
      const group = readEntries(inner, { file, source });
      const { length } = label.trim();
      if (length < min || length > max) {
        problems.push({
          file,
          line: lineOfNth(source, `label: ${JSON.stringify(label)}`, 1) ?? lineOfText(source, entry),
          what: `The label of a group has ${length} character${length === 1 ? "" : "s"}: "${label}".`,
          cure: `Make it ${min} to ${max} characters long.`,
        });
      }
      problems.push(...group.problems);
      return [{ label, entries: group.entries }];
    }
    problems.push({
      file,
      line: lineOfText(source, entry),
      what: `An entry is neither the slug of a page nor a group: ${JSON.stringify(entry)?.slice(0, 60)}.`,
      cure: 'Write "worklog/tag-entries", or { label: "Worklog", entries: ["worklog/tag-entries"] }.',
    });
    return [];
  });
  return { entries: read, problems };
}

/** Where the first text in an entry stands: what it is under may be misspelled. */
function lineOfText(source: string, entry: unknown): number | undefined {
  const texts = Object.values(Object(entry)).flat();
  const text = texts.find((value) => typeof value === "string" && value !== "");
  return text === undefined ? undefined : lineOfNth(source, JSON.stringify(text), 1);
}
