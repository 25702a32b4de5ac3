import { open, whenLive } from "./support/late";
import { pages } from "./support/pages";
import { expect, test } from "./support/test";

const widths = [320, 360, 390, 768, 996, 997, 1440];

for (const address of [...pages, "/docs/no-such-page-with-a-rather-long-name-that-cannot-be-broken-anywhere/"]) {
  test(`${address} does not scroll sideways at any width`, async ({ page, expectFault }) => {
    if (!pages.includes(address)) expectFault(/404/);
    await open(page, address);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(overflow, `at ${width} px`).toBeLessThanOrEqual(0);
    }
  });
}

test("the open menu does not scroll sideways at 320 px", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto("/docs/cli/commands/log/");
  await whenLive(page);
  await page.getByRole("button", { name: "Open menu" }).click();
  const menu = page.getByRole("dialog", { name: "Menu" });
  await expect(menu).toBeVisible();
  expect(await menu.evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth)).toBeLessThanOrEqual(0);
});
