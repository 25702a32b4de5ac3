import type { Page } from "@playwright/test";
import { hold, holdScripts, open, whenLive } from "./support/late";
import { everyLook, expectNoViolations } from "./support/looks";
import { dialog, options, search, watchTaking } from "./support/search";
import { title } from "./support/shell";
import { missingPage } from "./support/templates";
import { expect, test } from "./support/test";

const place = (page: Page) => page.getByRole("search");
const found = (page: Page) => place(page).getByRole("option");
const field = (page: Page) => place(page).getByLabel("Search Devlog docs");

test("the landing page has the same search in its place", async ({ page }) => {
  await open(page, "/docs/");

  await test.step("the dialog opens over it, each with its own results", async () => {
    await field(page).fill("pagination");
    await expect(found(page).first()).toContainText("Pagination");
    await search(page, "inbox");
    await expect(options(page).first()).toContainText("inbox");
    await expect(found(page).first()).toBeHidden();
    await page.keyboard.press("Escape");
    await expect(dialog(page)).toBeHidden();
  });

  await test.step("leaving the field closes its results", async () => {
    await field(page).fill("pagination");
    await expect(found(page).first()).toBeVisible();
    await title(page).click();
    await expect(found(page).first()).toBeHidden();
  });

  await test.step("an Escape that ends a composition closes nothing", async () => {
    await field(page).fill("webhook");
    await expect(found(page).first()).toBeVisible();
    // Safari tells it by the code alone.
    await field(page).dispatchEvent("keydown", { key: "Escape", keyCode: 229, bubbles: true });
    await expect(found(page).first()).toBeVisible();
    await field(page).dispatchEvent("keydown", { key: "Escape", keyCode: 27, bubbles: true });
    await expect(found(page).first()).toBeHidden();
  });

  await test.step("what is closed is opened again by a key or a press, and takes nothing", async () => {
    await field(page).fill("webhook");
    for (const reopen of [
      () => field(page).press("ArrowDown"),
      () => field(page).press("Enter"),
      () => field(page).click(),
    ]) {
      await expect(found(page).first()).toBeVisible();
      await expect(field(page)).toHaveAttribute("aria-activedescendant", /./);
      await page.keyboard.press("Escape");
      await expect(found(page).first()).toBeHidden();
      await expect(field(page)).not.toHaveAttribute("aria-activedescendant", /./);
      await reopen();
    }
    await expect(found(page).first()).toHaveAttribute("aria-selected", "true");
    await expect(page).toHaveURL("/docs/");
    await place(page).getByRole("radio").first().focus();
    await page.keyboard.press("Escape");
    await expect(found(page).first()).toBeHidden();
    await expect(field(page)).toBeFocused();
  });

  await test.step("a press on what stands in its panel leaves it open, and the cursor in the field", async () => {
    await field(page).fill("pagination");
    await expect(found(page).first()).toBeVisible();
    // Where buttons, radios and links take no focus from a press, as in Safari, each of them is such a place.
    for (const part of [
      place(page).getByRole("status"),
      place(page).getByText("API", { exact: true }),
      found(page).first(),
    ]) {
      await part.hover();
      await page.mouse.down();
      await expect(field(page)).toBeFocused();
      await expect(found(page).first()).toBeVisible();
      // Let go elsewhere: a press alone.
      await page.mouse.move(5, 5);
      await page.mouse.up();
    }
    await place(page).getByText("API", { exact: true }).click();
    await expect(place(page).getByRole("radio", { name: "API" })).toBeChecked();
    await expect(field(page)).toBeFocused();
    await expect(found(page).first()).toHaveAttribute("href", /^\/docs\/api\//);
  });

  await place(page).getByText("All", { exact: true }).click();
  await answersInPlace(page);
});

test("at 400% zoom a chosen result is wholly in sight", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await open(page, "/docs/");
  await field(page).fill("webhook");
  await expect(found(page).first()).toBeVisible();
  for (let press = 0; press < 4; press += 1) {
    await page.keyboard.press("ArrowDown");
    await expect(place(page).locator('[aria-selected="true"]')).toBeInViewport({ ratio: 0.95 });
  }
});

test("the not-found page has the same search in its place", async ({ page, expectFault }) => {
  expectFault(missingPage);
  await open(page, "/docs/nowhere/");
  await answersInPlace(page);
});

async function answersInPlace(page: Page): Promise<void> {
  await field(page).fill("pagination");
  await expect(found(page).first()).toContainText("Pagination");
  await expect(dialog(page)).toBeHidden();
  await page.keyboard.press("Escape");
  await expect(found(page).first()).toBeHidden();
  await field(page).press("ArrowDown");
  await field(page).fill("pagination ");
  await expect(found(page).first()).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/docs/api/pagination/");
  await expect(title(page)).toHaveText("Pagination");
}

test("it answers after Back, too, where it was used before React", async ({ page }) => {
  const letGo = await holdScripts(page);
  await page.goto("/docs/");
  await field(page).fill("pagination");
  await expect(found(page).first()).toBeVisible();
  letGo();
  await whenLive(page);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/docs/api/pagination/");
  await page.goBack();
  await expect(found(page).first()).toBeHidden();
  await field(page).fill("inbox");
  await expect(found(page).first()).toContainText("inbox");
});

test("what comes after the field was left opens nothing, and the field does not say so", async ({ page }) => {
  const letGo = await hold(page, /\/docs\/search\/index\.json$/);
  await open(page, "/docs/");
  const isTaken = await watchTaking(page);
  await field(page).fill("pagination");
  // Its script hears the key from then on.
  await expect(place(page).getByText("Loading the search…")).toBeVisible();
  await page.keyboard.press("Enter");
  await title(page).click();
  letGo();
  await expect(place(page).locator("[role=option]")).not.toHaveCount(0);
  await expect(field(page)).toHaveAttribute("aria-expanded", "false");
  expect(await isTaken()).toBe(false);
  await field(page).focus();
  await expect(field(page)).toHaveAttribute("aria-expanded", "true");
});

test("axe has nothing against it", async ({ page }) => {
  const looks = everyLook.filter(({ width }) => width === 1280 || width === 390);
  await open(page, "/docs/");
  await search(page, "webhook");
  await expect(options(page).first().locator("q")).not.toBeEmpty();
  await expectNoViolations(page, looks);
  await page.keyboard.press("Escape");
  await field(page).fill("webhook");
  await expect(found(page).first().locator("q")).not.toBeEmpty();
  await expectNoViolations(page, looks);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("its control is a link to the page from which every other can be reached", async ({ page }) => {
    await page.goto("/docs/api/errors/");
    await expect(page.getByRole("button", { name: "Search" })).toBeHidden();
    await page.getByRole("link", { name: "All pages" }).click();
    await expect(page).toHaveURL("/docs/");
    await expect(page.getByRole("navigation", { name: "Docs sidebar" }).getByText("Worklog")).toBeVisible();
    await expect(place(page)).toBeHidden();
  });
});
