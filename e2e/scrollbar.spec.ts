import type { Page } from "@playwright/test";
import { afterFrames, recordFrames } from "./support/frames";
import { open } from "./support/late";
import { opener } from "./support/menu";
import { expect, test } from "./support/test";

// Of Windows and Linux: it takes room. Playwright hides it otherwise.
test.use({
  launchOptions: async ({ launchOptions }, use) => use({ ...launchOptions, ignoreDefaultArgs: ["--hide-scrollbars"] }),
});

test("where a scrollbar takes room, nothing moves when the search or the menu opens", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.setViewportSize({ width: 1920, height: 900 });
  await open(page, "/docs/worklog/create-entry/");
  expect(await page.evaluate(() => innerWidth - document.documentElement.clientWidth)).toBeGreaterThan(0);
  const searched = await placesOf(page);
  await page.keyboard.press("Control+k");
  await expect(page.getByRole("dialog", { name: "Search" })).toBeVisible();
  expect(await placesOf(page)).toEqual(searched);
  await page.keyboard.press("Escape");

  await page.setViewportSize({ width: 800, height: 900 });
  const menuOpened = await placesOf(page);
  await opener(page).click();
  await expect(page.getByRole("dialog", { name: "Menu" })).toBeVisible();
  expect(await placesOf(page)).toEqual(menuOpened);
});

test("where a scrollbar takes room, it has that in the first frame, which is the first screen alone", async ({
  page,
}) => {
  // Where the first screen fills the window, there is one anyway.
  await page.setViewportSize({ width: 800, height: 1200 });
  const frames = await recordFrames(page, () => `${document.documentElement.clientWidth}`);
  await page.goto("/docs/worklog/create-entry/");
  await expect(page.locator("body > footer")).toBeVisible();
  await afterFrames(page, 4);
  expect(await frames()).toHaveLength(1);
});

/** Where the parts of a page begin and end, from left to right. */
function placesOf(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll("body > header :is(a, button), aside, main, h1")].map((part) => {
      const { left, right } = part.getBoundingClientRect();
      return `${part.tagName} ${left} ${right}`;
    }),
  );
}
