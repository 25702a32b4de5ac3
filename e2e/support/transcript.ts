import { parse } from "yaml";

/** An entry of the accessibility tree, and what stands in it. */
type Heard = { role: string; name: string; marks: string; children: Heard[] };

/**
 * What a screen reader has of a page, short enough to be read: Playwright's snapshot of the accessibility tree without
 * what writers write. Landmarks, controls and their names stay; of a text stays what it is made of: the levels of its
 * headings, its tables, code blocks, lists and disclosures, each named once, in the order of the alphabet. So a sentence,
 * a row, a section or a page more changes nothing, and a part that the page has not had before does.
 * A name of a writer's is "…". What must never be is said: `(nameless)` and `(skips a level)`.
 */
export function transcriptOf(snapshot: string): string {
  const heard = read(parse(snapshot) as unknown[]);
  markSkips(heard);
  return `${lines(shorten(heard, "frame"), "").join("\n")}\n`;
}

function read(entries: unknown[]): Heard[] {
  return entries.flatMap((entry) => {
    const [label, inside] = typeof entry === "string" ? [entry, []] : (Object.entries(entry as object)[0] ?? ["", []]);
    const [, role, name = "", marks = ""] = /^([a-z]+)(?: "((?:[^"\\]|\\.)*)")?((?: \[[^\]]+\])*)$/.exec(label) ?? [];
    return role ? [{ role, name, marks, children: Array.isArray(inside) ? read(inside) : [] }] : [];
  });
}

/** Headings go down by one level at a time, the first being the title. */
function markSkips(entries: readonly Heard[], above = { level: 0 }): void {
  for (const entry of entries) {
    if (entry.role === "heading") {
      const level = Number(/level=(\d)/.exec(entry.marks)?.[1]);
      if (level > above.level + 1) entry.marks += " (skips a level)";
      above.level = level;
    }
    markSkips(entry.children, above);
  }
}

/** Whose words they are: the frame's, a list's that follows from the pages, or a text's. */
type Owner = "frame" | "list" | "text";

const lists = ["Docs sidebar", "Breadcrumbs", "On this page", "Docs pages", "Announcement", "Related pages", "Results"];
const controls = ["button", "link", "radio", "checkbox", "textbox", "combobox", "searchbox", "option", "switch"];
/** What makes no stop for the ear. */
const inline = ["text", "paragraph", "strong", "emphasis", "code", "mark", "time", "deletion", "insertion", "generic"];

function shorten(entries: readonly Heard[], owner: Owner): Heard[] {
  const shortened = entries.flatMap((entry): Heard[] => {
    const inside = ownerWithin(entry, owner);
    const children = shorten(entry.children, inside);
    if (inline.includes(entry.role)) return children;
    if (owner === "text" && entry.role === "link" && entry.name !== "") return [];
    // There where a line of code is wider than its block, which depends on the machine's fonts.
    if (entry.role === "button" && entry.name === "Wrap") return [];
    return [{ ...entry, name: nameOf(entry, owner), children }];
  });
  if (owner === "frame") return shortened;
  const merged = merge(shortened);
  return owner === "text" ? merged.sort((a, b) => (labelOf(a) < labelOf(b) ? -1 : 1)) : merged;
}

function ownerWithin({ role, name }: Heard, owner: Owner): Owner {
  if (role === "article") return "text";
  // A heading's own link is the site's, and no part of the sentence.
  if (role === "heading") return "list";
  return lists.includes(name) ? "list" : owner;
}

function nameOf({ role, name }: Heard, owner: Owner): string {
  const isWritten = role === "heading" || (owner !== "frame" && role !== "button" && !lists.includes(name));
  return isWritten && name !== "" ? "…" : name;
}

/** Neighbours that are called the same become one, with what any of them holds. */
function merge(entries: readonly Heard[]): Heard[] {
  const merged = new Map<string, Heard>();
  for (const entry of entries) {
    const label = labelOf(entry);
    const known = merged.get(label);
    merged.set(label, known ? { ...known, children: merge([...known.children, ...entry.children]) } : entry);
  }
  return [...merged.values()];
}

function labelOf({ role, name, marks }: Heard): string {
  const words = name === "" ? (controls.includes(role) ? " (nameless)" : "") : ` "${name}"`;
  return `${role}${words}${marks}`;
}

function lines(entries: readonly Heard[], indent: string): string[] {
  return entries.flatMap((entry) => [`${indent}- ${labelOf(entry)}`, ...lines(entry.children, `${indent}  `)]);
}
