import type { Locator, Page } from "@playwright/test";
import { site } from "@/lib/site/config";
import { open } from "./support/late";
import { menu, opener } from "./support/menu";
import { chosen, dialog, field, options, search } from "./support/search";
import { templates } from "./support/templates";
import { expect, test } from "./support/test";

// Every control by the keyboard alone. What is not here stands with its story: the color mode's, the tabs', and the
// tables' arrow keys, the sidebar's groups, the search's list, the skip link, and the menu's way out.

test.use({ permissions: ["clipboard-read", "clipboard-write"] });

const sample = "/docs/markdown-page/";

async function press(page: Page, control: Locator, key: "Enter" | "Space" | "ArrowRight" | "ArrowDown") {
  await control.focus();
  await page.keyboard.press(key);
}

for (const key of ["Enter", "Space"] as const) {
  test(`${key} copies code, wraps it, and copies the page`, async ({ page }) => {
    await open(page, sample);
    const long = page.locator("figure[data-code]", { hasText: "curl --request POST" }).first();
    await press(page, long.getByRole("button", { name: "Wrap" }), key);
    await expect(long.getByRole("button", { name: "Wrap" })).toHaveAttribute("aria-pressed", "true");
    await press(page, long.getByRole("button", { name: "Copy" }), key);
    await expect(long.getByRole("button", { name: "Copied" })).toBeFocused();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain("curl --request POST");
    await press(page, page.getByRole("button", { name: "Copy page" }), key);
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toMatch(/^# /);
  });

  test(`${key} answers the feedback`, async ({ page }) => {
    await open(page, sample);
    await press(page, page.getByRole("button", { name: "No" }), key);
    await expect(page.getByRole("group", { name: "Feedback" }).getByRole("status")).toContainText("issue");
  });

  test(`${key} closes the announcement`, async ({ page }) => {
    test.skip(!site.announcement, "The site announces nothing.");
    await open(page, sample);
    await press(page, page.getByRole("region", { name: "Announcement" }).getByRole("button"), key);
    await expect(page.getByRole("banner").locator(":focus")).toBeVisible();
  });

  test(`${key} opens and closes the fields and the answers of an operation`, async ({ page }) => {
    await open(page, "/docs/api/reference/repository-commits/create/");
    const body = page.locator("[data-media]").first();
    const closed = body.locator("details:not([open], [data-example])");
    await press(page, body.getByRole("button", { name: "Collapse all" }), key);
    await expect(closed).not.toHaveCount(0);
    const before = await closed.count();
    await press(page, closed.first().locator("summary").first(), key);
    await expect(closed).toHaveCount(before - 1);
    const answer = page.locator("details[data-answer]:not([open])").first();
    await press(page, answer.locator("summary").first(), key);
    await expect(page.locator("details[data-answer][open] summary:focus")).toBeVisible();
  });

  test(`${key} opens the menu and a group in it, and ${key} closes it`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, sample);
    await press(page, opener(page), key);
    await expect(menu(page)).toBeVisible();
    await press(page, menu(page).locator("details:not([open]) > summary", { hasText: "Worklog" }), key);
    await expect(menu(page).getByRole("link", { name: "Edit entries" })).toBeVisible();
    await press(page, menu(page).getByRole("button", { name: "Close menu" }), key);
    await expect(opener(page)).toBeFocused();
  });

  test(`${key} opens the search by its button, and closes it by its own`, async ({ page }) => {
    await open(page, sample);
    await press(page, page.getByRole("button", { name: "Search", exact: true }), key);
    await expect(field(page)).toBeFocused();
    await press(page, dialog(page).getByRole("button", { name: "Close search" }), key);
    await expect(page.getByRole("button", { name: "Search", exact: true })).toBeFocused();
  });

  test(`${key} opens the contents bar, whose entry then has the reading go on at its heading`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, sample);
    const bar = page.getByRole("navigation", { name: "On this page" });
    await press(page, bar.locator("summary"), key);
    await press(page, bar.getByRole("link", { name: "Tables" }), "Enter");
    await expect(page.getByRole("heading", { name: "Tables" })).toBeInViewport();
    await page.keyboard.press("Tab");
    await expect(page.locator("#tables a:focus")).toBeVisible();
  });
}

test("arrow keys reach each section of the search without losing the way", async ({ page }) => {
  await open(page, sample);
  await search(page, "project");
  await expect(options(page).first()).toBeVisible();
  const radio = (name: string) => dialog(page).getByRole("radio", { name });
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await expect(radio("All")).toBeFocused();
  for (const name of ["Docs", "CLI", "API"]) {
    await page.keyboard.press("ArrowRight");
    await expect(radio(name)).toBeFocused();
    await expect(radio(name)).toBeChecked();
  }
  await expect(chosen(page)).toHaveAttribute("href", /^\/docs\/api\//);
});

test("Enter on a heading's anchor copies its address", async ({ page, baseURL }) => {
  await open(page, sample);
  await press(page, page.locator("#callouts a"), "Enter");
  await expect(page.getByRole("status").filter({ hasText: "address was copied" })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${baseURL}${sample}#callouts`);
});

test("an entry of the contents list has the reading go on at its heading", async ({ page }) => {
  await open(page, sample);
  const list = page.getByRole("navigation", { name: "On this page" });
  await press(page, list.getByRole("link", { name: "Tables" }), "Enter");
  await page.keyboard.press("Tab");
  await expect(page.locator("#tables a")).toBeFocused();
});

test("links of the navbar, the breadcrumbs and the pager are followed by Enter, without a reload", async ({ page }) => {
  await open(page, templates["how-to"]);
  await page.evaluate(() => Object.assign(window, { isSame: true }));
  for (const [name, link, address] of [
    ["Main", "CLI", "/docs/cli/"],
    ["Docs pages", /^Next/, /\/docs\/cli\/.+/],
    ["Breadcrumbs", "CLI", "/docs/cli/"],
  ] as const) {
    await press(page, page.getByRole("navigation", { name }).getByRole("link", { name: link }), "Enter");
    await expect(page).toHaveURL(address);
  }
  expect(await page.evaluate(() => "isSame" in window)).toBe(true);
});

test("a block of code is scrolled by the arrow keys", async ({ page }) => {
  await open(page, sample);
  const code = page.locator("figure[data-code]", { hasText: "curl --request POST" }).first().locator("pre");
  await press(page, code, "ArrowRight");
  await expect.poll(() => code.evaluate((block) => block.scrollLeft)).toBeGreaterThan(0);
});
