import { sidebars } from "@/content/sidebars";
import { cliFile, loadCli } from "@/lib/cli/load";
import { checkFiles, checkStrays, contentFolder, listContentFiles, slugOfFile } from "@/lib/content/files";
import { parseFrontmatter } from "@/lib/content/frontmatter";
import { lineOfField, lineOfRelated } from "@/lib/content/frontmatter-block";
import { checkInvisible } from "@/lib/content/invisible";
import { nearestWord } from "@/lib/content/nearest-word.mjs";
import type { Problem } from "@/lib/content/problem";
import { movedTo } from "@/lib/content/redirects";
import { slugMeantBy } from "@/lib/content/slug-meant";
import { keptByFile } from "@/lib/files/kept";
import { keptForALook } from "@/lib/files/look";
import { readText } from "@/lib/files/text";
import { buildTree } from "@/lib/navigation/build";
import { checkGroupLabels, checkSidebars } from "@/lib/navigation/check";
import { readSidebar } from "@/lib/navigation/read-sidebar";
import type { NavNode, SidebarEntry } from "@/lib/navigation/types";
import { apiFile, isUnreadOperation } from "@/lib/openapi/document/site-api";
import { type Section, sectionOf, sections } from "@/lib/routing/section";
import { hrefOf, type Slug, slugOf } from "@/lib/routing/slug";
import { loadApi } from "./api";
import { checkLabels } from "./check-labels";
import { checkPublic } from "./check-public";
import { checkCliNames, isPageToCome } from "./cli-names";
import { checkCliVersion } from "./cli-version";
import { headTitle } from "./head-title";
import type { DocPage, Page } from "./types";

/** The whole site: its pages, its three trees, and what is wrong with either. */
export type Site = {
  pages: readonly Page[];
  bySlug: ReadonlyMap<Slug, Page>;
  trees: Readonly<Record<Section, NavNode[]>>;
  problems: readonly Problem[];
};

export const sidebarsFile = `${contentFolder}/sidebars.ts`;

/** The site as it is on disk; in `next dev` it is read again and again (unchanged files are not parsed again). */
export const getSite: () => Site = keptForALook(loadSite);

/** The page with a slug, or `undefined`. */
export function getPage(slug: Slug): Page | undefined {
  return getSite().bySlug.get(slug);
}

function loadSite(): Site {
  const files = listContentFiles();
  const problems = checkFiles(files);
  const misnamed = new Set(problems.map(({ file }) => file));
  problems.push(...checkStrays());
  const bySlug = new Map<Slug, Page>();
  for (const { file, slug } of files) {
    const read = readPage(file);
    problems.push(...read.problems);
    if (!bySlug.has(slug)) bySlug.set(slug, read.page);
  }
  const api = loadApi();
  for (const page of api.pages) {
    const other = bySlug.get(page.slug);
    if (other) problems.push(takenAddress(page, other));
    bySlug.set(page.slug, page);
  }
  const pages = [...bySlug.values()];
  const docs = pages.filter((page) => page.kind === "doc");
  const place = { file: sidebarsFile, source: readText(sidebarsFile) };
  const read = sections.map((section) => readSidebar(sidebars, section, place));
  const unlisted = new Set(read.flatMap(({ section, isList }) => (isList ? [] : [section])));
  const placed = pages.flatMap(({ kind, slug, file, section }) => {
    const enters = kind === "operation" ? "by tag" : misnamed.has(file) ? "renamed" : "listed";
    return unlisted.has(section) ? [] : [{ slug, file, enters } as const];
  });
  const bySection = <T>(of: (entries: SidebarEntry[]) => T) =>
    Object.fromEntries(read.map(({ section, entries }) => [section, of(entries)])) as Record<Section, T>;
  const trees = bySection((entries) => buildTree(entries, bySlug));
  // Operations enter by tag, in the order of the API description; nobody lists them by hand.
  trees.api.push(...api.groups);
  problems.push(
    ...api.problems,
    ...read.flatMap((sidebar) => sidebar.problems),
    ...checkSidebars(
      bySection((entries) => entries),
      placed,
      place,
    ),
    ...checkGroupLabels(trees, place),
    ...Object.values(trees).flatMap((nodes) => checkLabels(nodes, bySlug)),
    ...checkPublic(pages.map(({ href }) => href)),
    ...checkTitles(pages),
    ...checkRelated(docs, bySlug),
    ...loadCli().problems,
    ...checkCliNames(bySlug.keys()),
    ...versionsIn(cliFile),
    ...[apiFile, cliFile].flatMap(unseenIn),
  );
  return { pages, bySlug, trees, problems };
}

type ReadPage = { page: DocPage; problems: Problem[] };

const readPage = keptByFile((source, file): ReadPage => {
  const slug = slugOfFile(file.slice(contentFolder.length + 1));
  const { frontmatter, problems = [] } = parseFrontmatter(file, source);
  // A page with broken frontmatter keeps its address in `next dev`, where its problems are shown in its place.
  const shown = frontmatter ?? {
    title: slug,
    description: "",
    type: "explanation" as const,
    keywords: [],
    related: [],
  };
  const href = hrefOf(slug);
  const page: DocPage = {
    kind: "doc",
    slug,
    href,
    section: sectionOf(href),
    title: shown.title,
    description: shown.description,
    label: shown.sidebarLabel ?? shown.title,
    file,
    source,
    frontmatter: shown,
    isDescribed: frontmatter !== undefined,
  };
  return { page, problems };
});

const versionsIn = keptByFile((source, file) => checkCliVersion({ file, source }));

const unseenIn = keptByFile((source, file) => checkInvisible({ file, source }));

function takenAddress(page: Page, other: Page): Problem {
  return {
    file: other.file,
    line: 1,
    what: `The address /docs/${page.slug} belongs to the operation "${page.title}" of ${page.file}.`,
    cure: "Move this page's file to another address.",
  };
}

function checkTitles(pages: readonly Page[]): Problem[] {
  const problems: Problem[] = [];
  for (const field of ["title", "description"] as const) {
    const seen = new Map<string, Page>();
    for (const page of pages) {
      const text = field === "title" ? headTitle(page) : page.description;
      const other = seen.get(text);
      // Of two operations, the rules of the API description say it better.
      if (other && text && (page.kind === "doc" || other.kind === "doc")) {
        problems.push({
          file: page.file,
          line: page.kind === "doc" ? lineOfField(page.source, field) : 1,
          what: `${other.file} has the same ${field}: "${text}".`,
          cure: `Say in the ${field} what this page alone gives.`,
        });
      }
      seen.set(text, page);
    }
  }
  return problems;
}

function checkRelated(pages: readonly DocPage[], bySlug: ReadonlyMap<Slug, Page>): Problem[] {
  const isThere = (slug: Slug) => bySlug.has(slug) || isUnreadOperation(slug) || isPageToCome(slug, bySlug.keys());
  return pages.flatMap(({ file, slug, source, frontmatter }) =>
    frontmatter.related
      .filter((related) => !isThere(related) || related === slug)
      .map((related) => ({
        file,
        line: lineOfRelated(source, related),
        what: related === slug ? "The page is related to itself." : `Related page "${related}" does not exist.`,
        cure: relatedCure(related, slug, bySlug),
      })),
  );
}

function relatedCure(related: Slug, slug: Slug, bySlug: ReadonlyMap<Slug, Page>): string {
  const moved = movedTo(related);
  if (moved) return `It has moved: write "${slugOf(moved.replace(/#.*$/, ""))}".`;
  const written = slugMeantBy(related);
  const meant = written && bySlug.has(written) ? written : nearestWord(related, bySlug.keys());
  return meant && meant !== slug ? `Did you mean "${meant}"?` : "Remove it, or write the slug of a page.";
}
