import { keepPointerOut, open, reactScripts, whenLive } from "./support/late";
import { collectRequests } from "./support/payloads";
import { expect, test } from "./support/test";

test("React comes to a page that nobody touches", async ({ page }) => {
  await keepPointerOut(page);
  await open(page, "/docs/inbox/");
});

test("the first touch brings the scripts at once, before the page is idle", async ({ page }) => {
  await keepPointerOut(page);
  const scripts = collectRequests(page, (request) => reactScripts.test(request.url()));
  await page.clock.install();
  await page.addInitScript(() => {
    // An idle moment that never comes.
    window.requestIdleCallback = () => 0;
  });
  await page.goto("/docs/inbox/");
  await page.clock.runFor(10_000);
  expect(scripts).toEqual([]);
  await page.keyboard.press("Tab");
  await whenLive(page);
});
