import { isLive, keepPointerOut, open, whenLive } from "./support/late";
import { expect, test } from "./support/test";

test("React comes to a page that nobody touches", async ({ page }) => {
  await keepPointerOut(page);
  await open(page, "/docs/inbox/");
});

test("the first touch brings the scripts at once, before the page is idle", async ({ page }) => {
  await keepPointerOut(page);
  await page.addInitScript(() => {
    // An idle moment that never comes.
    window.requestIdleCallback = () => 0;
  });
  await page.goto("/docs/inbox/");
  await page.waitForLoadState("networkidle");
  expect(await isLive(page)).toBe(false);
  await page.keyboard.press("Tab");
  await whenLive(page);
});
