import type { Page } from "@playwright/test";

/** How far the page is scrolled, in whole pixels. */
export const top = (page: Page): Promise<number> => page.evaluate(() => Math.round(scrollY));

/** Scrolls the page, without a movement to be seen. */
export const scrollTo = (page: Page, to: number): Promise<void> =>
  page.evaluate((y) => window.scrollTo({ top: y, behavior: "instant" }), to);
