import type { Locator, Page } from "@playwright/test";
import { hold, holdPayload, open, openUntilTurning, whenLive } from "./support/late";
import { menu, opener } from "./support/menu";
import { whenOverlayLeft } from "./support/overlay";
import { fullLoads, watchAnswers } from "./support/payloads";
import { top } from "./support/scroll";
import { sidebar, title } from "./support/shell";
import { phone } from "./support/sizes";
import { announcementClosed, store } from "./support/storage";
import { expect, test } from "./support/test";

/** A link to the page that is shown: to its top, without a load. */

const brand = (page: Page) => page.getByRole("banner").getByRole("link", { name: /docs$/i }).first();
const main = (page: Page) => page.getByRole("navigation", { name: "Main" });
const current = (page: Page) => sidebar(page).locator('[aria-current="page"]');
/** Those of this test's pages: the history has all of its context's, and no more than 50. */
const entries = (page: Page) => page.evaluate(() => navigation.entries().length);
const skip = (page: Page) => page.getByRole("link", { name: "Skip to main content" });

test.beforeEach(({ page }) => store(page, announcementClosed));

const places: [address: string, links: Record<string, (page: Page) => Locator | Promise<Locator>>][] = [
  ["/docs/inbox/", { "the current entry of the sidebar": current }],
  [
    "/docs/",
    {
      "the brand, on the landing page": brand,
      "Docs, on the landing page": (page) => main(page).getByRole("link", { name: "Docs" }),
    },
  ],
  ["/docs/cli/installation/?a=b", { "the current entry, at a choice in the address": addSame }],
];

for (const [address, links] of places) {
  const tag = address === "/docs/inbox/" ? ["@sweep"] : [];
  test(`to the top without a load or an entry: ${Object.keys(links).join("; ")}`, { tag }, async ({ page }) => {
    await open(page, address);
    const loads = fullLoads(page);
    const before = await entries(page);
    for (const [name, find] of Object.entries(links)) {
      const link = await find(page);
      // Twice: the second click finds what the first has left.
      for (const _ of [1, 2]) {
        await page.evaluate(() => scrollTo(0, 400));
        await link.evaluate((a) => (a as HTMLElement).click());
        await expect.poll(() => top(page), name).toBe(0);
      }
      await page.keyboard.press("Tab");
      await expect(skip(page), name).toBeFocused();
      await expect(page).toHaveURL(address);
      expect(await entries(page), name).toBe(before);
      expect(loads(), name).toEqual([]);
    }
  });
}

test("where a tab was chosen, it leads to the top of the page as it is; a link with another choice shows that one", async ({
  page,
}) => {
  const address = "/docs/projects/repositories/";
  const choice = (name: string) => page.getByRole("radio", { name }).first();
  await open(page, address);
  await choice("API").check();
  await expect(page).toHaveURL(`${address}?surface=api`);
  await page.evaluate(() => {
    document.querySelector("article")?.setAttribute("data-same", "");
    scrollTo(0, 500);
  });
  await current(page).click();
  await expect.poll(() => top(page)).toBe(0);
  await expect(page.locator("article[data-same]")).toBeVisible();
  await expect(choice("API")).toBeChecked();
  await expect(page).toHaveURL(`${address}?surface=api`);

  await page.evaluate(() => {
    const link = `<a href="${location.pathname}?surface=cli">The other</a>`;
    document.querySelector("article p")?.insertAdjacentHTML("afterend", link);
  });
  await page.getByRole("link", { name: "The other" }).click();
  await expect(page).toHaveURL(`${address}?surface=cli`);
  await expect(choice("CLI")).toBeChecked();
});

test("at a heading, and while a page is on its way, it leads to the page alone", async ({ page }) => {
  await open(page, "/docs/markdown-page/#tables");
  const loads = fullLoads(page);

  await test.step("it takes the heading from the address, in one entry, and Back leads to it", async () => {
    const before = await entries(page);
    const place = await top(page);
    expect(place).toBeGreaterThan(1000);
    await current(page).click();
    await expect(page).toHaveURL("/docs/markdown-page/");
    await expect.poll(() => top(page)).toBe(0);
    expect(await entries(page)).toBe(before + 1);
    await page.goBack();
    await expect(page).toHaveURL("/docs/markdown-page/#tables");
    await expect.poll(async () => Math.abs((await top(page)) - place)).toBeLessThanOrEqual(2);
    await page.goForward();
    await expect(page).toHaveURL("/docs/markdown-page/");
    await main(page).getByRole("link", { name: "CLI" }).click();
    await expect(page).toHaveURL("/docs/cli/");
    await page.goBack();
    await expect(title(page)).toHaveText("Words a page can use");
  });

  await test.step("it gives up a page that is on its way", async () => {
    const letGo = await hold(page, /\/docs\/api\//);
    const come = watchAnswers(page, (request) => new URL(request.url()).pathname.startsWith("/docs/api/"));
    await main(page).getByRole("link", { name: "API" }).click();
    await expect(page.locator("#nprogress")).toBeAttached();
    await current(page).click();
    await expect(page.locator("#nprogress")).toHaveCount(0);
    letGo();
    await come();
    await expect(page).toHaveURL("/docs/markdown-page/");
    await expect(title(page)).toHaveText("Words a page can use");
  });
  expect(loads()).toEqual([]);
});

test("before React it leads to the top, too, and React comes", async ({ page }) => {
  const letGo = await holdPayload(page);
  await openUntilTurning(page, "/docs/markdown-page/#tables");
  const loads = fullLoads(page);
  await current(page).click();
  await expect(page).toHaveURL("/docs/markdown-page/");
  await expect.poll(() => top(page)).toBe(0);
  letGo();
  await whenLive(page);
  await page.goBack();
  await expect(page).toHaveURL("/docs/markdown-page/#tables");
  await expect.poll(() => top(page)).toBeGreaterThan(1000);
  expect(loads()).toEqual([]);
});

test.describe("in the menu of a phone", () => {
  test.use({ viewport: phone });

  test("it closes the menu before React, too", async ({ page }) => {
    await holdPayload(page);
    await openUntilTurning(page, "/docs/markdown-page/");
    const loads = fullLoads(page);
    await opener(page).click();
    await current(page).click();
    await expect(menu(page)).toBeHidden();
    expect(loads()).toEqual([]);
  });

  test("it closes the menu, also at a heading, and Back leaves the page", async ({ page }) => {
    // A page to go back to.
    await page.goto("/docs/inbox/");
    for (const [hash, before] of [
      ["", "/docs/inbox/"],
      ["#tables", "/docs/markdown-page/#tables"],
    ] as const) {
      await test.step(`from /docs/markdown-page/${hash}`, async () => {
        await open(page, `/docs/markdown-page/${hash}`);
        await page.evaluate(() => scrollTo(0, 2000));
        const loads = fullLoads(page);
        await opener(page).click();
        await current(page).click();
        await expect(menu(page)).toBeHidden();
        await expect(page).toHaveURL("/docs/markdown-page/");
        await whenOverlayLeft(page);
        expect(await top(page)).toBe(0);
        expect(loads()).toEqual([]);
        await page.goBack();
        await expect(page).toHaveURL(before);
      });
    }
  });
});

async function addSame(page: Page): Promise<Locator> {
  await page.evaluate(() => {
    const link = Object.assign(document.createElement("a"), { href: location.href, textContent: "This page" });
    document.querySelector("article")?.prepend(link);
  });
  return page.getByRole("link", { name: "This page", exact: true });
}
