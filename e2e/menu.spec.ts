import type { Page } from "@playwright/test";
import { afterFrames } from "./support/frames";
import { holdScripts, isLive, open, whenLive } from "./support/late";
import { closer, menu, opener } from "./support/menu";
import { silenceDialogs } from "./support/older-browser";
import { whenOverlayLeft } from "./support/overlay";
import { title } from "./support/shell";
import { phone } from "./support/sizes";
import { expect, test } from "./support/test";

const sidebar = (page: Page) => menu(page).getByRole("navigation", { name: "Docs sidebar" });

test.use({ viewport: phone });

test("a dialog in the narrow layout", async ({ page }) => {
  await open(page, "/docs/cli/commands/log/");
  await test.step("it has the page's sidebar, the parts of the site and the way to the app", async () => {
    await expect(menu(page)).toBeHidden();
    await opener(page).click();
    await expect(menu(page)).toBeVisible();
    expect(await menu(page).evaluate((dialog) => dialog.matches("dialog:modal"))).toBe(true);
    await expect(sidebar(page).locator('[aria-current="page"]')).toHaveText("log");
    await expect(sidebar(page).locator('[aria-current="page"]')).toBeInViewport();
    for (const name of ["Docs", "CLI", "API", "Go to app"]) {
      await expect(menu(page).getByRole("link", { name, exact: true })).toBeVisible();
    }
    await expect(menu(page).getByRole("navigation", { name: "Main" }).getByRole("link")).toHaveText([
      "Docs",
      "CLI",
      "API",
    ]);
    await expect(menu(page).getByRole("radiogroup", { name: "Color mode" })).toBeVisible();
  });
  await test.step("the Tab key stays inside", async () => {
    const visited = new Set<string>();
    for (let press = 0; press < 30; press += 1) {
      await page.keyboard.press("Tab");
      visited.add(
        await page.evaluate(() => {
          const focused = document.activeElement;
          if (focused === document.body) return "the browser";
          return focused?.closest("dialog") ? (focused.textContent ?? "") : `outside: ${focused?.outerHTML}`;
        }),
      );
    }
    expect([...visited].filter((name) => name.startsWith("outside"))).toEqual([]);
    expect(visited.size).toBeGreaterThan(5);
  });
  await test.step("the link of the current page closes it", async () => {
    await sidebar(page).locator('[aria-current="page"]').click();
    await expect(menu(page)).toBeHidden();
    await expect(page).toHaveURL("/docs/cli/commands/log/");
  });
  await test.step("a window that becomes wide closes it", async () => {
    await opener(page).click();
    await expect(menu(page)).toBeVisible();
    await page.setViewportSize({ width: 997, height: 844 });
    await expect(menu(page)).toBeHidden();
    await whenOverlayLeft(page);
    await page.mouse.move(600, 400);
    await page.mouse.wheel(0, 300);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
    await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
  });
  for (const width of [995, 996, 997]) {
    const isNarrow = width <= 996;
    await test.step(`at ${width} px the layout is the ${isNarrow ? "narrow" : "wide"} one`, async () => {
      await page.setViewportSize({ width, height: 800 });
      await expect(opener(page)).toBeVisible({ visible: isNarrow });
      await expect(page.getByRole("navigation", { name: "Main" })).toBeVisible({ visible: !isNarrow });
      await expect(page.getByRole("navigation", { name: "Docs sidebar" })).toBeVisible({ visible: !isNarrow });
    });
  }
});

test("the landing page has its sidebar in the menu", async ({ page }) => {
  await open(page, "/docs/");
  await opener(page).click();
  await expect(sidebar(page).locator("a", { hasText: "Inbox" })).toBeAttached();
  await expect(sidebar(page).locator('[aria-current="page"]')).toBeVisible();
});

test("before the scripts arrive it opens and Escape closes it; it stays open when they do", async ({ page }) => {
  const letGo = await holdScripts(page);
  await page.goto("/docs/cli/commands/log/");
  await opener(page).click();
  await expect(menu(page)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(menu(page)).toBeHidden();
  await expect(opener(page)).toBeFocused();
  await opener(page).click();
  await expect(menu(page)).toBeVisible();
  await expect(sidebar(page).locator('[aria-current="page"]')).toBeVisible();
  expect(await isLive(page)).toBe(false);
  letGo();
  await whenLive(page);
  await expect(menu(page)).toBeVisible();
  await expect(sidebar(page).locator('[aria-current="page"]')).toHaveCount(1);
  await page.goBack();
  await expect(menu(page)).toBeHidden();
  await expect(page).toHaveURL("/docs/cli/commands/log/");
});

const ways = {
  Escape: (page: Page) => page.keyboard.press("Escape"),
  "its button": (page: Page) => closer(page).click(),
  "a click beside it": (page: Page) => page.mouse.click(10, 400),
  "the Back button": (page: Page) => page.goBack(),
};

test("each way to close it gives focus back and leaves Back as it was", async ({ page }) => {
  await open(page, "/docs/cli/");
  await open(page, "/docs/api/");
  const place = () => page.evaluate(() => navigation.currentEntry?.key);
  const before = await place();
  for (const [way, close] of Object.entries(ways)) {
    await test.step(way, async () => {
      await opener(page).click();
      await expect(menu(page)).toBeVisible();
      await close(page);
      await expect(menu(page)).toBeHidden();
      await expect(opener(page)).toBeFocused();
      await expect(page).toHaveURL("/docs/api/");
      await whenOverlayLeft(page);
      // The very entry that was left, so that the one before it is, too.
      await expect.poll(place).toBe(before);
    });
  }
  await page.goBack();
  await expect(page).toHaveURL("/docs/cli/");
});

test("the page behind does not scroll, and opening it brings the navbar back", async ({ page }) => {
  // So low that the menu itself scrolls, to its end.
  await page.setViewportSize({ ...phone, height: 500 });
  await open(page, "/docs/markdown-page/");
  await page.mouse.move(200, 400);
  await page.mouse.wheel(0, 500);
  await expect(page.locator("html")).toHaveAttribute("data-navbar", "hidden");
  await page.mouse.wheel(0, -100);
  await expect.poll(() => page.getByRole("banner").evaluate((bar) => bar.getBoundingClientRect().top)).toBe(0);
  // By the mouse: Playwright's own click would first scroll to the button.
  const { x = 0, y = 0 } = (await opener(page).boundingBox()) ?? {};
  await page.mouse.click(x + 9, y + 9);
  await expect(menu(page)).toBeVisible();
  const top = await page.evaluate(() => scrollY);
  expect(top).toBe(400);
  for (const x of [10, 300]) {
    await page.mouse.move(x, 400);
    await page.mouse.wheel(0, 3000);
    await page.mouse.wheel(0, 3000);
  }
  await expect.poll(() => menu(page).evaluate((list) => list.scrollTop)).toBeGreaterThan(0);
  await afterFrames(page);
  expect(await page.evaluate(() => scrollY)).toBe(top);
  await page.keyboard.press("Escape");
  await expect(menu(page)).toBeHidden();
  await whenOverlayLeft(page);
  await page.mouse.wheel(0, 300);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(top);
  // Focus that a key has brought into the navbar would keep it.
  await opener(page).blur();
  await page.mouse.wheel(0, 1500);
  const lower = top + 300 + 1500;
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(lower);
  await expect(page.locator("html")).toHaveAttribute("data-navbar", "hidden");
  await opener(page).focus();
  await page.keyboard.press("Enter");
  await expect(menu(page)).toBeVisible();
  await expect(page.locator("html")).toHaveAttribute("data-navbar", "shown");
  expect(await page.evaluate(() => scrollY)).toBe(lower);
});

test("a link in it navigates without a reload, and Back leads to the page where it was opened", async ({ page }) => {
  await open(page, "/docs/cli/");
  await page.evaluate(() => Object.assign(window, { marker: true }));
  await opener(page).click();
  await menu(page).getByRole("link", { name: "API", exact: true }).click();
  await expect(page).toHaveURL("/docs/api/");
  await expect(menu(page)).toBeHidden();
  await expect(title(page)).toHaveText("API overview");
  await page.goBack();
  await expect(page).toHaveURL("/docs/cli/");
  await expect(title(page)).toHaveText("CLI overview");
  await expect(menu(page)).toBeHidden();
  expect(await page.evaluate(() => "marker" in window)).toBe(true);
  await page.goForward();
  await expect(title(page)).toHaveText("API overview");
  await expect(menu(page)).toBeHidden();
});

test("in a browser that tells of no dialog's opening, it has its sidebar, and Back closes it", async ({ page }) => {
  await silenceDialogs(page);
  await open(page, "/docs/cli/commands/log/");
  await opener(page).click();
  await expect(sidebar(page).locator('[aria-current="page"]')).toHaveText("log");
  await page.goBack();
  await expect(menu(page)).toBeHidden();
  await expect(page).toHaveURL("/docs/cli/commands/log/");
});
