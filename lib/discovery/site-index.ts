import { flatten } from "@/lib/navigation/query";
import type { NavNode } from "@/lib/navigation/types";
import { indexHref, twinHref } from "@/lib/routing/page-files";
import { type Section, sectionHomes, sections } from "@/lib/routing/section";
import { apiDescription, apiDescription31, cliDescription, fullText, wholeIndex } from "@/lib/routing/site-files";
import { hrefOf } from "@/lib/routing/slug";
import { site } from "@/lib/site/config";
import { headTitle } from "@/lib/source/head-title";
import type { Site } from "@/lib/source/source";
import type { Page } from "@/lib/source/types";
import type { LlmsGroup, LlmsIndex, LlmsLink } from "./llms";

type Indexed = Pick<Site, "trees" | "bySlug">;

/** The `llms.txt` of a section, which covers the pages of its sidebar, or that of the whole site. */
export function indexOf(indexed: Indexed, section?: Section): LlmsIndex {
  const covered = section ? [section] : sections;
  const others = sections.filter((other) => other !== section);
  return {
    title: section ? `${site.name} ${names[section]}` : site.name,
    summary: indexed.bySlug.get(sectionHomes[section ?? "docs"])?.description ?? site.tagline,
    notes: [howToRead],
    groups: [
      ...covered.flatMap((part) => groupsOf(indexed, part, section ? "" : `${names[part]}: `)),
      { title: "Other indexes", links: [...(section ? [whole] : []), ...others.map(toIndex)] },
      { title: "Files", links: files },
      { title: "Optional", links: [wholeText] },
    ],
  };
}

/** The sections as a sentence names them. */
const names = { docs: "docs", cli: "command line", api: "API" } as const satisfies Record<Section, string>;

const howToRead =
  "Each address that ends in `.md` is a page as Markdown, which names its address on the site below its title.";

const whole: LlmsLink = {
  title: "Whole site",
  url: site.origin + wholeIndex,
  description: "Every page of the docs, of the command line, and of the API.",
};

/** It says again what the pages say: a tool that reads all links of an index leaves out those under "Optional". */
const wholeText: LlmsLink = {
  title: "All pages in one file",
  url: site.origin + fullText,
  description: "The Markdown of every page, one after another.",
};

const files: readonly LlmsLink[] = [
  {
    title: "API description, OpenAPI 3.2",
    url: site.origin + apiDescription,
    description: "Operations, schemas, examples, webhooks, and errors, in YAML.",
  },
  {
    title: "API description, OpenAPI 3.1",
    url: site.origin + apiDescription31,
    description: "The same in JSON, for tools that do not read 3.2.",
  },
  {
    title: "Command line description, OpenCLI",
    url: site.origin + cliDescription,
    description: "Commands, arguments, flags, variables, exit codes, and recorded sessions, in JSON.",
  },
];

function toIndex(section: Section): LlmsLink {
  const below = `The pages below ${hrefOf(sectionHomes[section])}`;
  return {
    title: `${site.name} ${names[section]}`,
    url: site.origin + indexHref(section),
    description: section === "docs" ? `${below} that the others do not cover.` : `${below}.`,
  };
}

/** The pages of a sidebar, by its groups; those above the first group are about the section as a whole. */
function groupsOf({ trees, bySlug }: Indexed, section: Section, prefix: string): LlmsGroup[] {
  const links = (nodes: readonly NavNode[]): LlmsLink[] =>
    flatten(nodes).flatMap(({ slug }) => {
      const page = bySlug.get(slug);
      return page ? [linkTo(page)] : [];
    });
  const tree = trees[section];
  const named = (title: string) => {
    const text = prefix + title;
    return text.charAt(0).toUpperCase() + text.slice(1);
  };
  return [
    { title: named("Overview"), links: links(tree.filter(({ kind }) => kind === "link")) },
    ...tree.flatMap((node) => (node.kind === "group" ? [{ title: named(node.label), links: links(node.nodes) }] : [])),
  ];
}

function linkTo(page: Page): LlmsLink {
  return { title: headTitle(page), url: site.origin + twinHref(page.href), description: page.description };
}
