import { site } from "@/lib/site/config";
import { menu, opener } from "./support/menu";
import { phone } from "./support/sizes";
import { expect, test } from "./support/test";

/** What assistive technology and other people's tests call the parts of the frame. */

test("every part of the frame has the name that it is known by", async ({ page }) => {
  await page.goto("/docs/cli/commands/log/");
  for (const landmark of ["banner", "main", "contentinfo"] as const) {
    await expect(page.getByRole(landmark), landmark).toHaveCount(1);
  }
  for (const name of ["Main", "Docs sidebar", "Breadcrumbs", "On this page", "Docs pages"]) {
    await expect(page.getByRole("navigation", { name, exact: true }), name).toHaveCount(1);
  }
  const colorMode = page.getByRole("radiogroup", { name: "Color mode", exact: true });
  for (const name of ["Light", "Dark", "System"]) {
    await expect(colorMode.getByRole("radio", { name, exact: true }), name).toHaveCount(1);
  }
  await expect(page.getByRole("link", { name: "Skip to main content", exact: true })).toHaveCount(1);
  await expect(page.getByRole("link", { name: /^Go to app/ })).toBeVisible();
  if (site.announcement) {
    const announcement = page.getByRole("region", { name: "Announcement", exact: true });
    await expect(announcement.getByRole("button", { name: "Close", exact: true })).toBeVisible();
  }
  await page.getByRole("button", { name: /^Search/ }).click();
  const search = page.getByRole("dialog", { name: "Search", exact: true });
  await expect(search).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(search).toBeHidden();
  await page.setViewportSize(phone);
  await opener(page).click();
  await expect(menu(page).getByRole("navigation", { name: "Docs sidebar", exact: true })).toBeVisible();
});
