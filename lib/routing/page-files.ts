import { type Section, sectionHomes, sections } from "./section";
import { cardFolder, programFiles } from "./site-files";
import { type DocsHref, docsRoot, hrefOf, type Slug } from "./slug";

/**
 * The four forms of a page's address.
 * @example addressForms("/docs/cli/") // ["/docs/cli/", "/docs/cli", "/docs/cli.html", "/docs/cli/index.html"]
 */
export function addressForms(href: string): string[] {
  const bare = href.replace(/\/$/, "");
  return [href, bare, `${bare}.html`, `${href}index.html`];
}

/**
 * Where the Markdown twin of a page is published.
 * @example twinHref("/docs/cli/commands/log/") // "/docs/cli/commands/log.md"
 * @example twinHref("/docs/") // "/docs/index.md"
 */
export function twinHref(href: DocsHref): `/docs/${string}.md` {
  return `${docsRoot}${fileOf(href)}.md`;
}

/**
 * Where the picture is published that stands for a page when its address is shared.
 * @example cardHref("/docs/cli/") // "/docs/og/cli.png"
 */
export function cardHref(href: DocsHref): `${typeof cardFolder}${string}.png` {
  return `${cardFolder}${fileOf(href)}.png`;
}

/**
 * The page that a twin or a picture is of, by its path below `/docs/` or `/docs/og/`.
 * @example slugOfPublished("cli/commands/log.md") // "cli/commands/log"
 */
export function slugOfPublished(file: string): Slug {
  const name = file.replace(/\.\w+$/, "");
  return name === rootFile ? "" : name;
}

/** Where the list of a section's pages for machines is published: as llms.txt has it, the one nearest above a page counts. */
export function indexHref(section: Section): `/docs/${string}` {
  return `${hrefOf(sectionHomes[section])}llms.txt`;
}

/** Whether an address is that of a file which the site makes, and which is of no single page. */
export function isProgramFile(pathname: string): boolean {
  return programFiles.includes(pathname) || sections.some((section) => pathname === indexHref(section));
}

function fileOf(href: DocsHref): string {
  return href === docsRoot ? rootFile : href.slice(docsRoot.length, -1);
}

const rootFile = "index";
