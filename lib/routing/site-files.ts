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
