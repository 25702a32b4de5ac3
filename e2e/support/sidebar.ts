import type { Locator, Page } from "@playwright/test";

/** The list of the section's pages. */
export const sidebar = (page: Page): Locator => page.getByRole("navigation", { name: "Docs sidebar" });
