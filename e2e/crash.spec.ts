import type { Page } from "@playwright/test";
import { site } from "@/lib/site/config";
import { groundOf } from "./support/ground";
import { thrower } from "./support/in-page";
import { open } from "./support/late";
import { watchFetchedAhead } from "./support/payloads";
import { sidebar, sidebarLink, title } from "./support/shell";
import { expect, test } from "./support/test";

const heading = (page: Page) => page.getByRole("heading", { level: 1, name: "This page crashed" });
const crashes = (page: Page) => page.evaluate(() => (window as { crashes?: number }).crashes ?? 0);
const setCrash = (page: Page, value: boolean) => page.evaluate((crash) => Object.assign(window, { crash }), value);

/** Makes a component of the site throw while `window.crash` is set, by putting that into its published script. */
async function plant(page: Page, where: string | RegExp, crashing: (found: string) => string) {
  let isPlanted = false;
  await page.route(/\/_next\/static\/chunks\/.*\.js$/, async (route) => {
    const answer = await route.fetch();
    const script = await answer.text();
    const body = script.replace(where, (found) => {
      isPlanted = true;
      return crashing(found);
    });
    await route.fulfill({ response: answer, body });
  });
  return () => isPlanted;
}

test.beforeEach(({ expectFault }) => expectFault(/The outer reason/));

test("a crash inside the page", async ({ page }) => {
  const isPlanted = await plant(page, /"data-version":/, (text) => `"data-crash":${thrower},${text}`);
  await open(page, "/docs/getting-started/daily-workflow/");
  expect(isPlanted()).toBe(true);
  await crashAt("Quickstart");

  await test.step("keeps navbar, sidebar and footer, and says what happened", async () => {
    await expect(page.getByRole("navigation", { name: "Main" })).toBeVisible();
    await expect(sidebar(page)).toBeVisible();
    await expect(page.getByRole("contentinfo")).toBeVisible();
    await expect(page).toHaveTitle("Page Error");
    await expect(heading(page)).toBeFocused();
    await expect(page.getByRole("alert").filter({ has: heading(page) })).toContainText(
      "The outer reason\n\nCause:\nThe middle one\n\nCause:\nthe inner one",
    );
  });

  await test.step("comes back as long as its cause is there, and goes by Try again when it is not", async () => {
    const before = await crashes(page);
    await page.getByRole("button", { name: "Try again" }).click();
    await expect.poll(() => crashes(page)).toBeGreaterThan(before);
    await expect(heading(page)).toBeVisible();
    await setCrash(page, false);
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(title(page)).toHaveText("Quickstart");
    await expect(page).toHaveTitle(`Quickstart | ${site.title}`);
    await expect(page.getByRole("article")).toBeVisible();
  });

  await test.step("is cleared by going to another page", async () => {
    await crashAt("Power user guide");
    await setCrash(page, false);
    await sidebarLink(page, "Core concepts").click();
    await expect(title(page)).toHaveText("Core concepts");
    await expect(page).toHaveTitle(`Core concepts | ${site.title}`);
    await expect(page.locator("title")).toHaveCount(1);
    await page.goBack();
    await expect(title(page)).toHaveText("Power user guide");
    await expect(page).toHaveTitle(`Power user guide | ${site.title}`);
  });

  async function crashAt(name: string) {
    await setCrash(page, true);
    await sidebarLink(page, name).click();
    await expect(heading(page)).toBeVisible();
  }
});

test.describe("a crash of the shell", () => {
  test.use({ colorScheme: "light" });

  test("shows the bare screen, and goes", async ({ page, context }) => {
    const isPlanted = await plant(page, /"data-empty":/, (text) => `"data-crash":${thrower},${text}`);
    await open(page, "/docs/getting-started/");
    expect(isPlanted()).toBe(true);
    await page.getByRole("radio", { name: "Dark" }).check();
    const come = watchFetchedAhead(page, "/docs/getting-started/core-concepts/");
    await sidebarLink(page, "Core concepts").click();
    await expect(title(page)).toHaveText("Core concepts");
    await come();
    await crash();

    await test.step("in the reader's theme", async () => {
      await expect(page).toHaveTitle("Page Error");
      await expect(page.getByRole("navigation")).toHaveCount(0);
      await expect(page.getByRole("alert").filter({ has: heading(page) })).toContainText(
        "The outer reason\n\nCause:\nThe middle",
      );
      await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
      await expect(page.locator("html")).toHaveCSS("background-color", groundOf("dark"));
      await expect(page.locator("html")).toHaveAttribute("lang", "en");
      await expect(heading(page)).toHaveCSS("font-family", /sans-serif$/);
      await expect(page.getByRole("button", { name: "Try again" })).toBeVisible();
    });

    await test.step("by Try again when its cause is gone", async () => {
      await setCrash(page, false);
      await page.getByRole("button", { name: "Try again" }).click();
      await expect(title(page)).toHaveText("Core concepts");
      await expect(page.getByRole("navigation", { name: "Main" })).toBeVisible();
      await expect(sidebarLink(page, "Quickstart")).toBeVisible();
      await expect(page).toHaveTitle(`Core concepts | ${site.title}`);
      await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
      await expect(page.getByRole("radio", { name: "Dark" })).toBeChecked();
    });

    await test.step("by going back to another page", async () => {
      await crash();
      await setCrash(page, false);
      await page.goBack();
      await expect(title(page)).toHaveText("Quickstart");
      await expect(page).toHaveTitle(`Quickstart | ${site.title}`);
      await expect(page.getByRole("navigation", { name: "Main" })).toBeVisible();
    });

    /** By the status line, which is part of the shell, and speaks when one is back online. */
    async function crash() {
      await setCrash(page, true);
      await context.setOffline(true);
      await context.setOffline(false);
      await expect(heading(page)).toBeVisible();
    }
  });
});

test("a crash of the first page, as React takes it over, is named in the tab", async ({ page }) => {
  await plant(page, /"data-version":/, (text) => `"data-crash":${thrower},${text}`);
  await page.addInitScript(() => Object.assign(window, { crash: true }));
  await open(page, "/docs/getting-started/");
  await expect(heading(page)).toBeVisible();
  await expect(page).toHaveTitle("Page Error");
  await setCrash(page, false);
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page).toHaveTitle(`Quickstart | ${site.title}`);
  await expect(page.locator("head > title")).toHaveCount(1);
});
