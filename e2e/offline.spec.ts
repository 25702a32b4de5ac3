import type { Page, Route } from "@playwright/test";
import { afterFrames } from "./support/frames";
import { holdPayload, isLive, open, openUntilTurning } from "./support/late";
import { menu, opener } from "./support/menu";
import { fullLoads, partsOf, watchFetchedAhead } from "./support/payloads";
import { sidebar, title } from "./support/shell";
import { expect, test } from "./support/test";

const target = "/docs/getting-started/core-concepts/";

test.describe("offline", () => {
  test.beforeEach(({ expectFault }) => expectFault(/ERR_INTERNET_DISCONNECTED|Failed to fetch/));

  test("a click keeps the page and says so, and works again when one is back", async ({ page, context }) => {
    await open(page, "/docs/getting-started/");
    const loads = fullLoads(page);
    await context.setOffline(true);
    const link = sidebar(page).getByRole("link", { name: "Core concepts" });
    await link.click();
    await expect(page.getByRole("status").filter({ hasText: "You are offline" })).toBeVisible();
    await expect(page).toHaveURL("/docs/getting-started/");
    await expect(title(page)).toHaveText("Quickstart");
    await link.click();
    await expect(title(page)).toHaveText("Quickstart");
    await context.setOffline(false);
    await expect(page.getByRole("status").filter({ hasText: "online again" })).toBeVisible();
    await link.click();
    await expect(title(page)).toHaveText("Core concepts");
    expect(loads().filter((load) => load !== target)).toEqual([]);
  });

  test("a tap in the menu says so where it is seen and heard: not behind the menu", async ({ page, context }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, "/docs/getting-started/");
    await opener(page).click();
    await expect(menu(page)).toBeVisible();
    await context.setOffline(true);
    await menu(page).getByRole("link", { name: "Core concepts" }).click();
    await expect(menu(page)).toBeHidden();
    await expect(page.getByRole("status").filter({ hasText: "You are offline" })).toBeVisible();
    await expect(page).toHaveURL("/docs/getting-started/");
  });

  test("a link to this page with another choice keeps the page and says so, and places of the page are there", async ({
    page,
    context,
  }) => {
    await open(page, "/docs/markdown-page/?os=windows");
    await context.setOffline(true);
    const follow = (href: string) =>
      page.getByRole("main").evaluate((main, to) => {
        const link = Object.assign(document.createElement("a"), { href: to });
        main.append(link);
        link.click();
      }, href);
    await follow("?os=windows#tables");
    await expect(page).toHaveURL("/docs/markdown-page/?os=windows#tables");
    await expect(page.getByRole("status").filter({ hasText: "You are offline" })).toBeHidden();
    await follow("?os=linux");
    await expect(page.getByRole("status").filter({ hasText: "You are offline" })).toBeVisible();
    await expect(page).toHaveURL("/docs/markdown-page/?os=windows#tables");
  });

  test("a page that was fetched ahead opens all the same", async ({ page, context }) => {
    await open(page, "/docs/getting-started/");
    const link = sidebar(page).getByRole("link", { name: "Core concepts" });
    const fetched = watchFetchedAhead(page, target);
    await link.hover();
    await fetched();
    await context.setOffline(true);
    await link.click();
    await expect(title(page)).toHaveText("Core concepts");
  });

  const isText = partsOf(target).text;
  for (const [name, fail, waitFor] of [
    [
      "could not be fetched ahead",
      (route: Route) => route.abort(),
      (page: Page) => page.waitForEvent("requestfailed", isText),
    ],
    ["is still being fetched ahead", () => {}, (page: Page) => page.waitForRequest(isText)],
  ] as const) {
    test(`a page that ${name} is not taken for one that is there`, async ({ page, context, expectFault }) => {
      expectFault(/ERR_FAILED/);
      await open(page, "/docs/getting-started/");
      const loads = fullLoads(page);
      const link = sidebar(page).getByRole("link", { name: "Core concepts" });
      await page.route(/core-concepts/, fail);
      const there = waitFor(page);
      await link.hover();
      await there;
      await afterFrames(page);
      await context.setOffline(true);
      await link.click();
      await expect(page.getByRole("status").filter({ hasText: "You are offline" })).toBeVisible();
      await expect(title(page)).toHaveText("Quickstart");
      expect(loads()).toEqual([]);
    });
  }

  test("a click before React is there keeps the page and says so, and works again when one is back", async ({
    page,
    context,
  }) => {
    await holdPayload(page);
    await openUntilTurning(page, "/docs/getting-started/");
    await context.setOffline(true);
    const link = sidebar(page).getByRole("link", { name: "Core concepts" });
    const line = page.getByRole("status").filter({ hasText: "You are offline" });
    await link.click();
    await expect(line).toBeVisible();
    await expect(line).toHaveCSS("position", "fixed");
    await expect(title(page)).toHaveText("Quickstart");
    expect(await isLive(page)).toBe(false);
    await context.setOffline(false);
    await link.click();
    await expect(title(page)).toHaveText("Core concepts");
    await expect(line).toHaveCount(0);
  });

  test("Back to a page that was seen works", async ({ page, context }) => {
    await open(page, "/docs/getting-started/");
    await sidebar(page).getByRole("link", { name: "Core concepts" }).click();
    await expect(title(page)).toHaveText("Core concepts");
    await context.setOffline(true);
    await page.goBack();
    await expect(title(page)).toHaveText("Quickstart");
  });
});
