import { expect, type Locator, type Page } from "@playwright/test";
import { open } from "./late";

/** A page to search from. */
export const start = "/docs/getting-started/";

/** The search dialog. */
export const dialog = (page: Page) => page.getByRole("dialog", { name: "Search" });

/** Its text field. */
export const field = (page: Page) => dialog(page).getByLabel("Search Devlog docs");

/** Its results, or the words that it offers. */
export const options = (page: Page) => dialog(page).getByRole("option");

/** The option that Enter opens. */
export const chosen = (page: Page) => dialog(page).locator('[role="option"][aria-selected="true"]');

/** Opens the search and types. */
export async function search(page: Page, text: string): Promise<void> {
  await page.getByRole("button", { name: "Search", exact: true }).click();
  await field(page).fill(text);
}

/** Types into the search that is open, and waits for the answer: what stands there is not that to other words. */
export async function ask(page: Page, text: string): Promise<void> {
  await field(page).fill(text);
  await expect(dialog(page).getByRole("listbox")).toHaveAttribute("data-shown", text);
}

/** Searches from a page of the command line for words that one of its own rows has: the result that quotes them. */
export async function quotingResult(page: Page): Promise<Locator> {
  await open(page, "/docs/cli/commands/init/");
  await search(page, "post-commit hook force");
  const option = options(page)
    .filter({ hasText: /^--force/ })
    .first();
  await expect(option).toHaveAttribute("href", /:~:text=/);
  return option;
}

/** Says, from now on, whether a result was taken: at once, where the address would tell only when its page has come. */
export async function watchTaking(page: Page): Promise<() => Promise<boolean>> {
  await page.evaluate(() =>
    addEventListener(
      "click",
      ({ target }) => (target as Element).closest("[role=option]") && Object.assign(window, { isTaken: true }),
      true,
    ),
  );
  return () => page.evaluate(() => "isTaken" in window);
}

/** Every file that is fetched for the search. */
export const searchFiles = /\/docs\/search\//;
