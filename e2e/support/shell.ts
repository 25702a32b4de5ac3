import type { Locator, Page } from "@playwright/test";

/** A page's own heading. */
export const title = (page: Page): Locator => page.getByRole("heading", { level: 1 });

/** The list of the section's pages. */
export const sidebar = (page: Page): Locator => page.getByRole("navigation", { name: "Docs sidebar" });

/** A page's link in that list. */
export const sidebarLink = (page: Page, name: string): Locator =>
  sidebar(page).getByRole("link", { name, exact: true });
