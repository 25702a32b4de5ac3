import type { Page } from "@playwright/test";
import { afterFrames, recordFrames } from "./support/frames";
import { keepPointerOut, whenLive } from "./support/late";
import { contents, title } from "./support/shell";
import { expect, test } from "./support/test";

const long = "/docs/api/errors/";

/** How many elements below the first screen are there to be seen. */
function seen(): string | undefined {
  const script = document.querySelector("article script");
  if (!script) return undefined;
  const rest = [...document.querySelectorAll("main *, body > footer")].filter(
    (part) => script.compareDocumentPosition(part) & Node.DOCUMENT_POSITION_FOLLOWING,
  );
  return String(rest.filter((part) => !part.closest("[data-below]")).length);
}

/** Elements in the largest part of a page below its first screen: a part comes whole. */
function largestPart(): number {
  let largest = 0;
  for (let above = document.querySelector("article script"); above?.closest("main *"); above = above.parentElement)
    for (let part = above.nextElementSibling; part; part = part.nextElementSibling)
      largest = Math.max(largest, part.querySelectorAll("*").length + 1);
  return largest;
}

/** A page's clock goes slowly: a busy machine may take longer over the first frame than a page waits for it. */
function waitLonger() {
  const now = performance.now.bind(performance);
  performance.now = () => now() / 50;
}

/** Whether anything is left out of a frame. */
const leftOut = () => (document.querySelector("[data-below]") ? "some" : "none");

const operation = "/docs/api/reference/worklog-entries/create/";

for (const page of [long, operation, "/docs/getting-started/daily-workflow/", "/docs/"]) {
  const tag = page === long || page === operation ? [] : ["@sweep"];
  test(`the first frame of ${page} is its first screen, and the rest comes in pieces`, { tag }, async ({
    page: tab,
  }) => {
    await tab.addInitScript(waitLonger);
    const frames = await recordFrames(tab, seen);
    await tab.goto(page);
    await expect(tab.locator("[data-below]")).toHaveCount(0);
    await afterFrames(tab);
    const [first, ...later] = (await frames()).map(Number);
    expect(first).toBe(0);
    // What has come, stays.
    const steps = later.map((count, at) => count - (later[at - 1] ?? 0));
    expect(Math.min(...steps)).toBeGreaterThan(0);
    expect(Math.max(...steps)).toBeLessThanOrEqual(150 + (await tab.evaluate(largestPart)));
    const parts = { [long]: 6, [operation]: 3 }[page] ?? 1;
    expect(steps.length).toBeGreaterThanOrEqual(parts);
  });
}

/** A page of which nothing comes by itself below its first screen, since no frame does. */
async function openFirstScreen(page: Page) {
  await page.addInitScript(() => {
    window.requestAnimationFrame = () => 0;
  });
  await keepPointerOut(page);
  await page.goto(long);
  await expect(page.locator("[data-below]")).not.toHaveCount(0);
}

test("what is printed meanwhile is printed whole", async ({ page }) => {
  await openFirstScreen(page);
  await expect(page.locator("#rate_limited")).toBeHidden();
  await page.emulateMedia({ media: "print" });
  await expect(page.locator("#rate_limited")).toBeVisible();
});

test("a place that is asked for is there before its piece would come", async ({ page }) => {
  await openFirstScreen(page);
  await contents(page).getByRole("link", { name: "rate_limited" }).click();
  await expect(page.locator("#rate_limited")).toBeInViewport();
  await expect(page.locator("[data-below]")).toHaveCount(0);
});

test("what React takes over before all of it has come is whole, and so it is when one comes back", async ({ page }) => {
  await openFirstScreen(page);
  await page.keyboard.press("Shift");
  await whenLive(page);
  await expect(page.locator("#rate_limited")).toBeVisible();
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Docs" }).click();
  await expect(title(page)).not.toHaveText("API errors");
  await page.goBack();
  await expect(title(page)).toHaveText("API errors");
  await expect(page.locator("#rate_limited")).toBeVisible();
});

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
  await page.addInitScript(waitLonger);
  await page.addInitScript(recordShowings);
  await page.goto(long);
  await expect(page.locator("[data-below]")).toHaveCount(0);
  expect(await showings(page)).not.toHaveLength(0);
  expect(await showings(page)).not.toContain(false);
});

test("where the browser tells of no paint, the rest comes all the same", async ({ page }) => {
  await page.addInitScript(() => {
    performance.getEntriesByName = () => [];
  });
  const frames = await recordFrames(page, leftOut);
  await page.goto(long);
  await expect(page.locator("[data-below]")).toHaveCount(0);
  expect(await frames()).toContain("some");
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
