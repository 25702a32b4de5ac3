import { isLive, keepPointerOut, open, whenLive } from "./support/late";
import { collectRequests } from "./support/payloads";
import { expect, test } from "./support/test";

test("React comes to a page that nobody touches", async ({ page }) => {
  await keepPointerOut(page);
  await open(page, "/docs/inbox/");
});

test("a payload that cannot be had is asked for again by a later touch, not by each movement", async ({
  page,
  expectFault,
}) => {
  expectFault(/503/);
  await keepPointerOut(page);
  await page.clock.install();
  const asked = collectRequests(page, (request) => request.url().endsWith("/inbox/index.txt"));
  let isDown = true;
  await page.route("**/inbox/index.txt", (route) => (isDown ? route.fulfill({ status: 503 }) : route.continue()));
  const refused = page.waitForResponse("**/inbox/index.txt");
  await page.goto("/docs/inbox/");
  await page.clock.runFor(2000);
  await refused;
  await page.getByRole("heading", { level: 2 }).first().hover();
  await page.getByRole("heading", { level: 1 }).hover();
  expect(asked).toHaveLength(1);
  isDown = false;
  await page.clock.runFor(6000);
  await page.getByRole("heading", { level: 2 }).first().hover();
  await page.clock.runFor(1000);
  await whenLive(page);
  expect(asked).toHaveLength(2);
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
