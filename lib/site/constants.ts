/*
 * Widths at which the layout changes, in em of the browser's own text size (16 px, unless a reader wants it larger):
 * columns are measured in it, too.
 */

/** The widest viewport that gets the mobile layout: 996 px. Stylesheets say `width <= 62.25em`. */
export const mobileMaxWidth = 62.25;

/** The narrowest viewport with a contents column, 1280 px; below it the contents list is a collapsible bar. */
export const contentsMinWidth = 80;

/**
 * The narrowest viewport in which an operation has its samples beside its text, and the contents list as a row above
 * both: 1440 px.
 */
export const samplesMinWidth = 90;

/** Milliseconds of waiting before a progress bar or a loading indicator may show. */
export const indicatorDelay = 200;

/** The bar of nprogress, which turn-page.ts draws before its library is there. */
export const progressBar =
  '<div class="bar" role="progressbar" aria-label="Loading page"><div class="peg"></div></div>';

/** Milliseconds for which a line of status is shown: long enough to be read. */
export const statusShownFor = 6000;

/**
 * With more links than this, a section's sidebar is not whole in each of its pages: closed groups are filled when they
 * are opened. Beyond it the sidebar would outweigh the article, in every page twice.
 */
export const sidebarLinksInPage = 200;

/** Where Next puts scripts and stylesheets, and `lib/publish` those that it makes. */
export const chunkFolder = "/_next/static/chunks/";

/** Where the export leaves the script that turns pages before React is there, for `lib/publish` to take. */
export const turnFile = "docs/turn-page.js";

/** What a page of an older build asks for: its address stays the same, since that page cannot know another. */
export const renewScript = "/docs/renew.js";

/** In the preview, the event by which an open page tells its search that something was saved. */
export const savedEvent = "docs:saved";

/**
 * What a reader's line may be asked for, in kB of brotli: by a page until `load`, by the longest one, by all scripts of a
 * page, and by the search before its first results; and how many MB `out/` may have. The last two are those of so many pages.
 */
export const weightLimits = { page: 25, anyPage: 32, scripts: 130, search: 64, out: 12, pages: 69 };

/** The most bytes of a picture: they are published as they are, and a screen as PNG has half of that. */
export const pictureLimit = 1_000_000;

/** Heading levels that enter the contents list. */
export const tocLevels = { min: 2, max: 3 } as const;

/** Milliseconds for which a copy button says that it copied. */
export const copiedFor = 1600;

/** What the link to a page's Markdown says. */
export const twinLabel = "View as Markdown";
