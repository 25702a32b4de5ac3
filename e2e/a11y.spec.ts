import type { Page } from "@playwright/test";
import { axeViolations, colorRules } from "./support/axe";
import { open, whenLive } from "./support/late";
import { pages } from "./support/pages";
import { expect, test } from "./support/test";

const widths = { desktop: { width: 1280, height: 900 }, phone: { width: 390, height: 844 } };

for (const address of pages) {
  test(`${address} has no accessibility violation, light or dark, wide or narrow`, async ({ page }) => {
    await open(page, address);
    await checkEveryLook(page);
  });
}

test("the not-found page has no accessibility violation", async ({ page, expectFault }) => {
  expectFault(/404/);
  await page.goto("/docs/getting-startled/");
  await whenLive(page);
  await checkEveryLook(page);
});

// What shows under a pointer elsewhere is always there.
test.describe("on a touch screen", () => {
  test.use({ viewport: widths.phone, hasTouch: true, isMobile: true });

  for (const address of [
    "/docs/api/reference/worklog-entries/create/",
    "/docs/cli/commands/log/",
    "/docs/api/authorization/",
  ]) {
    test(`${address} has no accessibility violation, light or dark`, async ({ page }) => {
      await open(page, address);
      for (const colorScheme of ["light", "dark"] as const) {
        await page.emulateMedia({ colorScheme });
        await settle(page);
        expect(await axeViolations(page)).toEqual([]);
      }
    });
  }
});

test("the open menu has no accessibility violation", async ({ page }) => {
  await page.setViewportSize(widths.phone);
  await open(page, "/docs/markdown-page/");
  await page.getByRole("button", { name: "Open menu" }).click();
  await expect(page.getByRole("dialog", { name: "Menu" })).toBeVisible();
  await settle(page);
  expect(await axeViolations(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: "dark" });
  await settle(page);
  expect(await axeViolations(page)).toEqual([]);
});

test("the second and third panel of tabs have no accessibility violation", async ({ page }) => {
  await open(page, "/docs/markdown-page/");
  for (const label of ["Linux", "Windows"]) {
    await page.getByRole("radio", { name: label }).first().check();
    expect(await axeViolations(page), label).toEqual([]);
  }
});

async function checkEveryLook(page: Page) {
  for (const [name, size] of Object.entries(widths)) {
    await page.setViewportSize(size);
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      await expect(page.locator("html")).toHaveAttribute("data-theme", colorScheme);
      await settle(page);
      expect(
        await axeViolations(page, colorScheme === "dark" ? colorRules : undefined),
        `${name}, ${colorScheme}`,
      ).toEqual([]);
    }
  }
}

/** Colors are measured as they are, so not in the middle of a transition. */
async function settle(page: Page) {
  const moving = () => page.evaluate(() => document.getAnimations().length);
  await expect.poll(moving, { intervals: [20, 50, 100] }).toBe(0);
}
