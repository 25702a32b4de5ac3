/** A page's place under `/docs/`, without slashes at either end: `cli/commands/log`; the landing page is `""`. */
export type Slug = string;

/** The canonical address of a page: begins with `/docs/` and ends with a slash. */
export type DocsHref = `/docs/${string}`;

export const docsRoot = "/docs/";

/**
 * The canonical address of a slug.
 * @example hrefOf("cli/commands/log") // "/docs/cli/commands/log/"
 * @example hrefOf("") // "/docs/"
 */
export function hrefOf(slug: Slug): DocsHref {
  return slug === "" ? docsRoot : `${docsRoot}${slug}/`;
}

/**
 * The slug that an address names in any of its four forms (bare, slash, `.html`, `/index.html`),
 * or `undefined` when the address lies outside `/docs`.
 * @example slugOf("/docs/cli.html") // "cli"
 */
export function slugOf(pathname: string): Slug | undefined {
  const path = barePathname(pathname);
  if (path === "/docs") return "";
  return path.startsWith(docsRoot) ? path.slice(docsRoot.length) : undefined;
}

/**
 * Whether an address names a file to fetch and not a page: it has an ending other than `.html`.
 * @example isFilePath("/docs/images/log-line.svg") // true
 */
export function isFilePath(pathname: string): boolean {
  return /\.[a-z0-9]+$/i.test(pathname) && !pathname.endsWith(".html");
}

/**
 * An address without `/index.html`, `.html` and trailing slashes; the root stays `/`.
 * @example barePathname("/docs/cli/index.html") // "/docs/cli"
 */
export function barePathname(pathname: string): string {
  const bare = pathname.replace(/(?:\/index)?\.html$/, "").replace(/\/+$/, "");
  return bare === "" ? "/" : bare;
}

/**
 * Decodes percent escapes, and returns the text unchanged where they are malformed (`%E0%A4%A`).
 */
export function safeDecode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
