import type { Page } from "@playwright/test";
import { open } from "./support/late";
import { title } from "./support/shell";
import { templates } from "./support/templates";
import { expect, test } from "./support/test";

// A sheet is narrower than most windows: what shows beside the text there may be a bar above it here.
test.use({ viewport: { width: 794, height: 1123 } });

for (const [address, tag] of [
  ["/docs/", ["@sweep"]],
  [templates.command, ["@sweep"]],
  [templates.operation, []],
] satisfies [string, string[]][]) {
  test(`${address} prints its text alone, dark on white`, { tag }, async ({ page }) => {
    await print(page, address);
    await expectTextAlone(page);
  });
}

test("a page of every element", async ({ page }) => {
  await print(page, "/docs/markdown-page/");
  await test.step("prints its text alone, dark on white", () => expectTextAlone(page));
  await test.step("what a reader would open on the screen is printed open: tabs by their names, details", async () => {
    await expect(page.getByText("~/Library/Application Support/devlog")).toBeVisible();
    await expect(page.getByText("~/.config/devlog")).toBeVisible();
    await expect(page.getByText("It opens without any script")).toBeVisible();
    const code = page.locator("pre", { hasText: "curl --request POST" });
    expect(await code.evaluate((pre) => pre.scrollWidth - pre.clientWidth)).toBeLessThanOrEqual(0);
  });
  await test.step("the end of a sheet doesn't cut through a block's title, nor part it from what it names", async () => {
    const caption = page.locator("figure:has(pre) figcaption").first();
    await expect(caption).toHaveCSS("break-inside", "avoid");
    await expect(caption).toHaveCSS("break-after", "avoid");
    await expect(page.locator("article summary").first()).toHaveCSS("break-after", "avoid");
  });
});

async function print(page: Page, address: string) {
  await page.emulateMedia({ colorScheme: "dark" });
  await open(page, address);
  await page.emulateMedia({ media: "print", colorScheme: "dark" });
}

async function expectTextAlone(page: Page) {
  await expect(title(page)).toBeVisible();
  await expect(page.getByRole("article")).toBeVisible();
  for (const role of ["banner", "navigation", "contentinfo", "complementary", "dialog", "search"] as const) {
    await expect(page.getByRole(role), role).toHaveCount(0);
  }
  for (const name of ["Announcement", "Related pages"]) {
    await expect(page.getByRole("region", { name })).toHaveCount(0);
  }
  await expect(page.getByRole("group", { name: "Feedback" })).toHaveCount(0);
  await expect(page.getByRole("button")).toHaveCount(0);
  await expect(page.locator("html")).toHaveCSS("background-color", "rgb(255, 255, 255)");
  await expect(page.locator("html")).toHaveCSS("color-scheme", "light");
}
