import type { Page } from "@playwright/test";
import { site } from "@/lib/site/config";
import { afterFrames } from "./support/frames";
import { open } from "./support/late";
import { sidebar } from "./support/shell";
import { announcementClosed, store } from "./support/storage";
import { expect, test } from "./support/test";

test.beforeEach(async ({ page }) => {
  await store(page, announcementClosed);
  await open(page, "/docs/markdown-page/");
});

test("it stays while the page is scrolled by less than its height", async ({ page }) => {
  const height = await page.getByRole("banner").evaluate((banner) => (banner as HTMLElement).offsetHeight);
  for (const top of [20, 40, height - 1]) await scrollTo(page, top);
  await expectShown(page);
});

test("it hides on the way down past its height, and shows on the way up", async ({ page }) => {
  for (const top of [40, 80, 120]) await scrollTo(page, top);
  await expectHidden(page);
  await scrollTo(page, 2000);
  await expectHidden(page);
  await scrollTo(page, 1900);
  await expectShown(page);
  await scrollTo(page, 1950);
  await expectHidden(page);
});

test("it shows near the top, however slowly one gets there", async ({ page }) => {
  await scrollTo(page, 100);
  await expectHidden(page);
  for (let top = 98; top >= 56; top -= 2) await scrollTo(page, top);
  await expectShown(page);
});

test("a few pixels up or down change nothing", async ({ page }) => {
  await scrollTo(page, 1000);
  await expectHidden(page);
  for (const top of [997, 1000, 998, 1001]) await scrollTo(page, top);
  await expectHidden(page);
  await scrollTo(page, 980);
  await expectShown(page);
  for (const top of [983, 980, 982]) await scrollTo(page, top);
  await expectShown(page);
});

test("it hides and shows with the mouse wheel", async ({ page }) => {
  await page.mouse.move(700, 500);
  await page.mouse.wheel(0, 600);
  await expectHidden(page);
  await page.mouse.wheel(0, -100);
  await expectShown(page);
});

test("what a click has left the focus on in it does not keep it", async ({ page }) => {
  await page.getByRole("banner").getByRole("radio", { name: "Dark" }).click();
  await expect(page.getByRole("banner").locator(":focus")).toHaveCount(1);
  await page.mouse.move(700, 500);
  await page.mouse.wheel(0, 2000);
  await expectHidden(page);
});

test("a field that is opened leaves it away", async ({ page }) => {
  await scrollTo(page, 1500);
  await expectHidden(page);
  await page.evaluate(() => {
    const details = document.createElement("details");
    document.body.append(details);
    const told = new Promise((resolve) => details.addEventListener("toggle", resolve));
    details.open = true;
    return told;
  });
  await afterFrames(page);
  await expectHidden(page);
});

test("focus that enters it brings it back, and leaves the page where it is", async ({ page }) => {
  await scrollTo(page, 1500);
  await expectHidden(page);
  await page.getByRole("main").evaluate((main) => main.focus({ preventScroll: true }));
  await sidebar(page).getByRole("link").first().focus();
  const top = await page.evaluate(() => scrollY);
  await page.keyboard.press("Shift+Tab");
  await expect(page.getByRole("banner").locator(":focus")).toHaveText(/Go to app/);
  await expectShown(page);
  expect(await page.evaluate(() => scrollY)).toBe(top);
  await scrollTo(page, 2500);
  await expectShown(page);
});

test("its place is by the breakpoint's side of the window, whatever was hidden before", async ({ page }) => {
  await scrollTo(page, 1500);
  await expectHidden(page);
  await page.setViewportSize({ width: 800, height: 900 });
  await scrollTo(page, (await page.evaluate(() => scrollY)) - 100);
  await expectShown(page);
});

test("Go to app is at its right end, and opens the login page in a new tab", async ({ page }) => {
  const link = page.getByRole("banner").getByRole("link", { name: "Go to app" });
  await expect(link).toHaveAttribute("href", site.loginUrl);
  await expect(link).toHaveAttribute("target", "_blank");
  await expect(link).toHaveAttribute("rel", /\bnoopener\b/);
  const right = (await link.boundingBox())?.x ?? 0;
  for (const other of await page.getByRole("banner").locator("a, button, input").all()) {
    expect((await other.boundingBox())?.x ?? 0).toBeLessThanOrEqual(right);
  }
});

test("it names the three parts of the site and marks the one that the reader is in", async ({ page }) => {
  const main = page.getByRole("navigation", { name: "Main" });
  await expect(main.getByRole("link")).toHaveText(["Docs", "CLI", "API"]);
  for (const [name, address] of [
    ["CLI", "/docs/cli/"],
    ["API", "/docs/api/"],
    ["Docs", "/docs/"],
  ] as const) {
    await main.getByRole("link", { name }).click();
    await expect(page).toHaveURL(address);
    await expect(main.locator("[aria-current]")).toHaveText(name);
  }
});

/** Scrolls, and lets the page see it. */
async function scrollTo(page: Page, top: number) {
  await page.evaluate((y) => window.scrollTo(0, y), top);
  await afterFrames(page);
}

const bottom = (page: Page) => page.getByRole("banner").evaluate((banner) => banner.getBoundingClientRect().bottom);

async function expectShown(page: Page) {
  await expect
    .poll(async () => page.getByRole("banner").evaluate((banner) => banner.getBoundingClientRect().top))
    .toBe(0);
}

async function expectHidden(page: Page) {
  await expect.poll(() => bottom(page)).toBeLessThanOrEqual(0);
}
