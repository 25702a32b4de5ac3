/*
 * Where the site publishes what is no page. Scripts of the browser import this: it has nothing but texts.
 */

/** The pictures of pages. */
export const cardFolder = "/docs/og/";

/** The search; nothing in it is fetched before a reader reaches for the search. */
export const searchFolder = "/docs/search/";

/** The sidebar of each section, as a fragment of HTML. */
export const sidebarFolder = "/docs/sidebars/";

/** Every page's slug and title. */
export const pageList = "/docs/pages.json";

/** The description of the command line. */
export const cliDescription = "/docs/cli/devlog.opencli.json";

/** The API description, as it is written. */
export const apiDescription = "/openapi.yaml";

/** The API description, for tools that read OpenAPI 3.1. */
export const apiDescription31 = "/openapi.json";

/** The pages of the whole site, for machines. That of a section is `indexHref`'s. */
export const wholeIndex = "/llms.txt";

/** The Markdown of every page, one after another. */
export const fullText = "/llms-full.txt";

/** The address of every page, for search engines. */
export const sitemap = "/sitemap.xml";

/** Whom to tell of a weakness (RFC 9116). */
export const securityContact = "/.well-known/security.txt";

/** What programs read and pages may link to, though it is not in `public/`; beside it, what `page-files.ts` knows. */
export const programFiles: readonly string[] = [
  cliDescription,
  apiDescription,
  apiDescription31,
  wholeIndex,
  fullText,
  sitemap,
  "/robots.txt",
  securityContact,
];
