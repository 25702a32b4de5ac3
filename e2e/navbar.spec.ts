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

test("it hides and shows as the page is scrolled", async ({ page }) => {
  await test.step("it stays while the page is scrolled by less than its height", async () => {
    const height = await page.getByRole("banner").evaluate((banner) => (banner as HTMLElement).offsetHeight);
    for (const top of [20, 40, height - 1]) {
      await scrollTo(page, top);
      expect(await state(page), `at ${top}`).toBe("shown");
    }
  });
  await backToTop(page);
  await test.step("it hides on the way down past its height, and shows on the way up", async () => {
    for (const top of [40, 80, 120]) await scrollTo(page, top);
    await expectHidden(page);
    await scrollTo(page, 2000);
    await expectHidden(page);
    await scrollTo(page, 1900);
    await expectShown(page);
    await scrollTo(page, 1950);
    await expectHidden(page);
  });
  await backToTop(page);
  await test.step("it shows near the top, however slowly one gets there", async () => {
    await scrollTo(page, 100);
    await expectHidden(page);
    for (let top = 98; top >= 56; top -= 2) await scrollTo(page, top);
    await expectShown(page);
  });
  await backToTop(page);
  await test.step("a few pixels up or down change nothing", async () => {
    await scrollTo(page, 1000);
    await expectHidden(page);
    for (const top of [997, 1000, 998, 1001]) {
      await scrollTo(page, top);
      expect(await state(page), `at ${top}`).toBe("hidden");
    }
    await scrollTo(page, 980);
    await expectShown(page);
    for (const top of [983, 980, 982]) {
      await scrollTo(page, top);
      expect(await state(page), `at ${top}`).toBe("shown");
    }
  });
  await backToTop(page);
  await test.step("a field that is opened leaves it away", async () => {
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
  await test.step("its place is by the breakpoint's side of the window, whatever was hidden before", async () => {
    await page.setViewportSize({ width: 800, height: 900 });
    await scrollTo(page, (await page.evaluate(() => scrollY)) - 100);
    await expectShown(page);
  });
});

test("it hides and shows with the mouse wheel, and for the focus", async ({ page }) => {
  await test.step("it hides and shows with the mouse wheel", async () => {
    await page.mouse.move(700, 500);
    await page.mouse.wheel(0, 600);
    await expectHidden(page);
    await page.mouse.wheel(0, -100);
    await expectShown(page);
  });
  await test.step("what a click has left the focus on in it does not keep it", async () => {
    await page.getByRole("banner").getByRole("radio", { name: "Dark" }).click();
    await expect(page.getByRole("banner").locator(":focus")).toHaveCount(1);
    await page.mouse.move(700, 500);
    await page.mouse.wheel(0, 2000);
    await expectHidden(page);
  });
  await test.step("focus that enters it brings it back, and leaves the page where it is", async () => {
    await page.getByRole("main").evaluate((main) => main.focus({ preventScroll: true }));
    await sidebar(page).getByRole("link").first().focus();
    const top = await page.evaluate(() => scrollY);
    await page.keyboard.press("Shift+Tab");
    await expect(page.getByRole("banner").locator(":focus")).toHaveText(/Go to app/);
    await expectShown(page);
    expect(await page.evaluate(() => scrollY)).toBe(top);
    await scrollTo(page, top + 1000);
    await expectShown(page);
  });
});

test("its links", async ({ page }) => {
  await test.step("Go to app is at its right end, and opens the login page in a new tab", async () => {
    const link = page.getByRole("banner").getByRole("link", { name: "Go to app" });
    await expect(link).toHaveAttribute("href", site.loginUrl);
    await expect(link).toHaveAttribute("target", "_blank");
    await expect(link).toHaveAccessibleDescription("Opens in a new tab");
    await expect(link).toHaveAttribute("rel", /\bnoopener\b/);
    const right = (await link.boundingBox())?.x ?? 0;
    for (const other of await page.getByRole("banner").locator("a, button, input").all()) {
      expect((await other.boundingBox())?.x ?? 0).toBeLessThanOrEqual(right);
    }
  });
  await test.step("it names the three parts of the site and marks the one that the reader is in", async () => {
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
});

async function backToTop(page: Page) {
  await scrollTo(page, 0);
  await expectShown(page);
}

/** Scrolls, and lets the page see it. */
async function scrollTo(page: Page, top: number) {
  await page.evaluate((y) => window.scrollTo(0, y), top);
  await afterFrames(page);
}

/** What it goes over to, before it is there. */
const state = (page: Page) => page.locator("html").getAttribute("data-navbar");

const bottom = (page: Page) => page.getByRole("banner").evaluate((banner) => banner.getBoundingClientRect().bottom);

async function expectShown(page: Page) {
  await expect
    .poll(async () => page.getByRole("banner").evaluate((banner) => banner.getBoundingClientRect().top))
    .toBe(0);
}

async function expectHidden(page: Page) {
  await expect.poll(() => bottom(page)).toBeLessThanOrEqual(0);
}
