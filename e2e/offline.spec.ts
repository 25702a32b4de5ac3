import type { Page, Route } from "@playwright/test";
import { afterFrames } from "./support/frames";
import { hold, holdPayload, isLive, open, openUntilTurning } from "./support/late";
import { menu, opener } from "./support/menu";
import { fullLoads, partsOf, watchFetchedAhead } from "./support/payloads";
import { dialog } from "./support/search";
import { sidebar, sidebarLink, title } from "./support/shell";
import { phone } from "./support/sizes";
import { expect, test } from "./support/test";

const offline = (page: Page) => page.getByRole("status").filter({ hasText: "You are offline" });

test.describe("offline", () => {
  test.beforeEach(({ expectFault }) => expectFault(/ERR_INTERNET_DISCONNECTED|Failed to fetch/));

  test("what is there opens, and a click on what is not keeps the page and says so", async ({
    page,
    context,
    expectFault,
  }) => {
    expectFault(/ERR_FAILED/);
    await open(page, "/docs/getting-started/");
    const loads = fullLoads(page);

    await test.step("Back to a page that was seen works", async () => {
      await sidebarLink(page, "Core concepts").click();
      await expect(title(page)).toHaveText("Core concepts");
      await context.setOffline(true);
      await page.goBack();
      await expect(title(page)).toHaveText("Quickstart");
      await comeBack();
    });

    for (const [name, label, address, fail, isOver] of [
      [
        "could not be fetched ahead",
        "Daily workflow",
        "/docs/getting-started/daily-workflow/",
        (route: Route) => route.abort(),
        "requestfailed",
      ],
      [
        "is still being fetched ahead",
        "Power user guide",
        "/docs/getting-started/power-user-guide/",
        () => {},
        "request",
      ],
    ] as const) {
      await test.step(`a page that ${name} is not taken for one that is there`, async () => {
        await page.route(`**${address}**`, fail);
        const there = page.waitForEvent(isOver as "request", partsOf(address).text);
        await sidebarLink(page, label).hover();
        await there;
        await afterFrames(page);
        await context.setOffline(true);
        await sidebarLink(page, label).click();
        await expect(offline(page)).toBeVisible();
        await expect(title(page)).toHaveText("Quickstart");
        await comeBack();
      });
    }

    await test.step("a page that was fetched ahead opens all the same", async () => {
      await sidebar(page).getByText("Your material").click();
      const fetched = watchFetchedAhead(page, "/docs/inbox/");
      await sidebarLink(page, "Inbox").hover();
      await fetched();
      await context.setOffline(true);
      await sidebarLink(page, "Inbox").click();
      await expect(title(page)).toHaveText("Triage your inbox");
      await comeBack();
    });
    expect(loads()).toEqual([]);

    await test.step("a tap in the menu says so where it is seen and heard: not behind the menu", async () => {
      const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
      await page.setViewportSize(phone);
      await opener(page).click();
      await expect(menu(page)).toBeVisible();
      await context.setOffline(true);
      await menu(page).getByRole("link", { name: "Snippets" }).click();
      await expect(menu(page)).toBeHidden();
      await expect(offline(page)).toBeVisible();
      await expect(page).toHaveURL("/docs/inbox/");
      await page.setViewportSize({ width, height });
      await comeBack();
    });

    await test.step("a click works again when one is back", async () => {
      await context.setOffline(true);
      await sidebarLink(page, "Documents").click();
      await expect(offline(page)).toBeVisible();
      await expect(page).toHaveURL("/docs/inbox/");
      await expect(title(page)).toHaveText("Triage your inbox");
      await sidebarLink(page, "Documents").click();
      await expect(title(page)).toHaveText("Triage your inbox");
      await comeBack();
      await sidebarLink(page, "Documents").click();
      await expect(title(page)).toHaveText("Upload and organize documents");
      expect(loads().filter((load) => load !== "/docs/documents/")).toEqual([]);
    });

    async function comeBack() {
      await context.setOffline(false);
      await expect(page.getByRole("status").filter({ hasText: "online again" })).toBeVisible();
    }
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
    await expect(offline(page)).toBeHidden();
    await follow("?os=linux");
    await expect(offline(page)).toBeVisible();
    await expect(page).toHaveURL("/docs/markdown-page/?os=windows#tables");
  });

  test("a click before React is there keeps the page and says so, and works again when one is back", async ({
    page,
    context,
  }) => {
    await holdPayload(page);
    await openUntilTurning(page, "/docs/getting-started/");
    await context.setOffline(true);
    const link = sidebarLink(page, "Core concepts");
    const line = offline(page);
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

  for (const [when, openPage] of [
    ["", open],
    [" before React is there", openUntilTurning],
  ] as const) {
    test(`a connection that is lost while a page is on its way${when} keeps the page and says so`, async ({
      page,
      context,
    }) => {
      if (when) await holdPayload(page);
      const letGo = await hold(page, ({ pathname }) => pathname.startsWith("/docs/getting-started/core-concepts/"));
      await openPage(page, "/docs/getting-started/");
      const loads = fullLoads(page);
      await sidebarLink(page, "Core concepts").click();
      await expect(page.locator("#nprogress")).toHaveCount(1);
      // Before React, the page waits until what was opened is closed.
      if (!when) await page.keyboard.press("Control+k");
      await expect(dialog(page)).toBeVisible({ visible: !when });
      await context.setOffline(true);
      letGo();
      await expect(offline(page)).toBeVisible();
      // It would hide that, and Back would lead elsewhere: it was opened when the next entry was the page's.
      await expect(dialog(page)).toBeHidden();
      await expect(page.locator("#nprogress")).toHaveCount(0);
      await expect(title(page)).toHaveText("Quickstart");
      await expect(page).toHaveURL("/docs/getting-started/");
      expect(loads()).toEqual([]);
      await context.setOffline(false);
      await sidebarLink(page, "Core concepts").click();
      await expect(title(page)).toHaveText("Core concepts");
    });
  }
});
