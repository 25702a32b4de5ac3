import type { Page } from "@playwright/test";
import { sectionOf } from "@/lib/routing/section";
import { recordFrames } from "./support/frames";
import { holdScripts, open, whenLive } from "./support/late";
import { opener } from "./support/menu";
import { htmlOf, pages } from "./support/pages";
import { linksOf } from "./support/sections";
import { group, sidebar } from "./support/shell";
import { expect, test } from "./support/test";

const scrolled = (page: Page) => sidebar(page).evaluate((nav) => nav.parentElement?.scrollTop);

test("every page has its section's sidebar, with every link in the HTML and its own marked", async ({ page }) => {
  for (const address of pages) {
    const found = await page.evaluate((html) => {
      const nav = new DOMParser().parseFromString(html, "text/html").querySelector("[data-sidebar]");
      const current = [...(nav?.querySelectorAll("[aria-current]") ?? [])];
      return {
        name: nav?.getAttribute("aria-label"),
        links: [...(nav?.querySelectorAll("a") ?? [])].map((link) => link.getAttribute("href")),
        current: current.map((link) => [link.getAttribute("href"), link.getAttribute("aria-current")]),
        isOpen: current.every((link) => !link.closest("details:not([open])")),
      };
    }, htmlOf(address));
    const links = linksOf(sectionOf(address));
    expect(found).toEqual({ name: "Docs sidebar", links, current: [[address, "page"]], isOpen: true });
  }
});

test("the wheel over a sidebar that fits scrolls the page", async ({ page }) => {
  await open(page, "/docs/inbox/");
  await sidebar(page).hover();
  await page.mouse.wheel(0, 500);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(400);
});

test("a group opens and closes with mouse and keyboard, before the scripts and after, and moves for who wishes it", async ({
  page,
}) => {
  const letGo = await holdScripts(page);
  await page.goto("/docs/inbox/");
  const link = sidebar(page).getByRole("link", { name: "Core concepts" });
  await expect(link).toBeHidden();
  await group(page, "Getting started").locator("summary").click();
  await expect(link).toBeVisible();
  letGo();
  await whenLive(page);
  await expect(link).toBeVisible();
  await group(page, "Getting started").locator("summary").press("Enter");
  await expect(link).toBeHidden();
  await group(page, "Getting started").locator("summary").press("Space");
  await expect(link).toBeVisible();
  for (const [wish, isMoving] of [
    ["no-preference", true],
    ["reduce", false],
  ] as const) {
    await group(page, "Getting started").locator("summary").press("Enter");
    await expect(link).toBeHidden();
    await page.emulateMedia({ reducedMotion: wish });
    const moving = await group(page, "Getting started").evaluate((details) => {
      details.querySelector("summary")?.click();
      // At once: on a slow machine, the next frame may be later than its end.
      return details.getAnimations({ subtree: true }).length > 0;
    });
    expect(moving, `whether it moves where the wish for motion is ${wish}`).toBe(isMoving);
    await expect(link).toBeVisible();
  }
});

test("what is open and what is marked, from page to page", async ({ page }) => {
  await open(page, "/docs/inbox/");
  await group(page, "About these docs").locator("summary").click();
  await test.step("the current page's mark moves along, and there is one; open groups survive", async () => {
    for (const name of ["Documents", "Snippets"]) {
      await sidebar(page).getByRole("link", { name }).click();
      await expect(page).toHaveURL(`/docs/${name.toLowerCase()}/`);
      await expect(sidebar(page).locator("[aria-current]")).toHaveText(name);
      await expect(group(page, "About these docs")).toHaveAttribute("open");
      await expect(group(page, "Getting started")).not.toHaveAttribute("open");
    }
  });
  await group(page, "Getting started").locator("summary").click();
  await sidebar(page).getByRole("link", { name: "Core concepts" }).click();
  await expect(page).toHaveURL("/docs/getting-started/core-concepts/");
  await group(page, "Your material").locator("summary").click();
  await expect(group(page, "Your material")).not.toHaveAttribute("open");
  await page.reload();
  await whenLive(page);
  await test.step("open groups survive a reload", async () => {
    await expect(group(page, "About these docs")).toHaveAttribute("open");
  });
  await test.step("a group that was closed on purpose stays closed, but the current page's is open", async () => {
    await expect(group(page, "Your material")).not.toHaveAttribute("open");
    await expect(group(page, "Getting started")).toHaveAttribute("open");
  });
  await test.step("open groups survive another section", async () => {
    await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "CLI" }).click();
    await expect(group(page, "Commands")).toBeVisible();
    await page.goBack();
    await expect(group(page, "About these docs")).toHaveAttribute("open");
  });
});

test("what was open is open after a reload before the scripts", async ({ page }) => {
  await open(page, "/docs/inbox/");
  // The current page's is open, whatever was done to it.
  const own = sidebar(page).locator("details", { has: page.locator("[aria-current]") });
  await own.locator("summary").click();
  await expect(own).not.toHaveAttribute("open");
  await group(page, "About these docs").locator("summary").click();
  await expect(group(page, "About these docs")).toHaveAttribute("open");
  await holdScripts(page);
  for (const [when, prevent] of [
    ["before a frame has it", () => addEventListener("DOMContentLoaded", (event) => event.stopImmediatePropagation())],
    ["where there are no frames", () => Object.assign(window, { requestAnimationFrame() {} })],
  ] as const) {
    const prevented = await page.addInitScript(prevent);
    await page.reload();
    await expect(group(page, "About these docs"), when).toHaveAttribute("open");
    await expect(own, when).toHaveAttribute("open");
    await prevented.dispose();
  }
});

test.describe("in a low window", () => {
  test.use({ viewport: { width: 1280, height: 320 } });

  test("its scroll survives going to another page and a reload, without a jump", async ({ page }) => {
    await open(page, "/docs/getting-started/");
    await test.step("the current page is left where it is if it is in sight", async () => {
      await expect(sidebar(page).locator("[aria-current]")).toBeInViewport();
      expect(await scrolled(page)).toBe(0);
    });
    await group(page, "Your material").locator("summary").click();
    const link = sidebar(page).getByRole("link", { name: "Snippets" });
    await link.scrollIntoViewIfNeeded();
    const before = await scrolled(page);
    expect(before).toBeGreaterThan(20);
    await link.click();
    await expect(page).toHaveURL("/docs/snippets/");
    expect(await scrolled(page)).toBe(before);
    const tops = await recordFrames(page, () => {
      const nav = document.querySelector("aside nav[data-sidebar]");
      return nav?.querySelector("[aria-current]") ? String(nav.parentElement?.scrollTop) : undefined;
    });
    await page.reload();
    await whenLive(page);
    expect(await tops()).toEqual([String(before)]);
  });

  test("the current page is brought into view if it is out of sight, and the page stays", async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 200 });
    await open(page, "/docs/markdown-page/");
    await expect(sidebar(page).locator("[aria-current]")).toBeInViewport({ ratio: 1 });
    expect(await scrolled(page)).toBeGreaterThan(0);
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });
});

test("beside the landing page there is none, also while only its beginning is there", async ({ page }) => {
  const mark = "data-href=";
  await page.route("**/docs/", async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    // Where there is no mark, the whole page would come, and prove nothing.
    expect(html).toContain(mark);
    await route.fulfill({ response, body: html.slice(0, html.indexOf(mark)) });
  });
  await page.goto("/docs/");
  await expect(page.getByRole("banner")).toBeVisible();
  await expect(page.getByRole("complementary")).toBeHidden();
});

for (const address of ["/docs/cli/", "/docs/cli/commands/log/"]) {
  const tag = address === "/docs/cli/" ? ["@sweep"] : [];
  test(`the dot is level with the name of ${address}, in the menu, too`, { tag }, async ({ page }) => {
    await open(page, address);
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 844 });
      if (width < 997) await opener(page).click();
      const link = sidebar(page).locator("[aria-current]");
      await expect(link).toBeVisible();
      const off = await link.evaluate((current) => {
        const dot = getComputedStyle(current, "::before");
        const [top = 0, margin = 0, size = 0] = [dot.top, dot.marginTop, dot.height].map(Number.parseFloat);
        return Math.abs(top + margin + size / 2 - current.clientHeight / 2);
      });
      expect(off, `${width} px`).toBeLessThan(1);
    }
  });
}
