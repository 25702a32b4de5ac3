import type { Page } from "@playwright/test";
import { afterFrames } from "./support/frames";
import { holdPayload, isLive, open, openUntilTurning } from "./support/late";
import { stored } from "./support/storage";
import { expect, test } from "./support/test";

const tabs = (page: Page) => page.getByRole("radiogroup", { name: "Operating system" });
const choice = (page: Page, at: number, name: string) => tabs(page).nth(at).getByRole("radio", { name });

test("Back within a page shows the tab that its address names", async ({ page }) => {
  await open(page, "/docs/markdown-page/");
  await choice(page, 0, "Linux").check();
  await page.evaluate(() => {
    location.hash = "#tables";
  });
  await choice(page, 0, "macOS").check();
  await expect(page).toHaveURL("/docs/markdown-page/?os=macos#tables");
  await page.goBack();
  await expect(page).toHaveURL("/docs/markdown-page/?os=linux");
  await expect(choice(page, 0, "Linux")).toBeChecked();
  await page.goForward();
  await expect(choice(page, 0, "macOS")).toBeChecked();
});

test("a link to a heading leads there, whatever tab above it was chosen before", async ({ page }) => {
  // The samples stand above the text.
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(page, "/docs/api/reference/projects/create/");
  await page.getByRole("radio", { name: "Go", exact: true }).first().check();
  await page.evaluate(() => {
    const link = '<a href="/docs/api/reference/projects/list/#responses">There</a>';
    document.querySelector("article p")?.insertAdjacentHTML("afterend", link);
  });
  await page.getByRole("link", { name: "There" }).click();
  await expect(page).toHaveURL("/docs/api/reference/projects/list/#responses");
  await expect(page.getByRole("radio", { name: "Go", exact: true }).first()).toBeChecked();
  await afterFrames(page);
  const heading = await page.locator("#responses").boundingBox();
  expect(heading?.y).toBeGreaterThanOrEqual(0);
  expect(heading?.y).toBeLessThan(250);
});

test("groups of tabs, by keyboard and by mouse", async ({ page }) => {
  await open(page, "/docs/markdown-page/");
  await test.step("the arrow keys choose a tab, and Tab leads into its panel", async () => {
    await choice(page, 0, "macOS").focus();
    await page.keyboard.press("ArrowRight");
    await expect(choice(page, 0, "Linux")).toBeFocused();
    await expect(choice(page, 0, "Linux")).toBeChecked();
    await page.keyboard.press("ArrowLeft");
    await page.keyboard.press("ArrowLeft");
    await expect(choice(page, 0, "Windows")).toBeChecked();
    await page.keyboard.press("Tab");
    const code = page.locator("figure[data-code]", { hasText: "npm install --global @devlog/cli" }).first();
    await expect(code.locator("..").locator("..").locator(":focus")).toHaveCount(1);
  });
  await choice(page, 0, "macOS").check();
  await test.step("they follow one another, and the clicked one stays where it is", async () => {
    await expect(page.getByText("brew install devlog/tap/devlog")).toBeVisible();
    await page
      .locator("[data-label=Linux]")
      .first()
      .evaluate((panel) => panel.style.setProperty("height", "400px"));
    await choice(page, 1, "Linux").scrollIntoViewIfNeeded();
    const before = await tabs(page).nth(1).boundingBox();
    await choice(page, 1, "Linux").check();
    await expect(choice(page, 0, "Linux")).toBeChecked();
    await expect(page.getByText("~/.config/devlog")).toBeVisible();
    await expect(page.getByText("brew install devlog/tap/devlog")).toBeHidden();
    expect(Math.abs(((await tabs(page).nth(1).boundingBox())?.y ?? 0) - (before?.y ?? 0))).toBeLessThanOrEqual(1);
    expect(await stored(page, "tab.os")).toBe("linux");
    expect(new URL(page.url()).searchParams.get("os")).toBe("linux");
  });
  await test.step("what the browser finds in a panel that is not chosen has its tab chosen, there alone", async () => {
    const found = page.locator("[data-label=Windows] figure").first();
    await expect(found).toBeHidden();
    // A search in the page cannot be had by script: a link to a place takes the same way (HTML, "ancestor revealing").
    await found.evaluate((words) => {
      words.id = "found";
      location.hash = "#found";
    });
    await expect(found).toBeInViewport();
    await expect(choice(page, 0, "Windows")).toBeChecked();
    await expect(choice(page, 1, "Linux")).toBeChecked();
    expect(await stored(page, "tab.os")).toBe("linux");
    await choice(page, 0, "macOS").check();
    await expect(found).toBeHidden();
    // A second time, too.
    await page.evaluate(() => {
      location.hash = "";
      location.hash = "#found";
    });
    await expect(found).toBeInViewport();
    await choice(page, 0, "macOS").check();
  });
  await test.step("it stays chosen when a dialog closes, which is a step back", async () => {
    const found = page.locator("[data-label=Windows] figure").first();
    // The address must not find it again.
    await found.evaluate((words) => words.removeAttribute("id"));
    await found.dispatchEvent("beforematch"); // cspell:ignore beforematch
    await expect(found).toBeVisible();
    const steppedBack = page.evaluate(
      () => new Promise((resolve) => addEventListener("popstate", () => setTimeout(resolve), { once: true })),
    );
    await page.keyboard.press("/");
    await expect(page.getByRole("dialog")).toBeVisible();
    await page.keyboard.press("Escape");
    await steppedBack;
    await expect(found).toBeVisible();
    await choice(page, 0, "macOS").check();
  });
});

test("a choice of tabs is remembered by other pages, other visits and other tabs of the browser", async ({
  page,
  context,
}) => {
  await open(page, "/docs/markdown-page/");
  const other = await context.newPage();
  await open(other, "/docs/markdown-page/");
  await choice(page, 0, "Windows").check();
  await expect(choice(other, 0, "Windows")).toBeChecked();
  await expect(other).toHaveURL("/docs/markdown-page/");
  await choice(other, 0, "Linux").check();
  await expect(page).toHaveURL("/docs/markdown-page/?os=linux");
  await choice(page, 0, "Windows").check();
  await expect(other).toHaveURL("/docs/markdown-page/?os=windows");
  // A browser has no frames for a tab behind another, and a page's rest comes with its second.
  await page.bringToFront();
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "CLI" }).click();
  await expect(page).toHaveURL("/docs/cli/");
  await page.goBack();
  await expect(choice(page, 0, "Windows")).toBeChecked();
  await page.goto("/docs/markdown-page/");
  await expect(choice(page, 1, "Windows")).toBeChecked();
  await test.step("the address chooses before what is stored, and stores nothing", async () => {
    await open(page, "/docs/markdown-page/?os=linux");
    await expect(choice(page, 0, "Linux")).toBeChecked();
    await expect(choice(page, 1, "Linux")).toBeChecked();
    expect(await stored(page, "tab.os")).toBe("windows");
    await open(page, "/docs/markdown-page/?os=beos");
    await expect(choice(page, 0, "Windows")).toBeChecked();
  });
});

test("a tab that is chosen before React is remembered if one leaves before it comes", async ({ page }) => {
  await holdPayload(page);
  await openUntilTurning(page, "/docs/markdown-page/");
  await page.getByRole("radio", { name: "Linux" }).first().check();
  await page.reload();
  await expect(page.getByRole("radio", { name: "Linux" }).first()).toBeChecked();
  expect(await isLive(page)).toBe(false);
});
