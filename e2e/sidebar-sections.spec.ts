import type { Page } from "@playwright/test";
import { stopClock } from "./support/clock";
import { hold, open } from "./support/late";
import { menu, opener } from "./support/menu";
import { linksOf } from "./support/sections";
import { sidebar, title } from "./support/shell";
import { expect, test } from "./support/test";

test.describe("another section's sidebar", () => {
  const toCli = (page: Page) =>
    page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "CLI" }).click();

  test("is fetched once, shown with the current page, and left without a network as it was", async ({
    page,
    context,
    expectFault,
  }) => {
    const asked: string[] = [];
    page.on("request", (request) => {
      if (request.url().includes("/sidebars/")) asked.push(new URL(request.url()).pathname);
    });
    await open(page, "/docs/inbox/");
    await toCli(page);
    await expect(sidebar(page).locator("[aria-current]")).toHaveText("Overview");
    await expect(sidebar(page).locator("a")).toHaveCount(linksOf("cli").length);
    await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "API" }).click();
    await expect(sidebar(page).locator("a")).toHaveCount(linksOf("api").length);
    await toCli(page);
    await expect(page).toHaveURL("/docs/cli/");
    await expect(sidebar(page).locator("a")).toHaveCount(linksOf("cli").length);
    expect(asked.sort()).toEqual(["/docs/sidebars/api.html", "/docs/sidebars/cli.html"]);
    await test.step("without a network", async () => {
      expectFault(/ERR_INTERNET_DISCONNECTED/);
      await context.setOffline(true);
      for (const [name, section] of [
        ["Overview", "api"],
        ["Overview", "cli"],
        ["Inbox", "docs"],
      ] as const) {
        await page.goBack();
        await expect(sidebar(page).locator("[aria-current]")).toHaveText(name);
        await expect(sidebar(page).locator("a")).toHaveCount(linksOf(section).length);
      }
    });
  });

  for (const [what, body] of [
    ["a page of the network's own", "<h1>Sign in</h1>"],
    ["a part that broke off", '<ul><li><a href="/docs/cli/">Overview</a></li>'],
  ] as const) {
    test(`is not ${what}: that is a failure, too`, async ({ page }) => {
      await page.route("**/docs/sidebars/cli.html", (route) => route.fulfill({ contentType: "text/html", body }));
      await open(page, "/docs/inbox/");
      await toCli(page);
      const retry = page.getByRole("complementary").getByRole("alert").getByRole("button", { name: "Retry" });
      await expect(retry).toBeVisible();
      await page.unrouteAll();
      await retry.click();
      await expect(sidebar(page).locator("a")).toHaveCount(linksOf("cli").length);
    });
  }

  test("has no current page while it is on its way; one that cannot be had says so, and Retry brings it", async ({
    page,
    expectFault,
  }) => {
    expectFault(/sidebars\/cli\.html/);
    let fail = () => {};
    const failing = new Promise<void>((resolve) => {
      fail = resolve;
    });
    await page.route("**/docs/sidebars/cli.html", async (route) => {
      await failing;
      await route.fulfill({ status: 500 });
    });
    await open(page, "/docs/inbox/");
    await toCli(page);
    await expect(title(page)).toHaveText("CLI overview");
    await expect(sidebar(page).locator("[aria-current]")).toHaveCount(0);
    fail();
    const alert = page.getByRole("complementary").getByRole("alert");
    await expect(alert).toContainText("The sidebar could not be loaded.");
    await expect(title(page)).toHaveText("CLI overview");
    await page.unroute("**/docs/sidebars/cli.html");
    await alert.getByRole("button", { name: "Retry" }).click();
    await expect(alert).toBeHidden();
    await expect(sidebar(page).locator("[aria-current]")).toHaveText("Overview");
    // The button is gone: the next Tab goes on from the links that it brought.
    await expect(sidebar(page)).toBeFocused();
  });

  test("that takes long is announced after 200 ms, and one that does not never is", async ({ page }) => {
    await page.clock.install();
    const letGo = await hold(page, /\/docs\/sidebars\/cli\.html$/);
    await open(page, "/docs/inbox/");
    await stopClock(page);
    await toCli(page);
    const place = page.getByRole("complementary").getByRole("status");
    await place.waitFor({ state: "attached" });
    await page.clock.runFor(199);
    await expect(place).toHaveText("");
    await page.clock.runFor(1);
    await expect(place).toHaveText("Loading the sidebar…");
    await page.clock.resume();
    letGo();
    await expect(place).toHaveCount(0);
    const said = await listSaid(page);
    const fetched = page.waitForResponse("**/docs/sidebars/api.html");
    const api = page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "API" });
    await api.hover();
    await (await fetched).finished();
    await stopClock(page);
    await api.click();
    await expect(sidebar(page).locator("a")).toHaveCount(linksOf("api").length);
    await page.clock.runFor(1000);
    expect(await said()).toEqual([]);
  });
});

test("a phone's menu waits for another section's sidebar, and what is opened there stays", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  const letGo = await hold(page, /\/docs\/sidebars\/cli\.html$/);
  await open(page, "/docs/inbox/");
  await opener(page).click();
  await menu(page).getByRole("link", { name: "CLI", exact: true }).click();
  await expect(title(page)).toHaveText("CLI overview");
  await opener(page).click();
  await expect(sidebar(page).locator("a")).toHaveCount(0);
  letGo();
  await expect(sidebar(page).locator("a")).toHaveCount(linksOf("cli").length);
  await expect(sidebar(page).locator("[aria-current]")).toHaveText("Overview");
  const group = sidebar(page).locator("details", { hasText: "Commands" });
  const wasOpen = await group.evaluate((details: HTMLDetailsElement) => details.open);
  await group.locator("summary").click();
  await page.keyboard.press("Escape");
  await opener(page).click();
  await expect(group).toHaveJSProperty("open", !wasOpen);
});

test.describe("a sidebar too long to come with every page", () => {
  test.beforeEach(async ({ page }) => {
    // As the server draws more than 200 links: of a closed group, the first.
    await page.route("**/docs/inbox/", async (route) => {
      const response = await route.fetch();
      const text = await response.text();
      const group = /<details data-group="([^"]*)">(<summary>[^<]*<\/summary><ul><li>.*?<\/a>).*?<\/details>/gs;
      await route.fulfill({
        response,
        body: text.replace(group, '<details data-group="$1" data-lazy="">$2</ul></details>'),
      });
    });
  });
  const inWorklog = linksOf("docs").filter((address) => address.startsWith("/docs/worklog/")).length;
  const worklog = (page: Page) => sidebar(page).locator("details", { hasText: "Worklog" });

  test("has all links of a group that is opened, and of one that was left open", async ({ page }) => {
    await open(page, "/docs/inbox/");
    await expect(worklog(page).getByRole("link")).toHaveCount(0);
    await worklog(page).locator("summary").click();
    await expect(worklog(page).getByRole("link")).toHaveCount(inWorklog);
    await expect(sidebar(page).locator("[aria-current]")).toHaveText("Inbox");
    await page.reload();
    await expect(worklog(page).getByRole("link")).toHaveCount(inWorklog);
  });

  test("has the link of the page that is gone to", async ({ page }) => {
    await open(page, "/docs/inbox/");
    // Not the first of its group, which is there.
    const address = "/docs/worklog/delete-entry/";
    await page.getByRole("article").locator(`a[href="${address}"]`).first().click();
    await expect(page).toHaveURL(address);
    await expect(sidebar(page).locator("[aria-current]")).toHaveAttribute("href", address);
    await expect(sidebar(page).locator("[aria-current]")).toBeVisible();
  });

  test("is whole in a phone's menu", async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await open(page, "/docs/inbox/");
    await opener(page).click();
    await worklog(page).locator("summary").click();
    await expect(worklog(page).getByRole("link")).toHaveCount(inWorklog);
    await expect(sidebar(page).locator("[aria-current]")).toHaveText("Inbox");
  });
});

/** Notes what the sidebar's place for an indicator says from now on. */
async function listSaid(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const said: string[] = [];
    Object.assign(window, { said });
    new MutationObserver(() => {
      const text = document.querySelector('aside [role="status"]')?.textContent;
      if (text) said.push(text);
    }).observe(document, { childList: true, subtree: true });
  });
  return () => page.evaluate(() => (window as unknown as { said: string[] }).said);
}
