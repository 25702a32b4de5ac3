import type { Locator, Page } from "@playwright/test";
import { site } from "@/lib/site/config";
import { open } from "./support/late";
import { menu, opener } from "./support/menu";
import { whenOverlayLeft } from "./support/overlay";
import { chosen, dialog, field, options, search } from "./support/search";
import { contents } from "./support/shell";
import { phone } from "./support/sizes";
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
  test(`${key} works every control of a page`, { tag: key === "Enter" ? ["@sweep"] : [] }, async ({ page }) => {
    await open(page, sample);
    if (site.announcement)
      await test.step("it closes the announcement", async () => {
        await press(page, page.getByRole("region", { name: "Announcement" }).getByRole("button"), key);
        await expect(page.getByRole("banner").locator(":focus")).toBeVisible();
      });
    await test.step("it copies code, wraps it, and copies the page", async () => {
      const long = page.locator("figure[data-code]", { hasText: "curl --request POST" }).first();
      await press(page, long.getByRole("button", { name: "Wrap" }), key);
      await expect(long.getByRole("button", { name: "Wrap" })).toHaveAttribute("aria-pressed", "true");
      await press(page, long.getByRole("button", { name: "Copy" }), key);
      await expect(long.getByRole("button", { name: "Copied" })).toBeFocused();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toContain("curl --request POST");
      await press(page, page.getByRole("button", { name: "Copy page" }), key);
      await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toMatch(/^# /);
    });
    await test.step("it answers the feedback", async () => {
      await press(page, page.getByRole("button", { name: "No" }), key);
      await expect(page.getByRole("group", { name: "Feedback" }).getByRole("status")).toContainText("issue");
    });
    await test.step("it opens the search by its button, and closes it by its own", async () => {
      await press(page, page.getByRole("button", { name: "Search", exact: true }), key);
      await expect(field(page)).toBeFocused();
      await press(page, dialog(page).getByRole("button", { name: "Close search" }), key);
      await expect(page.getByRole("button", { name: "Search", exact: true })).toBeFocused();
    });
    await page.setViewportSize(phone);
    await test.step("it opens the menu and a group in it, and closes it", async () => {
      await press(page, opener(page), key);
      await expect(menu(page)).toBeVisible();
      await press(page, menu(page).locator("details:not([open]) > summary", { hasText: "Worklog" }), key);
      await expect(menu(page).getByRole("link", { name: "Edit entries" })).toBeVisible();
      await press(page, menu(page).getByRole("button", { name: "Close menu" }), key);
      await expect(opener(page)).toBeFocused();
      // The step back from the menu's entry would take along who goes on within the same moment.
      await whenOverlayLeft(page);
    });
    await test.step("it opens the contents bar, whose entry then has the reading go on at its heading", async () => {
      const bar = contents(page);
      await press(page, bar.locator("summary"), key);
      await press(page, bar.getByRole("link", { name: "Tables" }), "Enter");
      await expect(page.getByRole("heading", { name: "Tables" })).toBeInViewport();
      await page.keyboard.press("Tab");
      await expect(page.locator("#tables a:focus")).toBeVisible();
    });
  });
}

test("Enter and Space open and close the fields and the answers of an operation", async ({ page }) => {
  await open(page, "/docs/api/reference/repository-commits/create/");
  const body = page.locator("[data-media]").first();
  const closed = body.locator("details:not([open], [data-example])");
  for (const key of ["Enter", "Space"] as const) {
    await test.step(key, async () => {
      await press(page, body.getByRole("button", { name: "Collapse all" }), key);
      await expect(closed).not.toHaveCount(0);
      const before = await closed.count();
      await press(page, closed.first().locator("summary").first(), key);
      await expect(closed).toHaveCount(before - 1);
      const answer = page.locator("details[data-answer]:not([open])").first();
      await press(page, answer.locator("summary").first(), key);
      await expect(page.locator("details[data-answer][open] summary:focus")).toBeVisible();
      await press(page, body.getByRole("button", { name: "Expand all" }), key);
      await expect(closed).toHaveCount(0);
    });
  }
});

test("keys that only some controls have", async ({ page, baseURL }) => {
  await open(page, sample);
  await test.step("a block of code is scrolled by the arrow keys", async () => {
    const code = page.locator("figure[data-code]", { hasText: "curl --request POST" }).first().locator("pre");
    await press(page, code, "ArrowRight");
    await expect.poll(() => code.evaluate((block) => block.scrollLeft)).toBeGreaterThan(0);
  });
  await test.step("Enter on a heading's anchor copies its address", async () => {
    await press(page, page.locator("#callouts a"), "Enter");
    await expect(page.getByRole("status").filter({ hasText: "address was copied" })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${baseURL}${sample}#callouts`);
  });
  await test.step("an entry of the contents list has the reading go on at its heading", async () => {
    const list = contents(page);
    await press(page, list.getByRole("link", { name: "Tables" }), "Enter");
    await page.keyboard.press("Tab");
    await expect(page.locator("#tables a")).toBeFocused();
  });
  await test.step("arrow keys reach each section of the search without losing the way", async () => {
    await search(page, "project");
    await expect(options(page).first()).toBeVisible();
    const radio = (name: string) => dialog(page).getByRole("radio", { name });
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    await expect(radio("All")).toBeFocused();
    // The list scrolls, and is no stop: the keys that choose from it are the field's.
    await page.keyboard.press("Tab");
    await expect(dialog(page).getByRole("listbox")).not.toBeFocused();
    await radio("All").focus();
    for (const name of ["Docs", "CLI", "API"]) {
      await page.keyboard.press("ArrowRight");
      await expect(radio(name)).toBeFocused();
      await expect(radio(name)).toBeChecked();
    }
    await expect(chosen(page)).toHaveAttribute("href", /^\/docs\/api\//);
  });
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
