import { hold, open } from "./support/late";
import { menu, opener } from "./support/menu";
import { phone } from "./support/sizes";
import { announcementClosed, store } from "./support/storage";
import { missing, missingPage } from "./support/templates";
import { expect, test } from "./support/test";

// What fails beside the text: a page that is not there has no sidebar of its own, and looks for the nearest pages.
test.beforeEach(async ({ page, expectFault }) => {
  expectFault(missingPage);
  expectFault(/503/);
  await store(page, announcementClosed);
});

test("a sidebar that the menu cannot have says so, and Retry brings it", async ({ page }) => {
  await page.setViewportSize(phone);
  await page.route("**/sidebars/docs.html", (route) => route.fulfill({ status: 503 }));
  await open(page, missing);
  await opener(page).click();
  const alert = menu(page).getByRole("alert");
  await expect(alert).toContainText("The sidebar could not be loaded.");
  await page.unrouteAll();
  await alert.getByRole("button", { name: "Retry" }).click();
  await expect(menu(page).getByRole("link", { name: "Overview" })).toBeVisible();
  await expect(alert).toBeHidden();
  await expect(menu(page).getByRole("navigation", { name: "Docs sidebar" })).toBeFocused();
});

test("what failed in the menu is forgotten when it closes", async ({ page }) => {
  await page.setViewportSize(phone);
  await page.route("**/sidebars/docs.html", (route) => route.fulfill({ status: 503 }));
  await open(page, missing);
  await opener(page).click();
  await expect(menu(page).getByRole("alert")).toBeVisible();
  await page.keyboard.press("Escape");
  await page.unrouteAll();
  await opener(page).click();
  await expect(menu(page).getByRole("link", { name: "Overview" })).toBeVisible();
  await expect(menu(page).getByRole("alert")).toBeHidden();
});

test("the nearest pages that cannot be had say so, and Retry brings them", async ({ page }) => {
  await page.route("**/docs/pages.json", (route) => route.fulfill({ status: 503 }));
  await open(page, "/docs/inbx/");
  const alert = page.getByRole("main").getByRole("alert");
  await expect(alert).toContainText("The nearest pages could not be loaded.");
  // One that fails again is another alert, which a screen reader says.
  await alert.evaluate((element) => element.setAttribute("data-first", ""));
  await alert.getByRole("button", { name: "Retry" }).click();
  await expect(alert).not.toHaveAttribute("data-first");
  await expect(alert).toBeVisible();
  await page.unrouteAll();
  await alert.getByRole("button", { name: "Retry" }).click();
  await expect(page.getByRole("main")).toBeFocused();
  await expect(page.getByRole("region", { name: "Did you mean" }).getByRole("link").first()).toBeVisible();
  await expect(alert).toBeHidden();
});

test("nearest pages that take long are said to be on their way", async ({ page }) => {
  const letGo = await hold(page, /\/docs\/pages\.json$/);
  await open(page, "/docs/inbx/");
  const wait = page.getByRole("main").getByText("Loading the nearest pages…");
  await expect(wait).toBeVisible();
  letGo();
  await expect(page.getByRole("region", { name: "Did you mean" }).getByRole("link").first()).toBeVisible();
  await expect(wait).toBeHidden();
});
