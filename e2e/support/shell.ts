import { expect, type FrameLocator, type Locator, type Page } from "@playwright/test";
import { open } from "./late";

/** A page's own heading. */
export const title = (page: Page | FrameLocator): Locator => page.getByRole("heading", { level: 1 });

/** The list of the section's pages. */
export const sidebar = (page: Page): Locator => page.getByRole("navigation", { name: "Docs sidebar" });

/** A page's link in that list. */
export const sidebarLink = (page: Page, name: string): Locator =>
  sidebar(page).getByRole("link", { name, exact: true });

/** A group of the sidebar, by its name. */
export const group = (page: Page, name: string): Locator =>
  sidebar(page).locator("details", { has: page.getByText(name, { exact: true }) });

/** The list of a page's headings: beside it, or in a bar of its own on a phone. */
export const contents = (page: Page): Locator => page.getByRole("navigation", { name: "On this page" });

/** Opens the inbox and goes on to the next page, Documents: there is a page to go back to then. */
export async function goOnToDocuments(page: Page): Promise<void> {
  await open(page, "/docs/inbox/");
  await goOnFromInbox(page);
}

/** The same, where the inbox is open. */
export async function goOnFromInbox(page: Page): Promise<void> {
  await page.getByRole("link", { name: /Next.*Documents/ }).click();
  await expect(page).toHaveURL("/docs/documents/");
  await expect(title(page)).toHaveText("Upload and organize documents");
}
