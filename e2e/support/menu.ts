import type { Locator, Page } from "@playwright/test";

/** The menu that a narrow window has in the place of the sidebar. */
export const menu = (page: Page): Locator => page.getByRole("dialog", { name: "Menu", exact: true });

/** The button that opens it. */
export const opener = (page: Page): Locator => page.getByRole("button", { name: "Open menu", exact: true });

/** The button in it that closes it. */
export const closer = (page: Page): Locator => menu(page).getByRole("button", { name: "Close menu" });
