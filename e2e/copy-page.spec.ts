import { readFileSync } from "node:fs";
import path from "node:path";
import { copiedFor } from "@/lib/site/constants";
import { stopClock } from "./support/clock";
import { hold, holdPayload, holdScripts, isLive, open, openUntilTurning, whenLive } from "./support/late";
import { outFolder } from "./support/out";
import { expect, test } from "./support/test";

test.use({ permissions: ["clipboard-read", "clipboard-write"] });

const address = "/docs/worklog/create-entry/";
const twin = readFileSync(path.join(outFolder, "docs/worklog/create-entry.md"), "utf8");

test("Copy page says so, and says again what it does", async ({ page }) => {
  await page.clock.install();
  await open(page, address);
  // The button says so on a machine of any speed.
  await stopClock(page);

  await test.step("a page can be copied whole, as Markdown", async () => {
    await page.getByRole("button", { name: "Copy page" }).click();
    await expect(page.getByRole("button", { name: "Copied" })).toBeVisible();
    await expect(page.getByRole("status").filter({ hasText: "The page was copied as Markdown." })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(twin);
  });

  await test.step("copied twice in a row, the button says again what it does", async () => {
    const label = page.locator("[data-copy-label]").first();
    await page.clock.runFor(copiedFor - 100);
    await label.click();
    // What is said again ends in a space of its own.
    await expect
      .poll(() => page.getByRole("status").allTextContents())
      .toContainEqual(expect.stringMatching(/\u00a0$/));
    // The first time's end is not the second's.
    await page.clock.runFor(copiedFor - 100);
    await expect(label).toHaveText("Copied");
    await page.clock.runFor(200);
    await expect(label).toHaveText("Copy page");
  });
});

test("steps that are selected and copied bring no words of buttons and labels along", async ({ page }) => {
  await open(page, "/docs/cli/installation/");
  const button = page.locator("article li button", { hasText: "Copy" }).first();
  await button.evaluate((element) => getSelection()?.selectAllChildren(element.closest("li") as Node));
  await page.keyboard.press("Control+c");
  const text = await page.evaluate(() => navigator.clipboard.readText());
  expect(text).toContain("curl -fsSLO");
  expect(text).not.toMatch(/^(Copy|Wrap|Terminal)$/m);
});

test("what is copied, or cannot be", async ({ page, expectFault }) => {
  expectFault(/create-entry\.md|Failed to load resource/);
  await open(page, address);

  await test.step("printing leaves the ways to copy out", async () => {
    await page.emulateMedia({ media: "print" });
    await expect(page.getByRole("link", { name: "View as Markdown" })).toBeHidden();
    await expect(page.getByRole("button", { name: "Copy page" })).toBeHidden();
    await page.emulateMedia({ media: null });
  });

  await test.step("what is copied again is said again", async () => {
    const said = page.getByRole("status").filter({ hasText: "Copied to the clipboard." });
    const copy = page.locator("[data-code]").getByRole("button", { name: "Copy" });
    await copy.first().click();
    await expect(said).toBeVisible();
    const before = await said.textContent();
    await copy.first().click();
    await expect.poll(() => said.textContent()).not.toBe(before);
    await expect(said).toBeVisible();
  });

  await test.step("where the text cannot be had, the page says so and leads to it", async () => {
    await page.route("**/*.md", (route) => route.abort());
    await page.getByRole("button", { name: "Copy page" }).click();
    await expect(page.getByRole("status").filter({ hasText: "could not be copied" })).toBeVisible();
    await expect(page.getByRole("button", { name: "Copy page" })).toBeVisible();
    await expect(page.getByRole("link", { name: "View as Markdown" })).toHaveAttribute(
      "href",
      "/docs/worklog/create-entry.md",
    );
    await page.unrouteAll();
  });

  await test.step("after going to another page, that one is copied", async () => {
    await page.getByRole("navigation", { name: "Docs pages" }).getByRole("link", { name: /Next/ }).click();
    await page.waitForURL("/docs/worklog/edit-entries/");
    await page.getByRole("button", { name: "Copy page" }).click();
    await expect(page.getByRole("button", { name: "Copied" })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain("# Edit worklog entries\n");
  });
});

test("clicks before React is there are kept, and carried out", async ({ page }) => {
  const letGo = await holdScripts(page);
  await page.goto(address);
  await page.getByRole("button", { name: "Copy page" }).click();
  await page.getByRole("button", { name: "Yes" }).click();
  letGo();
  await expect(page.getByRole("button", { name: "Yes" })).toHaveAttribute("aria-pressed", "true");
  await whenLive(page);
  await expect(page.getByRole("status").filter({ hasText: "The page was copied as Markdown." })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(twin);
});

test("a click that waits for React, or for the text, is told that it waits", async ({ page }) => {
  const letGo = await holdPayload(page);
  await openUntilTurning(page, address);
  await page.getByRole("button", { name: "Copy page" }).click();
  await expect(page.getByRole("status").filter({ hasText: "Still loading." })).toBeVisible();
  expect(await isLive(page)).toBe(false);
  const letTextGo = await hold(page, /\.md$/);
  letGo();
  await expect(page.getByRole("status").filter({ hasText: "on its way" })).toBeVisible();
  letTextGo();
  await expect(page.getByRole("button", { name: "Copied" })).toBeVisible();
  await expect(page.getByRole("status").filter({ hasText: "on its way" })).toHaveCount(0);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the Markdown is a link away, and nothing is offered that would not work", async ({ page, expectFault }) => {
    // A browser that shows a text asks for this one by itself.
    expectFault(/favicon\.ico/);
    await page.goto(address);
    await expect(page.getByRole("button", { name: "Copy page" })).toBeHidden();
    await page.getByRole("link", { name: "View as Markdown" }).click();
    await expect(page).toHaveURL("/docs/worklog/create-entry.md");
  });
});
