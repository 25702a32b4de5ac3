import { axeViolations } from "./support/axe";
import { open } from "./support/late";
import { expectNoViolations, settle } from "./support/looks";
import { menu, opener } from "./support/menu";
import { phone } from "./support/sizes";
import { templates } from "./support/templates";
import { expect, test } from "./support/test";

// What a page shows when it is opened is in every-kind.spec.ts; here is what a reader brings about.

const bothThemes = (["light", "dark"] as const).map((theme) => ({ width: phone.width, theme }));

// What shows under a pointer elsewhere is always there.
test.describe("on a touch screen", () => {
  test.use({ viewport: phone, hasTouch: true, isMobile: true });

  for (const [address, tag] of [
    [templates.operation, []],
    [templates.command, ["@sweep"]],
    ["/docs/api/authorization/", ["@sweep"]],
  ] satisfies [string, string[]][]) {
    test(`${address} has no accessibility violation, light or dark`, { tag }, async ({ page }) => {
      await open(page, address);
      await expectNoViolations(page, bothThemes);
    });
  }
});

test.describe("the open menu", () => {
  test.use({ viewport: phone });

  test("has no accessibility violation, and does not scroll sideways at 320 px", async ({ page }) => {
    await open(page, templates.command);
    await opener(page).click();
    await expect(menu(page)).toBeVisible();
    await expectNoViolations(page, bothThemes);
    await page.setViewportSize({ width: 320, height: 640 });
    await expect(menu(page)).toBeVisible();
    expect(await menu(page).evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth)).toBeLessThanOrEqual(0);
  });
});

test("the second and third panel of tabs have no accessibility violation", async ({ page }) => {
  await open(page, "/docs/markdown-page/");
  for (const label of ["Linux", "Windows"]) {
    await page.getByRole("radio", { name: label }).first().check();
    await settle(page);
    expect(await axeViolations(page), label).toEqual([]);
  }
});
