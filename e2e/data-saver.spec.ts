import type { Page } from "@playwright/test";
import { dataSaver, pretendConnection } from "./support/connection";
import { isLive, keepPointerOut, openUntilTurning, reactScripts, whenLive } from "./support/late";
import { collectRequests, fullLoads } from "./support/payloads";
import { sidebarLink, title } from "./support/shell";
import { expect, test } from "./support/test";

const start = "/docs/getting-started/";
const link = (page: Page) => sidebarLink(page, "Core concepts");

test.beforeEach(async ({ page }) => {
  await keepPointerOut(page);
  await pretendConnection(page, dataSaver);
});

test("React waits for the reader, and Back after a reload shows the page of the address", async ({ page }) => {
  const scripts = collectRequests(page, (request) => reactScripts.test(request.url()));
  await page.clock.install();
  await page.goto(start);
  // Ten times as long as a page on a better line waits for an idle moment.
  await page.clock.runFor(10_000);
  expect(scripts).toEqual([]);
  await page.getByRole("main").hover();
  await whenLive(page);
  expect(scripts.length).toBeGreaterThan(0);

  await link(page).click();
  await expect(title(page)).toHaveText("Core concepts");
  await page.reload();
  await page.evaluate((heading) => (location.hash = heading), "activity");
  await page.evaluate(() => history.go(-2));
  await expect(page).toHaveURL(start);
  await expect(title(page)).toHaveText("Quickstart");
});

test("without React and without a new document, links turn pages or say offline, and Back leads back", async ({
  page,
  context,
}) => {
  await openUntilTurning(page, start);
  const loads = fullLoads(page);
  for (const [name, detail] of [
    ["finger", 1],
    ["key", 0],
  ] as const) {
    await test.step(`offline, a ${name}'s click keeps the page and says so`, async () => {
      await context.setOffline(true);
      await link(page).dispatchEvent("click", { detail });
      const line = page.getByRole("status").filter({ hasText: "You are offline" });
      await expect(line).toBeVisible();
      await expect(page).toHaveURL(start);
      await expect(title(page)).toHaveText("Quickstart");
      // The next is another, which stands there while this one may, too.
      await line.evaluate((element) => element.remove());
      await context.setOffline(false);
    });
  }
  // A pointer on its way to the link would touch what brings React.
  await link(page).dispatchEvent("click", { detail: 1 });
  await expect(title(page)).toHaveText("Core concepts");
  await sidebarLink(page, "Power user guide").dispatchEvent("click", { detail: 1 });
  await expect(title(page)).toHaveText("Power user guide");
  await page.goBack();
  await expect(title(page)).toHaveText("Core concepts");
  expect(loads()).toEqual([]);
  expect(await isLive(page)).toBe(false);
});
