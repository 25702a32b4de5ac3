import { nearestWord } from "@/lib/content/nearest-word.mjs";
import { lineOfNth } from "@/lib/content/place";
import type { Fault, Problem } from "@/lib/content/problem";
import { slugMeantBy } from "@/lib/content/slug-meant";
import { type Section, sectionOf } from "@/lib/routing/section";
import { hrefOf, type Slug } from "@/lib/routing/slug";
import type { NavNode, SidebarEntry, Source } from "./types";

/** A page, and how it comes into a sidebar: writers list it, the API's tags bring it, or its file has to be renamed first. */
type Placed = { slug: Slug; file: string; enters: "listed" | "by tag" | "renamed" };

type Sidebars = Readonly<Record<Section, readonly SidebarEntry[]>>;

/**
 * What is wrong between sidebars and pages: an entry without a page, a page listed twice, in the wrong sidebar, in none,
 * or in vain, an empty group.
 */
export function checkSidebars(sidebars: Sidebars, pages: readonly Placed[], { file, source }: Source): Problem[] {
  const problems: Problem[] = [];
  const known = new Map(pages.map(({ slug, enters }) => [slug, enters]));
  const listed = new Set<Slug>();
  const lineOf = (text: string, occurrence = 1) => lineOfNth(source, `"${text}"`, occurrence);

  for (const [section, entries] of Object.entries(sidebars) as [Section, readonly SidebarEntry[]][]) {
    for (const written of listedSlugs(entries)) {
      const slug = known.has(written) ? written : (slugMeantBy(written) ?? written);
      const isAgain = listed.has(slug);
      const fault = entryFault({ written, slug }, section, known, isAgain);
      const line = (isAgain ? lineOf(written, 2) : undefined) ?? lineOf(written);
      if (fault) problems.push({ file, line, ...fault });
      listed.add(slug);
    }
    for (const group of emptyGroups(entries)) {
      const cure = "Add a page to it or remove it.";
      problems.push({ file, line: lineOf(group), what: `The group "${group}" is empty.`, cure });
    }
  }
  for (const { slug, file: page, enters } of pages) {
    if (enters !== "listed" || listed.has(slug)) continue;
    const cure = `Add "${slug}" to the "${sectionOf(hrefOf(slug))}" list in ${file}.`;
    problems.push({ file: page, line: 1, what: "The page is in no sidebar, so nobody would find it.", cure });
  }
  return problems;
}

/** What is wrong with an entry of a section's sidebar, and with the page it means; `known` says of every page how it enters. */
function entryFault(
  { written, slug }: { written: string; slug: Slug },
  section: Section,
  known: ReadonlyMap<Slug, Placed["enters"]>,
  isAgain: boolean,
): Fault | undefined {
  if (!known.has(slug)) {
    return {
      what: `The ${section} sidebar lists "${written}", but there is no such page.`,
      cure: missingCure(written, known.keys()),
    };
  }
  if (known.get(slug) === "by tag") {
    const cure = "Remove the entry: operations enter by their tags.";
    return { what: `The ${section} sidebar lists "${slug}", an operation of the API.`, cure };
  }
  if (isAgain) {
    const cure = "Keep one entry; a page has one place.";
    return { what: `The page "${slug}" stands in the sidebars twice.`, cure };
  }
  const own = sectionOf(hrefOf(slug));
  if (own !== section) {
    return {
      what: `The page "${slug}" stands in the ${section} sidebar, but its address belongs to the ${own} sidebar.`,
      cure: `Move the entry to "${own}", or move the page's file.`,
    };
  }
  if (written === slug) return undefined;
  return {
    what: `The ${section} sidebar lists "${written}", which is not the slug of a page.`,
    cure: `Write "${slug}".`,
  };
}

/** What to do about an entry without a page: correct it, or make the page, under a name that a page can have. */
function missingCure(written: string, known: Iterable<Slug>): string {
  const slug = slugMeantBy(written);
  const near = nearestWord(slug ?? written, known);
  const create = `create content/${slug || "index"}.mdx`;
  const way =
    slug === undefined ? "write the slug of one" : slug === written ? create : `write "${slug}" and ${create}`;
  const others = `${way}, or remove the entry.`;
  return near ? `Did you mean "${near}"? Otherwise ${others}` : others.charAt(0).toUpperCase() + others.slice(1);
}

/**
 * Two groups of one label in a sidebar, those that the API's tags bring included: which groups a reader has opened is
 * kept by their labels.
 */
export function checkGroupLabels(
  trees: Readonly<Record<Section, readonly NavNode[]>>,
  { file, source }: Source,
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

/** Every slug a sidebar lists, in reading order. */
function listedSlugs(entries: readonly SidebarEntry[]): Slug[] {
  return entries.flatMap((entry) => (typeof entry === "string" ? [entry] : listedSlugs(entry.entries)));
}

/** The labels of all groups, in reading order. */
export function groupLabels(nodes: readonly NavNode[]): string[] {
  return nodes.flatMap((node) => (node.kind === "group" ? [node.label, ...groupLabels(node.nodes)] : []));
}

function emptyGroups(entries: readonly SidebarEntry[]): string[] {
  return entries.flatMap((entry) => {
    if (typeof entry === "string") return [];
    return entry.entries.length === 0 ? [entry.label] : emptyGroups(entry.entries);
  });
}
