import type { Page } from "@playwright/test";
import { afterFrames, recordFrames } from "./support/frames";
import { expect, test } from "./support/test";

const long = "/docs/api/errors/";

/** What of a page is to be seen: its first screen, or what is below that, too. */
function seen(): string | undefined {
  const script = document.querySelector("article script");
  if (!script) return undefined;
  const rest = [...document.querySelectorAll("main *, body > footer")].filter(
    (part) => script.compareDocumentPosition(part) & Node.DOCUMENT_POSITION_FOLLOWING,
  );
  return rest.some((part) => part.checkVisibility()) ? "all" : "the first screen";
}

/** Whether anything is left out of a frame. */
const leftOut = () => (document.querySelector("[data-below]") ? "some" : "none");

const operation = "/docs/api/reference/worklog-entries/create/";

for (const page of [long, operation, "/docs/getting-started/daily-workflow/", "/docs/"]) {
  test(`the first frame of ${page} is its first screen, and the next has all of it`, async ({ page: tab }) => {
    const frames = await recordFrames(tab, seen);
    // A busy machine may take longer over a frame than the page waits for it.
    await expect(async () => {
      await tab.goto("about:blank");
      await tab.goto(page);
      await expect.poll(async () => (await frames()).at(-1)).toBe("all");
      // What has come, stays.
      expect(await frames()).toEqual(["the first screen", "all"]);
    }).toPass();
    await expect(tab.locator("[data-below]")).toHaveCount(0);
  });
}

/** Writes down, for every time that something left out comes, whether the first frame was on the screen. */
function recordShowings() {
  const showings: boolean[] = [];
  Object.assign(window, { showings });
  new MutationObserver((changes) => {
    if (changes.some(({ oldValue }) => oldValue !== null))
      showings.push(performance.getEntriesByName("first-contentful-paint").length > 0);
  }).observe(document, { subtree: true, attributeFilter: ["data-below"], attributeOldValue: true });
}
const showings = (page: Page) => page.evaluate(() => (window as unknown as { showings: boolean[] }).showings);

test("the rest waits until the first screen is on the screen", async ({ page }) => {
  await page.addInitScript(recordShowings);
  await expect(async () => {
    await page.goto("about:blank");
    await page.goto(long);
    await expect.poll(() => showings(page)).not.toHaveLength(0);
    // A busy machine may take longer over a frame than the page waits for it.
    expect(await showings(page)).not.toContain(false);
  }).toPass();
});

test("where the browser tells of no paint, the rest comes all the same", async ({ page }) => {
  await page.addInitScript(() => {
    PerformanceObserver.prototype.observe = () => {};
  });
  const frames = await recordFrames(page, seen);
  await page.goto(long);
  await expect.poll(async () => (await frames()).at(-1)).toBe("all");
  await expect(page.locator("[data-below]")).toHaveCount(0);
});

test("nothing is left out where the browser has to find a place in it", async ({ page }) => {
  const frames = await recordFrames(page, leftOut);
  // Where the first frame is the quicker one, there is nothing to leave out.
  await expect(async () => {
    await page.goto("about:blank");
    await page.goto(long);
    await afterFrames(page, 4);
    expect(await frames()).toContain("some");
  }).toPass();
  await page.reload();
  await afterFrames(page, 4);
  expect(await frames(), "a reload").toEqual(["none"]);
  for (const place of ["#rate_limited", "#:~:text=rate_limited"]) {
    await page.goto("about:blank");
    await page.goto(long + place);
    await afterFrames(page, 4);
    expect(await frames(), place).toEqual(["none"]);
  }
});

test("nothing is left out of a page that is opened in the background, where no frame comes to show it", async ({
  page,
}) => {
  await page.addInitScript(() => Object.defineProperty(document, "hidden", { value: true }));
  const frames = await recordFrames(page, leftOut);
  // As often as it takes for the first frame to be the slower one.
  for (let visit = 0; visit < 3; visit += 1) {
    await page.goto("about:blank");
    await page.goto(long);
    await afterFrames(page, 4);
    expect(await frames()).toEqual(["none"]);
  }
});
