import type { Locator, Page, Request } from "@playwright/test";
import { pretendConnection } from "./support/connection";
import { afterFrames } from "./support/frames";
import { open, whenLive } from "./support/late";
import { collectRequests, isFullLoad, isPrefetch, watchFetchedAhead } from "./support/payloads";
import { sidebarLink, title } from "./support/shell";
import { expect, test } from "./support/test";

const target = "/docs/getting-started/core-concepts/";
const link = (page: Page) => sidebarLink(page, "Core concepts");
const isOf = (address: string) => (request: { url: () => string }) =>
  new URL(request.url()).pathname.startsWith(address);

test("a page whose link is pointed at or focused is fetched ahead, once, and opens without a request", async ({
  page,
}) => {
  await open(page, "/docs/getting-started/");
  for (const [intent, name, address, use] of [
    ["pointed at", "Core concepts", target, (to: Locator) => to.hover()],
    // Not the next page, which its other link might have fetched.
    ["focused", "Power user guide", "/docs/getting-started/power-user-guide/", (to: Locator) => to.focus()],
  ] as const) {
    await test.step(intent, async () => {
      const wanted = sidebarLink(page, name);
      const requests = collectRequests(page, isOf(address));
      const fetched = watchFetchedAhead(page, address);
      await use(wanted);
      await fetched();
      await page.mouse.move(5, 5);
      await wanted.blur();
      await use(wanted);
      await afterFrames(page);
      const first = requests.map((request) => `${request.method()} ${new URL(request.url()).pathname}`);
      expect(new Set(first).size).toBe(first.length);
      await wanted.click();
      await expect(title(page)).toHaveText(name);
      await afterFrames(page);
      expect(requests.length).toBe(first.length);
    });
  }
});

test("the next page is fetched ahead when its link comes into view, and so is the next of that", async ({ page }) => {
  await open(page, "/docs/getting-started/daily-workflow/");
  const pager = page.getByRole("navigation", { name: "Docs pages" });
  for (const address of ["/docs/getting-started/power-user-guide/", "/docs/worklog/create-entry/"]) {
    const fetched = page.waitForRequest(isOf(address));
    await pager.scrollIntoViewIfNeeded();
    expect(isFullLoad(await fetched)).toBe(false);
    await pager.locator(`a[href="${address}"]`).click();
    await expect(page).toHaveURL(address);
    // Where the pager of the page that has come would be pointed at.
    await page.mouse.move(5, 5);
  }
});

test.describe("with a say on the connection", () => {
  for (const [name, connection, isFair] of [
    ["data saver", { saveData: true, effectiveType: "4g" }, false],
    ["slow-2g", { saveData: false, effectiveType: "slow-2g" }, false],
    ["2g", { saveData: false, effectiveType: "2g" }, false],
    ["3g", { saveData: false, effectiveType: "3g" }, true],
    ["4g", { saveData: false, effectiveType: "4g" }, true],
  ] as const) {
    // 4g is what the browser of all other tests says.
    const tag = /[24]g/.test(name) ? ["@sweep"] : [];
    test(`${name} ${isFair ? "allows" : "forbids"} fetching ahead, and navigation works`, { tag }, async ({ page }) => {
      await pretendConnection(page, connection);
      const requests = collectRequests(page, isOf(target));
      await page.goto("/docs/getting-started/");
      await page.getByRole("main").hover();
      await whenLive(page);
      await link(page).hover();
      await page.getByRole("navigation", { name: "Docs pages" }).scrollIntoViewIfNeeded();
      // The same look for all: what is allowed shows that what is not would be seen.
      await afterFrames(page);
      expect(requests.length > 0).toBe(isFair);
      await link(page).click();
      await expect(title(page)).toHaveText("Core concepts");
    });
  }
});

for (const [address, tag] of [
  ["/docs/", ["@sweep"]],
  ["/docs/markdown-page/", []],
  ["/docs/getting-started/", ["@sweep"]],
  ["/docs/cli/", ["@sweep"]],
] satisfies [string, string[]][]) {
  test(`${address} at rest has fetched nothing ahead`, { tag }, async ({ page }) => {
    const isPage = (request: Request) => /\/$/.test(new URL(request.url()).pathname) && !isFullLoad(request);
    const ahead = collectRequests(page, (request) => isPrefetch(request) || isPage(request));
    await page.clock.install();
    await open(page, address);
    await page.clock.runFor(10_000);
    expect(ahead.map((request) => request.url())).toEqual([]);
    // What is fetched ahead would be seen.
    await page.getByRole("main").locator('a[href^="/docs/"][href$="/"]').last().focus();
    await expect.poll(() => ahead.length).toBeGreaterThan(1);
  });
}
