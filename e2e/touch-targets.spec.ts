import type { Locator } from "@playwright/test";
import { open } from "./support/late";
import { dialog, search } from "./support/search";
import { contents, sidebar } from "./support/shell";
import { templates } from "./support/templates";
import { expect, test } from "./support/test";

// A tablet on its side: as wide as a desktop, and touched.
test.use({ viewport: { width: 1366, height: 1024 }, hasTouch: true, isMobile: true });

/** Those that a finger of 44 px may miss, each by its words and its height. */
const small = (controls: Locator) =>
  controls.evaluateAll((all) =>
    all.flatMap((one) => {
      const { height } = one.getBoundingClientRect();
      return one.checkVisibility() && height < 44 ? [`${one.textContent?.trim()}: ${Math.round(height)} px`] : [];
    }),
  );

test("what a finger has to hit is 44 px high", async ({ page }) => {
  await open(page, templates["how-to"]);
  expect(await sidebar(page).locator("a, summary").count()).toBeGreaterThan(10);
  expect(await small(sidebar(page).locator("a, summary"))).toEqual([]);
  expect(await contents(page).getByRole("link").count()).toBeGreaterThan(3);
  expect(await small(contents(page).getByRole("link"))).toEqual([]);
  expect(await small(page.getByRole("banner").locator("a, button, label"))).toEqual([]);
  await search(page, "inbox");
  const scopes = dialog(page).locator("label:has(input[type=radio])");
  await expect(scopes).toHaveCount(4);
  expect(await small(scopes)).toEqual([]);
  await scopes.last().evaluate((label) => {
    label.style.cssText = "block-size: 20px; min-block-size: 0";
  });
  expect(await small(scopes), "a seeded mistake").toHaveLength(1);
});

test("so are the links around a page's text", async ({ page }) => {
  await open(page, templates["how-to"]);
  const around = page.locator("nav[aria-label=Breadcrumbs] a, [data-related] li > a, footer a");
  expect(await around.count()).toBeGreaterThan(6);
  expect(await small(around)).toEqual([]);
});

test("so is what opens and closes in the reference", async ({ page }) => {
  await open(page, templates.operation);
  expect(await page.getByRole("article").locator("summary").count()).toBeGreaterThan(3);
  expect(await small(page.getByRole("article").locator("summary"))).toEqual([]);
});
