import { readFrontmatterBlock } from "./frontmatter-block";
import { nearestWord } from "./nearest-word.mjs";
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

const fields = ["title", "description", "type", "sidebarLabel", "keywords", "related"] as const;
type Field = (typeof fields)[number];

/**
 * Reads the YAML between the `---` lines at the top of a page.
 * Gives the frontmatter, or every problem found in it with its line in the file; never both.
 */
export function parseFrontmatter(
  file: string,
  source: string,
): { frontmatter: Frontmatter; problems?: never } | { frontmatter?: never; problems: Problem[] } {
  const block = readFrontmatterBlock(file, source);
  return block.problem ? { problems: [block.problem] } : checkFields(file, block.fields, block.lineOf);
}

function checkFields(file: string, record: Record<string, unknown>, lineOf: (field: string) => number) {
  const problems: Problem[] = [];
  const report = (field: string, what: string, cure: string) =>
    problems.push({ file, line: lineOf(field), what, cure });

  for (const name of Object.keys(record)) {
    if ((fields as readonly string[]).includes(name)) continue;
    const meant = nearestWord(name, fields);
    report(
      name,
      `Unknown frontmatter field "${name}".`,
      meant ? `Did you mean "${meant}"?` : `Remove it; the fields are ${fields.join(", ")}.`,
    );
  }

  const text = (field: Field & keyof typeof frontmatterLimits, required: boolean): string | undefined => {
    const written = record[field];
    const value = typeof written === "string" ? inLine(written) : written;
    const { min, max } = frontmatterLimits[field];
    if (value === undefined || value === null) {
      if (required)
        report(field, `The field "${field}" is missing.`, `Add "${field}: …" (${min} to ${max} characters).`);
      return undefined;
    }
    if (typeof value !== "string") {
      report(field, `The field "${field}" is ${JSON.stringify(value)}, not a text.`, "Put the value in double quotes.");
      return undefined;
    }
    const { length } = value;
    if (length < min || length > max) {
      const count = `${length} character${length === 1 ? "" : "s"}`;
      report(field, `The field "${field}" has ${count}: "${value}".`, `Make it ${min} to ${max} characters long.`);
    }
    if (/^[“”‘’].*[“”‘’]$/.test(value)) {
      report(
        field,
        `The field "${field}" stands in curly quotes, which readers would see.`,
        "Write straight quotes, or none.",
      );
    }
    return value;
  };

  const list = (field: "keywords" | "related"): string[] => {
    const value = record[field];
    if (value === undefined || value === null) return [];
    if (Array.isArray(value) && value.every((entry): entry is string => typeof entry === "string"))
      return value.map(inLine);
    const other = Array.isArray(value) ? value.find((entry) => typeof entry !== "string") : undefined;
    if (other === undefined)
      report(field, `The field "${field}" is not a list of texts.`, `Write "${field}: [first, second]".`);
    else
      report(
        field,
        `The field "${field}" has ${JSON.stringify(other)}, which is not a text.`,
        "Put it in double quotes.",
      );
    return [];
  };

  const title = text("title", true);
  const description = text("description", true);
  const sidebarLabel = text("sidebarLabel", false);
  const keywords = list("keywords");
  const related = list("related");
  const type = pageTypes.find((known) => known === record.type);
  if (!type) {
    report(
      "type",
      record.type === undefined ? 'The field "type" is missing.' : `Unknown page type ${JSON.stringify(record.type)}.`,
      `Write one of: ${pageTypes.join(", ")}.`,
    );
  }
  if (problems.length > 0 || title === undefined || description === undefined || !type) return { problems };
  return {
    frontmatter: {
      title,
      description,
      type,
      keywords,
      related,
      ...(sidebarLabel === undefined ? {} : { sidebarLabel }),
    },
  };
}

/** Of a text that YAML folds, its last line's end is a part. Whoever lists titles and keywords by lines must find none. */
const inLine = (text: string) => text.replace(/\s+/g, " ").trim();
