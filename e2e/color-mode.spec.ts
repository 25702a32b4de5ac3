import type { Page } from "@playwright/test";
import { recordFrames } from "./support/frames";
import { groundOf } from "./support/ground";
import { holdScripts, isLive, open, whenLive } from "./support/late";
import { opener } from "./support/menu";
import { phone } from "./support/sizes";
import { blockStorage, store, stored } from "./support/storage";
import { expect, test } from "./support/test";

type Theme = "light" | "dark";

const mode = (page: Page, name: string) =>
  page.getByRole("radiogroup", { name: "Color mode" }).getByRole("radio", { name });

/** Everything that shows a theme agrees: the attributes, the ground, the browser's own frame, the radio buttons. */
async function expectTheme(page: Page, theme: Theme, choice: Theme | "system") {
  const root = page.locator("html");
  await expect(root).toHaveAttribute("data-theme", theme);
  await expect(root).toHaveAttribute("data-theme-choice", choice);
  await expect(root).toHaveCSS("background-color", groundOf(theme));
  await expect(root).toHaveCSS("color-scheme", theme);
  await expect(mode(page, choice[0]?.toUpperCase() + choice.slice(1))).toBeChecked();
  const frame = page.locator('meta[name="theme-color"]');
  await expect(frame).toHaveCount(1);
  const color = await frame.evaluate((meta) => {
    const probe = document.createElement("i");
    probe.style.color = meta.getAttribute("content") ?? "";
    return probe.style.color;
  });
  expect(color).toBe(groundOf(theme));
}

for (const system of ["light", "dark"] as const) {
  test.describe(`where the system is ${system}`, () => {
    test.use({ colorScheme: system });
    const other = system === "light" ? "dark" : "light";
    const tag = system === "light" ? ["@sweep"] : [];

    test("a first visit follows it, before the scripts and after, and stores nothing", { tag }, async ({ page }) => {
      const letGo = await holdScripts(page);
      await page.goto("/docs/cli/");
      await expectTheme(page, system, "system");
      await page.emulateMedia({ colorScheme: other });
      await expectTheme(page, other, "system");
      expect(await isLive(page)).toBe(false);
      letGo();
      await whenLive(page);
      await expectTheme(page, other, "system");
      await page.emulateMedia({ colorScheme: system });
      await expectTheme(page, system, "system");
      expect(await stored(page, "theme")).toBeNull();
    });

    test("a choice against it is there from the first frame, and no frame shows another ground", { tag }, async ({
      page,
    }) => {
      await store(page, { theme: other });
      const frames = await recordFrames(page, () => getComputedStyle(document.documentElement).backgroundColor);
      const letGo = await holdScripts(page);
      await page.goto("/docs/markdown-page/");
      await expectTheme(page, other, other);
      expect(await isLive(page)).toBe(false);
      letGo();
      await whenLive(page);
      await expectTheme(page, other, other);
      expect(await frames()).toEqual([groundOf(other)]);
    });

    test("blocked storage is survived, and a choice holds for the page", { tag }, async ({ page }) => {
      await blockStorage(page);
      await open(page, "/docs/cli/");
      await expectTheme(page, system, "system");
      await mode(page, other === "dark" ? "Dark" : "Light").check();
      await expectTheme(page, other, other);
    });
  });
}

test("a stored value that is no theme means the system", async ({ page }) => {
  for (const value of ["Dark", "", "system"]) {
    await test.step(`"${value}"`, async () => {
      const seed = await page.addInitScript((theme) => localStorage.setItem("theme", theme), value);
      const letGo = await holdScripts(page);
      await page.emulateMedia({ colorScheme: "light" });
      await page.goto("/docs/cli/");
      await expectTheme(page, "light", "system");
      await page.emulateMedia({ colorScheme: "dark" });
      await expectTheme(page, "dark", "system");
      letGo();
      await whenLive(page);
      await expectTheme(page, "dark", "system");
      await page.emulateMedia({ colorScheme: "light" });
      await expectTheme(page, "light", "system");
      await seed.dispose();
    });
  }
});

test("a choice by mouse or arrow keys, beside the text or in the menu of a phone", async ({ page }) => {
  await open(page, "/docs/markdown-page/");
  await test.step("code changes its colors by style alone", async () => {
    const block = page.getByRole("figure", { name: "JSON" }).first();
    const token = block.locator(".ts").first();
    // Some moment after hydration, a block that needs no scrolling is no stop any more (components/mdx/wide-content.ts).
    await block.locator("pre:not([tabindex])").waitFor();
    const [markup, color] = [await block.innerHTML(), await token.evaluate((word) => getComputedStyle(word).color)];
    await mode(page, "Dark").check();
    await expect(token).not.toHaveCSS("color", color);
    expect(await block.innerHTML()).toBe(markup);
  });
  await test.step("it is stored and kept by the next page and the next visit", async () => {
    await expectTheme(page, "dark", "dark");
    expect(await stored(page, "theme")).toBe("dark");
    await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "CLI" }).click();
    await expect(page).toHaveURL("/docs/cli/");
    await expectTheme(page, "dark", "dark");
    await page.reload();
    await expectTheme(page, "dark", "dark");
    await whenLive(page);
    await expectTheme(page, "dark", "dark");
  });
  await test.step("going back to the system follows it again", async () => {
    await mode(page, "System").check();
    await expectTheme(page, "light", "system");
    expect(await stored(page, "theme")).not.toMatch(/light|dark/);
    await page.emulateMedia({ colorScheme: "dark" });
    await expectTheme(page, "dark", "system");
    await page.emulateMedia({ colorScheme: "light" });
    await expectTheme(page, "light", "system");
  });
  await test.step("the arrow keys choose", async () => {
    await mode(page, "System").focus();
    await page.keyboard.press("ArrowLeft");
    await expectTheme(page, "dark", "dark");
    await page.keyboard.press("ArrowLeft");
    await expectTheme(page, "light", "light");
  });
  await test.step("the menu of a phone has the control too", async () => {
    await page.setViewportSize(phone);
    await opener(page).click();
    await mode(page, "Dark").check();
    await expectTheme(page, "dark", "dark");
  });
});

test("a choice made before the scripts arrive is stored, and stays when they do", async ({ page }) => {
  const letGo = await holdScripts(page);
  await page.goto("/docs/cli/");
  await mode(page, "Dark").check();
  await expectTheme(page, "dark", "dark");
  expect(await stored(page, "theme")).toBe("dark");
  expect(await isLive(page)).toBe(false);
  letGo();
  await whenLive(page);
  await expectTheme(page, "dark", "dark");
});

test("a choice in the moment in which React takes over is stored, and stays", async ({ page }) => {
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (document.documentElement?.dataset.live === undefined) return;
      observer.disconnect();
      document.querySelector<HTMLElement>('[data-color-mode][value="dark"]')?.click();
    }).observe(document, { attributeFilter: ["data-live"], subtree: true });
  });
  await open(page, "/docs/cli/");
  await expectTheme(page, "dark", "dark");
  expect(await stored(page, "theme")).toBe("dark");
});

test("another tab follows a choice, the way back to the system, and what is forgotten", async ({ page, context }) => {
  await open(page, "/docs/cli/");
  const other = await context.newPage();
  await open(other, "/docs/api/");
  await mode(page, "Dark").check();
  await expectTheme(other, "dark", "dark");
  await mode(other, "Light").check();
  await expectTheme(page, "light", "light");
  await page.emulateMedia({ colorScheme: "dark" });
  await mode(other, "System").check();
  await expectTheme(page, "dark", "system");
  await page.emulateMedia({ colorScheme: "light" });
  for (const [what, forget] of [
    ["the choice", () => localStorage.removeItem("theme")],
    ["everything", () => localStorage.clear()],
  ] as const) {
    await test.step(`where another tab forgets ${what}, the system is followed again`, async () => {
      await mode(page, "Dark").check();
      await expectTheme(page, "dark", "dark");
      await other.evaluate(forget);
      await expectTheme(page, "light", "system");
      expect(await stored(page, "theme")).not.toBe("dark");
    });
  }
});
