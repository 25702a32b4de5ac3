import type { Page } from "@playwright/test";
import { hold, open, stopClock } from "./support/late";
import { payloads } from "./support/payloads";
import { sidebar, title } from "./support/shell";
import { expect, test } from "./support/test";

const bar = (page: Page) => page.getByRole("progressbar", { name: "Loading page" });

type Watch = { shown: number };

/** Counts how often the bar came. */
test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    const watch: Watch = Object.assign(window, { watch: { shown: 0 } }).watch;
    let isShown = false;
    new MutationObserver(() => {
      const isThere = document.querySelector('[role="progressbar"]') !== null;
      if (isThere && !isShown) watch.shown += 1;
      isShown = isThere;
    }).observe(document, { childList: true, subtree: true });
  });
});

const shown = (page: Page) => page.evaluate(() => (window as unknown as { watch: Watch }).watch.shown);

test("a page that takes long shows the bar 200 ms after the click, until it is there", async ({ page }) => {
  await page.clock.install();
  await open(page, "/docs/getting-started/");
  const letGo = await hold(page, payloads);
  await stopClock(page);
  await sidebar(page).getByRole("link", { name: "Core concepts" }).click();
  await page.clock.runFor(199);
  await expect(bar(page)).toHaveCount(0);
  await page.clock.runFor(1);
  await expect(bar(page)).toBeVisible();
  await expect(title(page)).toHaveText("Quickstart");
  await page.clock.resume();
  letGo();
  await expect(title(page)).toHaveText("Core concepts");
  await expect(bar(page)).toHaveCount(0);
  expect(await shown(page)).toBe(1);
});

test("a page that is there at once never shows it", async ({ page }) => {
  await page.clock.install();
  await open(page, "/docs/getting-started/");
  const link = sidebar(page).getByRole("link", { name: "Core concepts" });
  const fetched = page.waitForResponse(/core-concepts\/.*PAGE__\.txt/);
  await link.hover();
  await (await fetched).finished();
  // As quick as it has to be on any machine: time stands still until the page is there.
  await stopClock(page);
  await link.click();
  await expect(title(page)).toHaveText("Core concepts");
  await page.clock.runFor(400);
  expect(await shown(page)).toBe(0);
});

test("a heading of the page, and the page itself, never show it", async ({ page }) => {
  await open(page, "/docs/markdown-page/");
  await hold(page, payloads);
  await page.getByRole("navigation", { name: "On this page" }).getByRole("link", { name: "Tables" }).click();
  await outlast(page);
  await sidebar(page).locator('[aria-current="page"]').click();
  await outlast(page);
  expect(await shown(page)).toBe(0);
});

test("Back to a page that is known never shows it", async ({ page }) => {
  await page.clock.install();
  await open(page, "/docs/getting-started/");
  await stopClock(page);
  await sidebar(page).getByRole("link", { name: "Core concepts" }).click();
  await expect(title(page)).toHaveText("Core concepts");
  await page.goBack();
  await expect(title(page)).toHaveText("Quickstart");
  await page.clock.runFor(400);
  expect(await shown(page)).toBe(0);
});

test("of two quick clicks the last one wins, and the bar goes", async ({ page }) => {
  await open(page, "/docs/getting-started/");
  const letGo = await hold(page, payloads);
  await sidebar(page).getByRole("link", { name: "Core concepts" }).click();
  await sidebar(page).getByRole("link", { name: "Daily workflow" }).click();
  await expect(bar(page)).toBeVisible();
  letGo();
  await expect(title(page)).toHaveText("Daily workflow");
  await expect(bar(page)).toHaveCount(0);
  await expect(page).toHaveURL("/docs/getting-started/daily-workflow/");
  await outlast(page);
  await expect(title(page)).toHaveText("Daily workflow");
  await expect(page).toHaveURL("/docs/getting-started/daily-workflow/");
});

test("a click while the bar stands leaves it standing for the page that is wanted now", async ({ page }) => {
  await open(page, "/docs/getting-started/");
  const letGo = await hold(page, payloads);
  await sidebar(page).getByRole("link", { name: "Core concepts" }).click();
  await expect(bar(page)).toBeVisible();
  await sidebar(page).getByRole("link", { name: "Daily workflow" }).click();
  letGo();
  await expect(title(page)).toHaveText("Daily workflow");
  await expect(bar(page)).toHaveCount(0);
  expect(await shown(page)).toBe(1);
});

test("a page that is left takes no bar along: the browser may keep it, and show it again", async ({ page }) => {
  await open(page, "/docs/getting-started/");
  await hold(page, payloads);
  await sidebar(page).getByRole("link", { name: "Core concepts" }).click();
  await expect(bar(page)).toBeVisible();
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent("pagehide", { persisted: true })));
  await expect(bar(page)).toHaveCount(0);
});

/** Nothing announces that a bar does not come: 400 ms is twice its delay. */
const outlast = (page: Page) => page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 400)));
