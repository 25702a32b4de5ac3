import type { Page } from "@playwright/test";
import { site } from "@/lib/site/config";
import { recordFrames } from "./support/frames";
import { holdScripts, open, whenLive } from "./support/late";
import { sidebarLink, title } from "./support/shell";
import { announcementClosed, blockStorage, store, stored } from "./support/storage";
import { expect, test } from "./support/test";

const id = site.announcement?.id ?? "";

test.skip(!site.announcement, "The site announces nothing.");

/** Where the navbar stands, in every frame: wherever that changes, the whole page moves. */
const topsOfBar = (page: Page) =>
  recordFrames(page, () => {
    const header = document.querySelector("header");
    return header ? String(header.getBoundingClientRect().top) : undefined;
  });

test("a first visit", async ({ page }) => {
  const tops = await topsOfBar(page);
  await open(page, "/docs/markdown-page/");
  const region = page.getByRole("region", { name: "Announcement" });
  await test.step("shows it and remembers which one it was, and nothing moves", async () => {
    await expect(region).toBeVisible();
    await expect(region).toContainText(site.announcement?.text ?? "");
    expect(await stored(page, "announcement.id")).toBe(id);
    expect(await stored(page, "announcement.dismiss")).toBe("false");
    const height = (await region.boundingBox())?.height;
    expect(await tops()).toEqual([String(height)]);
  });
  await test.step("closes it, which is remembered by the next page, and focus goes on below it", async () => {
    await region.getByRole("button", { name: "Close" }).click();
    await expect(region).toBeHidden();
    await expect(page.getByRole("banner").locator(":focus")).toBeVisible();
    expect(await stored(page, "announcement.dismiss")).toBe("true");
    await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "API" }).click();
    await expect(page).toHaveURL("/docs/api/");
    await expect(region).toBeHidden();
  });
});

test("once closed it takes no space in any frame, and nothing moves", async ({ page }) => {
  await store(page, announcementClosed);
  const tops = await topsOfBar(page);
  const letGo = await holdScripts(page);
  await page.goto("/docs/markdown-page/");
  await expect(page.getByRole("region", { name: "Announcement" })).toBeHidden();
  letGo();
  await whenLive(page);
  expect(await tops()).toEqual(["0"]);
});

test("a new one shows on the first load after the old one was closed", async ({ page }) => {
  await store(page, { "announcement.id": "an-older-one", "announcement.dismiss": "true" });
  const letGo = await holdScripts(page);
  await page.goto("/docs/cli/");
  const region = page.getByRole("region", { name: "Announcement" });
  await expect(region).toBeVisible();
  letGo();
  await whenLive(page);
  await expect(region).toBeVisible();
  expect(await stored(page, "announcement.id")).toBe(id);
  expect(await stored(page, "announcement.dismiss")).toBe("false");
});

test("what another tab does", async ({ page, context }) => {
  const regionOf = (tab: Page) => tab.getByRole("region", { name: "Announcement" });
  await open(page, "/docs/cli/");
  const other = await context.newPage();
  await open(other, "/docs/api/");
  await test.step("closing it is closing it here, and for the next visit", async () => {
    await other.getByRole("button", { name: "Close", exact: true }).click();
    await expect(regionOf(page)).toBeHidden();
    await page.reload();
    await whenLive(page);
    await expect(regionOf(page)).toBeHidden();
  });
  await test.step("forgetting everything brings it back", async () => {
    await other.evaluate(() => localStorage.clear());
    await expect(regionOf(page)).toBeVisible();
  });
  await test.step("closing its own, where it is of an older build, does not close it", async () => {
    await page.evaluate(() =>
      window.addEventListener("storage", ({ key }) =>
        Object.assign(window, { isHeard: key === "announcement.dismiss" }),
      ),
    );
    await other.evaluate(() =>
      Object.assign(localStorage, { "announcement.id": "older", "announcement.dismiss": "true" }),
    );
    await page.waitForFunction(() => Reflect.get(window, "isHeard"));
    await expect(regionOf(page)).toBeVisible();
  });
});

test("a tab whose scripts have not come follows, too: in the color mode and in closing it", async ({
  page,
  context,
}) => {
  const other = await context.newPage();
  const letGo = await holdScripts(other);
  await other.goto("/docs/api/");
  const region = other.getByRole("region", { name: "Announcement" });
  await expect(region).toBeVisible();
  await open(page, "/docs/cli/");
  await page.getByRole("button", { name: "Close", exact: true }).click();
  await page.getByRole("radio", { name: "Dark" }).check();
  const follows = async () => {
    await expect(region).toBeHidden();
    await expect(other.locator("html")).toHaveAttribute("data-theme", "dark");
    await expect(other.getByRole("radio", { name: "Dark" })).toBeChecked();
  };
  await follows();
  letGo();
  await whenLive(other);
  await follows();
});

test("where storage is blocked it is shown, and closes for the page", async ({ page }) => {
  await blockStorage(page);
  await open(page, "/docs/cli/");
  const region = page.getByRole("region", { name: "Announcement" });
  await expect(region).toBeVisible();
  await region.getByRole("button", { name: "Close" }).click();
  await expect(region).toBeHidden();
});

test("Close answers before the scripts arrive, for the next page and when they have come, too", async ({ page }) => {
  const letGo = await holdScripts(page);
  const bar = page.getByRole("region", { name: "Announcement" });
  await page.goto("/docs/getting-started/");
  await page.getByRole("button", { name: "Close", exact: true }).click();
  await expect(bar).toBeHidden();
  await expect(page.getByRole("banner").getByRole("link").first()).toBeFocused();
  expect(await stored(page, "announcement.dismiss")).toBe("true");
  await sidebarLink(page, "Core concepts").click();
  await expect(title(page)).toHaveText("Core concepts");
  await expect(bar).toBeHidden();
  letGo();
  await whenLive(page);
  await expect(bar).toBeHidden();
  expect(await stored(page, "announcement.dismiss")).toBe("true");
});
