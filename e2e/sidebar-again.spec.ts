import type { Page } from "@playwright/test";
import { afterFrames } from "./support/frames";
import { hold, holdScripts, open, whenLive } from "./support/late";
import { linksOf } from "./support/sections";
import { group, sidebar, title } from "./support/shell";
import { expect, test } from "./support/test";

const goTo = (page: Page, section: string) =>
  page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: section }).click();

test("what was opened before the scripts is open after a reload, too", async ({ page }) => {
  const letGo = await holdScripts(page);
  await page.goto("/docs/inbox/");
  await group(page, "Getting started").locator("summary").click();
  await expect(group(page, "Getting started")).toHaveAttribute("open");
  letGo();
  await whenLive(page);
  await page.reload();
  await expect(group(page, "Getting started")).toHaveAttribute("open");
});

test("what was opened in another section is open there, where that is fetched anew", async ({ page }) => {
  await open(page, "/docs/cli/");
  await group(page, "Commands").locator("summary").click();
  await expect(group(page, "Commands")).toHaveAttribute("open");
  await open(page, "/docs/inbox/");
  await goTo(page, "CLI");
  await expect(group(page, "Commands")).toHaveAttribute("open");
});

test("another section's that comes when that has been left is not shown", async ({ page }) => {
  const letGo = await hold(page, /\/docs\/sidebars\/cli\.html$/);
  const late = page.waitForResponse(/\/docs\/sidebars\/cli\.html$/);
  await open(page, "/docs/inbox/");
  await goTo(page, "CLI");
  await expect(title(page)).toHaveText("CLI overview");
  await goTo(page, "API");
  await expect(sidebar(page).locator("a")).toHaveCount(linksOf("api").length);
  letGo();
  await (await late).finished();
  await afterFrames(page);
  await expect(sidebar(page).locator("a")).toHaveCount(linksOf("api").length);
});
