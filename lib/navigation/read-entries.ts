import { frontmatterLimits } from "@/lib/content/frontmatter";
import { didYouMean } from "@/lib/content/nearest-word.mjs";
import { lineOfNth } from "@/lib/content/place";
import type { Fault, Problem } from "@/lib/content/problem";
import { checkTerms } from "@/lib/content/terms";
import { slipsIn } from "@/lib/content/typing-slips";
import { caseProblems, wordProblems } from "@/lib/content/wording";
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
    const { label, entries: inner, ...others } = Object(entry);
    if (typeof label === "string" && Array.isArray(inner)) {
      const group = readEntries(inner, { file, source });
      const line = lineOfNth(source, `label: ${JSON.stringify(label)}`, 1) ?? lineOfText(source, entry);
      const faults = [...Object.keys(others).map(unknownField), ...labelFaults(label)];
      problems.push(...faults.map(({ what, cure }) => ({ file, line, what, cure })), ...group.problems);
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

const unknownField = (name: string): Fault => ({
  what: `A group has no field "${name}".`,
  cure: didYouMean(name, ["label", "entries"]) ?? "Remove it: a group has a label and entries.",
});

/** What is wrong with the words of a label, which is held to what titles of pages are. */
function labelFaults(label: string): Fault[] {
  const { length } = label.trim();
  if (length < min || length > max) {
    const what = `The label of a group has ${length} character${length === 1 ? "" : "s"}: "${label}".`;
    return [{ what, cure: `Make it ${min} to ${max} characters long.` }];
  }
  return [
    ...checkTerms({ file: "", source: label }),
    ...wordProblems(label, 1),
    ...slipsIn(label),
    ...caseProblems(label, label, 1, "").map((fault) => ({ ...fault, what: fault.what.replace("heading", "label") })),
  ];
}

/** Where the first text in an entry stands: what it is under may be misspelled. */
function lineOfText(source: string, entry: unknown): number | undefined {
  const texts = Object.values(Object(entry)).flat();
  const text = texts.find((value) => typeof value === "string" && value !== "");
  return text === undefined ? undefined : lineOfNth(source, JSON.stringify(text), 1);
}
