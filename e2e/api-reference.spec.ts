import type { Page } from "@playwright/test";
import { facts } from "@/lib/facts/facts";
import { open } from "./support/late";
import { sidebar, title } from "./support/shell";
import { blockStorage } from "./support/storage";
import { expect, test } from "./support/test";
import { translate } from "./support/translate";

const create = "/docs/api/reference/worklog-entries/create/";
const stream = "/docs/api/reference/worklog-recaps/stream/";
const field = (page: Page, id: string) => page.locator(`[id="${id}"]`);

test("an operation says what to send where, and what it needs", async ({ page }) => {
  await page.goto(create);
  const article = page.getByRole("article");
  await expect(article).toContainText("POST https://api.devlog.example/v1/worklog-entries");
  await expect(article).toContainText("API key or OAuth with the scope worklog:write");
  await expect(field(page, "body.title")).toContainText("required");
  await expect(field(page, "body.title")).toContainText(`1 to ${facts.worklogEntry.title.max} characters`);
  await expect(sidebar(page).locator("a[aria-current]")).toHaveText(/^POST/);
});

test("a link to a field opens what it stands in", async ({ page }) => {
  await open(page, `${stream}#response-200.recap.completed.status`);
  await expect(field(page, "response-200.recap.completed.status")).toBeInViewport();
  await page.evaluate(() => {
    location.hash = "#response-404";
  });
  await expect(field(page, "response-404")).toHaveAttribute("open", "");
  await expect(field(page, "response-404")).toBeInViewport();
});

for (const isBlocked of [false, true]) {
  const tag = isBlocked ? ["@sweep"] : [];
  test(`the language of samples is kept from page to page${isBlocked ? ", with storage blocked, too" : ""}`, {
    tag,
  }, async ({ page }) => {
    if (isBlocked) await blockStorage(page);
    await open(page, create);
    await page.getByRole("radio", { name: "Python" }).check();
    await page.getByRole("link", { name: "List worklog entries" }).first().click();
    await expect(title(page)).toHaveText("List worklog entries");
    await expect(page.getByRole("radio", { name: "Python" })).toBeChecked();
  });
}

test("all fields open at once, and close again", async ({ page }) => {
  await open(page, "/docs/api/reference/repository-commits/create/");
  const body = page.locator("[data-media]").first();
  const closed = body.locator("details:not([open], [data-example])");
  await expect(closed).toHaveCount(0);
  await body.getByRole("button", { name: "Collapse all" }).click();
  await expect(closed).not.toHaveCount(0);
  await body.getByRole("button", { name: "Expand all" }).click();
  await expect(closed).toHaveCount(0);

  await test.step("whatever language their button has come to speak", async () => {
    const button = body.locator("[data-open-all]");
    for (const isAllOpen of [false, true, false]) {
      await translate(button);
      await button.click();
      if (isAllOpen) await expect(closed).toHaveCount(0);
      else await expect(closed).not.toHaveCount(0);
    }
  });
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("everything can be read: samples by their radios, fields by their toggles", async ({ page }) => {
    await page.goto(create);
    await page.getByRole("radio", { name: "Go" }).check();
    await expect(page.getByText("package main").first()).toBeVisible();
    const said = field(page, "response-404").getByText("not_found").first();
    await expect(said).toBeHidden();
    await page.getByText("404 Not Found").click();
    await expect(said).toBeVisible();
  });
});
