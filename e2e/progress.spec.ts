import type { Page } from "@playwright/test";
import { stopClock } from "./support/clock";
import { hold, open } from "./support/late";
import { payloads } from "./support/payloads";
import { contents, sidebar, sidebarLink, title } from "./support/shell";
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

test("the bar shows 200 ms after a click on what takes long, until it is there, and never for what is there", async ({
  page,
}) => {
  await page.clock.install();
  await open(page, "/docs/getting-started/");

  await test.step("a page that is there at once never shows it", async () => {
    const fetched = page.waitForResponse(/core-concepts\/.*PAGE__\.txt/);
    await sidebarLink(page, "Core concepts").hover();
    await (await fetched).finished();
    // As quick as it has to be on any machine: time stands still until the page is there.
    await stopClock(page);
    await sidebarLink(page, "Core concepts").click();
    await expect(title(page)).toHaveText("Core concepts");
    await page.clock.runFor(400);
    expect(await shown(page)).toBe(0);
  });

  await test.step("Back to a page that is known never shows it", async () => {
    await page.goBack();
    await expect(title(page)).toHaveText("Quickstart");
    await page.clock.runFor(400);
    expect(await shown(page)).toBe(0);
  });

  await test.step("a page that takes long shows it", async () => {
    const letGo = await hold(page, payloads);
    await sidebarLink(page, "Daily workflow").click();
    await page.clock.runFor(199);
    await expect(bar(page)).toHaveCount(0);
    await page.clock.runFor(1);
    await expect(bar(page)).toBeVisible();
    await expect(title(page)).toHaveText("Quickstart");
    await page.clock.resume();
    letGo();
    await expect(title(page)).toHaveText("Daily workflow");
    await expect(bar(page)).toHaveCount(0);
    expect(await shown(page)).toBe(1);
  });
});

test("while pages take long, the bar is that of the last click", async ({ page }) => {
  await open(page, "/docs/getting-started/");
  const letGo = await hold(page, payloads);

  await test.step("a heading of the page, and the page itself, never show it", async () => {
    await contents(page).getByRole("link").last().click();
    await expect(page).toHaveURL(/#/);
    await outlast(page);
    await sidebar(page).locator('[aria-current="page"]').click();
    await outlast(page);
    expect(await shown(page)).toBe(0);
  });

  await test.step("of quick clicks, and one while it stands, the last one wins, and it stands until then", async () => {
    await sidebarLink(page, "Core concepts").click();
    await sidebarLink(page, "Daily workflow").click();
    await expect(bar(page)).toBeVisible();
    await sidebarLink(page, "Power user guide").click();
    letGo();
    await expect(title(page)).toHaveText("Power user guide");
    await expect(bar(page)).toHaveCount(0);
    expect(await shown(page)).toBe(1);
    await outlast(page);
    await expect(title(page)).toHaveText("Power user guide");
    await expect(page).toHaveURL("/docs/getting-started/power-user-guide/");
  });

  await test.step("a page that is left takes no bar along: the browser may keep it, and show it again", async () => {
    await hold(page, payloads);
    await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "CLI" }).click();
    await expect(bar(page)).toBeVisible();
    await page.evaluate(() => dispatchEvent(new PageTransitionEvent("pagehide", { persisted: true })));
    await expect(bar(page)).toHaveCount(0);
  });
});

/** Nothing announces that a bar does not come: 400 ms is twice its delay. */
const outlast = (page: Page) => page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 400)));
