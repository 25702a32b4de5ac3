import { FieldReader } from "./field-reader";
import { readFrontmatterBlock } from "./frontmatter-block";
import type { Problem } from "./problem";

export const pageTypes = ["tutorial", "how-to", "reference", "explanation", "landing"] as const;

/** What kind of need a page serves (Diátaxis, plus the landing page). */
export type PageType = (typeof pageTypes)[number];

/** What a writer says about a page above its text. */
export type Frontmatter = {
  title: string;
  description: string;
  type: PageType;
  /** A shorter name for sidebar, breadcrumbs and pager; the title where it is left out. */
  sidebarLabel?: string;
  /** Words that readers search for and the text does not use. */
  keywords: string[];
  /** Slugs of pages to read next. */
  related: string[];
};

export const frontmatterLimits = {
  title: { min: 2, max: 60 },
  description: { min: 110, max: 160 },
  sidebarLabel: { min: 1, max: 34 },
} as const;

const fields = [
  "title",
  "description",
  "type",
  "sidebarLabel",
  "keywords",
  "related",
] as const satisfies readonly (keyof Frontmatter)[];

/**
 * Reads the YAML between the `---` lines at the top of a page.
 * Gives the frontmatter, or every problem found in it with its line in the file; never both.
 */
export function parseFrontmatter(
  file: string,
  source: string,
): { frontmatter: Frontmatter; problems?: never } | { frontmatter?: never; problems: Problem[] } {
  const block = readFrontmatterBlock(file, source);
  if (block.problem) return { problems: [block.problem] };
  const reader = new FieldReader({ file, record: block.fields, lineOf: block.lineOf });
  reader.allowOnly(fields);
  const title = reader.text("title", frontmatterLimits.title, true);
  const description = reader.text("description", frontmatterLimits.description, true);
  const sidebarLabel = reader.text("sidebarLabel", frontmatterLimits.sidebarLabel, false);
  const keywords = reader.list("keywords");
  const related = reader.list("related");
  const type = reader.pageType(pageTypes);
  const { problems } = reader;
  if (problems.length > 0 || title === undefined || description === undefined || !type) return { problems };
  return { frontmatter: { title, description, type, keywords, related, ...(sidebarLabel && { sidebarLabel }) } };
}
