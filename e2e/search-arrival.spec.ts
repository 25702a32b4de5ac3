import { afterFrames } from "./support/frames";
import { hold, open } from "./support/late";
import { chosen, dialog, options, quotingResult, search, start } from "./support/search";
import { expect, test } from "./support/test";

test("a result that quotes a tab which is not chosen arrives with it chosen, on that page alone", async ({ page }) => {
  await open(page, start);
  await search(page, "Invoke-WebRequest");
  await expect(chosen(page).locator("q")).toContainText("Invoke-WebRequest");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/docs\/cli\/installation\//);
  await expect(page.getByRole("main").getByText("Invoke-WebRequest").first()).toBeVisible();
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("tab.")))).toEqual([]);
});

test("words that stand above the section of a result, too, are marked in the section", async ({ page }) => {
  const option = await quotingResult(page);
  await option.evaluate((link: HTMLAnchorElement) => {
    const above = document.createElement("p");
    above.textContent = decodeURIComponent(link.hash.replace(/.*:~:text=/, ""));
    document.querySelector("article")?.prepend(above);
  });
  await option.click();
  const isInSection = () =>
    page.evaluate(() => {
      const [found] = (CSS.highlights.get("found") ?? []) as Iterable<Range> as Range[];
      return found && document.querySelector("#flag-force")?.contains(found.startContainer);
    });
  await expect.poll(isInSection).toBe(true);
});

test("a result that is taken before its quote has come takes the marks of the last one away", async ({ page }) => {
  await hold(page, /\/docs\/search\/texts\//);
  await open(page, start);
  await page.evaluate(() => CSS.highlights.set("found", new Highlight()));
  await search(page, "rate limit");
  await expect(chosen(page)).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(page).not.toHaveURL(start);
  expect(await page.evaluate(() => CSS.highlights.has("found"))).toBe(false);
});

// A window of 1280 by 1024, enlarged as far as it is still a desktop's; a phone on its side, with its keyboard.
for (const [width, height] of [
  [1100, 320],
  [1100, 256],
  [844, 156],
] as const) {
  const tag = height === 320 ? ["@sweep"] : [];
  test(`in a window of ${height} pixels, the chosen result is seen whole`, { tag }, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await open(page, start);
    await search(page, "token");
    await expect(options(page).nth(3)).toBeAttached();
    for (let step = 0; step < 3; step += 1) await page.keyboard.press("ArrowDown");
    await expect(chosen(page)).toBeInViewport({ ratio: 1 });
  });
}

test("from a result of the same page, the next Tab goes on, and not from what opened the search", async ({ page }) => {
  const option = await quotingResult(page);
  await option.click();
  await expect(dialog(page)).toBeHidden();
  await afterFrames(page);
  await page.keyboard.press("Tab");
  const isBehind = await page.evaluate(() => {
    const { activeElement } = document;
    const place = document.querySelector("#flag-force")?.compareDocumentPosition(activeElement as Element) ?? 0;
    return activeElement?.closest("article") !== null && (place & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  });
  expect(isBehind).toBe(true);
});
