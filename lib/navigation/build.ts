import { nearestWord } from "@/lib/content/nearest-word.mjs";
import { lineAt } from "@/lib/content/place";
import type { Problem } from "@/lib/content/problem";
import { type Section, sectionOf } from "@/lib/routing/section";
import { hrefOf, type Slug } from "@/lib/routing/slug";
import type { NavNode, SidebarEntry } from "./types";

type Labelled = { slug: Slug; label: string };

/** Joins a list of slugs and groups with the pages' labels. Slugs without a page are left out: `checkSidebars` names them. */
export function buildTree(entries: readonly SidebarEntry[], pages: ReadonlyMap<Slug, Labelled>): NavNode[] {
  return entries.flatMap((entry): NavNode[] => {
    if (typeof entry !== "string") {
      return [{ kind: "group", label: entry.label, nodes: buildTree(entry.entries, pages) }];
    }
    const page = pages.get(entry);
    return page ? [{ kind: "link", slug: entry, href: hrefOf(entry), label: page.label }] : [];
  });
}

/**
 * The entries that are a slug or a group of such, and what is wrong with the others: the file is TypeScript, but nothing
 * looks at its types before a build.
 */
export function readEntries(
  entries: readonly unknown[],
  { file, source }: { file: string; source: string },
): { entries: SidebarEntry[]; problems: Problem[] } {
  const problems: Problem[] = [];
  const read = entries.flatMap((entry): SidebarEntry[] => {
    if (typeof entry === "string") return [entry];
    const { label, entries: inner } = Object(entry);
    if (typeof label === "string" && Array.isArray(inner)) {
      const group = readEntries(inner, { file, source });
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

/** Every slug a sidebar lists, in reading order. */
function listedSlugs(entries: readonly SidebarEntry[]): Slug[] {
  return entries.flatMap((entry) => (typeof entry === "string" ? [entry] : listedSlugs(entry.entries)));
}

/** A page, and how it comes into a sidebar: writers list it, the API's tags bring it, or its file has to be renamed first. */
type Placed = { slug: Slug; file: string; enters: "listed" | "by tag" | "renamed" };

/**
 * What is wrong between sidebars and pages: an entry without a page, a page listed twice, in the wrong sidebar, in none,
 * or in vain, an empty group. `source` is the text of the sidebars' file, to name lines.
 */
export function checkSidebars(
  sidebars: Readonly<Record<Section, readonly SidebarEntry[]>>,
  pages: readonly Placed[],
  { file, source }: { file: string; source: string },
): Problem[] {
  const problems: Problem[] = [];
  const known = new Map(pages.map(({ slug, enters }) => [slug, enters]));
  const listed = new Set<Slug>();
  const lineOf = (text: string, occurrence = 1) => lineOfNth(source, `"${text}"`, occurrence);

  for (const [section, entries] of Object.entries(sidebars) as [Section, readonly SidebarEntry[]][]) {
    for (const slug of listedSlugs(entries)) {
      if (!known.has(slug)) {
        const meant = nearestWord(slug, known.keys());
        problems.push({
          file,
          line: lineOf(slug),
          what: `The ${section} sidebar lists "${slug}", but there is no such page.`,
          cure: `${meant ? `Did you mean "${meant}"? Otherwise create` : "Create"} content/${slug || "index"}.mdx, or remove the entry.`,
        });
      } else if (known.get(slug) === "by tag") {
        problems.push({
          file,
          line: lineOf(slug),
          what: `The ${section} sidebar lists "${slug}", an operation of the API.`,
          cure: "Remove the entry: operations enter by their tags.",
        });
      } else if (listed.has(slug)) {
        problems.push({
          file,
          line: lineOf(slug, 2),
          what: `The page "${slug}" stands in the sidebars twice.`,
          cure: "Keep one entry; a page has one place.",
        });
      } else if (sectionOf(hrefOf(slug)) !== section) {
        problems.push({
          file,
          line: lineOf(slug),
          what: `The page "${slug}" stands in the ${section} sidebar, but its address belongs to the ${sectionOf(hrefOf(slug))} sidebar.`,
          cure: `Move the entry to "${sectionOf(hrefOf(slug))}", or move the page's file.`,
        });
      }
      listed.add(slug);
    }
    for (const group of emptyGroups(entries)) {
      problems.push({
        file,
        line: lineOf(group),
        what: `The group "${group}" is empty.`,
        cure: "Add a page to it or remove it.",
      });
    }
  }
  for (const { slug, file: page, enters } of pages) {
    if (enters !== "listed" || listed.has(slug)) continue;
    problems.push({
      file: page,
      line: 1,
      what: "The page is in no sidebar, so nobody would find it.",
      cure: `Add "${slug}" to the "${sectionOf(hrefOf(slug))}" list in ${file}.`,
    });
  }
  return problems;
}

/**
 * Two groups of one label in a sidebar, those that the API's tags bring included: which groups a reader has opened is
 * kept by their labels.
 */
export function checkGroupLabels(
  trees: Readonly<Record<Section, readonly NavNode[]>>,
  { file, source }: { file: string; source: string },
): Problem[] {
  return Object.entries(trees).flatMap(([section, nodes]) => {
    const labels = groupLabels(nodes);
    const again = new Set(labels.filter((label, at) => labels.indexOf(label) < at));
    return [...again].map((label) => {
      const text = JSON.stringify(label);
      return {
        file,
        line: lineOfNth(source, `label: ${text}`, 2) ?? lineOfNth(source, `label: ${text}`, 1),
        what: `The ${section} sidebar has two groups that are called ${text}.`,
        cure: "Call one otherwise; operations of the API have a group for each tag.",
      };
    });
  });
}

function groupLabels(nodes: readonly NavNode[]): string[] {
  return nodes.flatMap((node) => (node.kind === "group" ? [node.label, ...groupLabels(node.nodes)] : []));
}

function emptyGroups(entries: readonly SidebarEntry[]): string[] {
  return entries.flatMap((entry) => {
    if (typeof entry === "string") return [];
    return entry.entries.length === 0 ? [entry.label] : emptyGroups(entry.entries);
  });
}

/** Where the first text in an entry stands: what it is under may be misspelled. */
function lineOfText(source: string, entry: unknown): number | undefined {
  const texts = Object.values(Object(entry)).flat();
  const text = texts.find((value) => typeof value === "string" && value !== "");
  return text === undefined ? undefined : lineOfNth(source, JSON.stringify(text), 1);
}

function lineOfNth(source: string, text: string, occurrence: number): number | undefined {
  let at = -1;
  for (let seen = 0; seen < occurrence; seen += 1) {
    at = source.indexOf(text, at + 1);
    if (at < 0) return undefined;
  }
  return lineAt(source, at);
}
