import type { Page } from "@playwright/test";
import { afterFrames } from "./support/frames";
import { hold, open } from "./support/late";
import { menu, opener } from "./support/menu";
import { whenOverlayLeft } from "./support/overlay";
import { dialog, field } from "./support/search";
import { goOnFromInbox, title } from "./support/shell";
import { phone } from "./support/sizes";
import { expect, test } from "./support/test";

/** Has the search do several things within one task, before the way back of the first has been gone, and waits for that. */
async function atOnce(page: Page, steps: readonly ("close" | "showModal")[]): Promise<void> {
  await page.evaluate(async (names) => {
    const gone = new Promise((resolve) => addEventListener("popstate", resolve, { once: true }));
    for (const name of names) {
      document.querySelector<HTMLDialogElement>("dialog[data-search]")?.[name]();
      await Promise.resolve();
    }
    await gone;
  }, steps);
  await afterFrames(page);
}

test("Back closes it, or leads to where it was opened", async ({ page }) => {
  await open(page, "/docs/inbox/");

  await test.step("it closes it, and leaves the page", async () => {
    await goOnFromInbox(page);
    await page.keyboard.press("Control+k");
    await expect(dialog(page)).toBeVisible();
    await page.goBack();
    await expect(dialog(page)).toBeHidden();
    await expect(page).toHaveURL("/docs/documents/");
    await page.goBack();
    await expect(page).toHaveURL("/docs/inbox/");
  });

  await test.step("it has closed it for good only when it is not opened again at once", async () => {
    await page.keyboard.press("Control+k");
    await expect(dialog(page)).toBeVisible();
    await atOnce(page, ["close", "showModal"]);
    await expect(dialog(page)).toBeVisible();
    await page.goBack();
    await expect(dialog(page)).toBeHidden();
    await expect(page).toHaveURL("/docs/inbox/");
  });

  await test.step("it takes one step, however quickly it is opened and closed again", async () => {
    await page.keyboard.press("Control+k");
    await expect(dialog(page)).toBeVisible();
    await atOnce(page, ["close", "showModal", "close"]);
    await expect(page).toHaveURL("/docs/inbox/");
    await expect(dialog(page)).toBeHidden();
  });

  await test.step("it leads, after a result, to where it was opened, in one step", async () => {
    await page.keyboard.press("Control+k");
    await field(page).fill("create a project");
    await expect(dialog(page).getByRole("option", { selected: true })).toContainText("Create a project");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/docs\/(?!inbox)/);
    await expect(dialog(page)).toBeHidden();
    await page.goBack();
    await expect(page).toHaveURL("/docs/inbox/");
    await expect(title(page)).toHaveText("Triage your inbox");
  });

  await test.step("it leads, after a result on the same page, to where that was", async () => {
    await goOnFromInbox(page);
    await page.keyboard.press("Control+k");
    await field(page).fill("upload a document");
    const here = dialog(page).locator('[role=option][href^="/docs/documents/#"]').first();
    await here.click();
    await expect(page).toHaveURL(/\/docs\/documents\/#/);
    await expect(dialog(page)).toBeHidden();
    // The top has no hash, not an empty one either, also where the result quotes something.
    await page.keyboard.press("Control+k");
    await field(page).fill("documents");
    await dialog(page).locator('[role=option][href^="/docs/documents/#:~:"]').click();
    await expect(dialog(page)).toBeHidden();
    await expect
      .poll(() => page.evaluate(() => [location.href.split("/docs/")[1], scrollY]))
      .toEqual(["documents/", 0]);
    await page.goBack();
    await expect(page).toHaveURL(/\/docs\/documents\/#/);
    await page.goBack();
    await expect(page).toHaveURL("/docs/documents/");
    await page.goBack();
    await expect(page).toHaveURL("/docs/inbox/");
  });

  await test.step("it is as it was after Escape, and after a search over the menu closes the search alone", async () => {
    await page.setViewportSize(phone);
    await goOnFromInbox(page);
    await opener(page).click();
    await page.keyboard.press("Control+k");
    await expect(dialog(page)).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(dialog(page)).toBeHidden();
    await expect(menu(page)).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(menu(page)).toBeHidden();
    await page.goBack();
    await expect(page).toHaveURL("/docs/inbox/");
  });
});

test("Back leads, after a result on a page whose address has a query, to where that was", async ({ page }) => {
  await open(page, "/docs/cli/installation/?os=linux");
  await page.keyboard.press("Control+k");
  await field(page).fill("uninstall");
  await expect(dialog(page).getByRole("option", { selected: true })).toContainText(/uninstall/i);
  // What it quotes, and would have the browser mark, is far below its heading.
  await expect(dialog(page).locator("[aria-selected=true] q")).toContainText("npm uninstall");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/docs\/cli\/installation\/\?os=linux#.*uninstall/);
  await expect(page.getByRole("heading", { name: /uninstall/i })).toBeInViewport();
  await page.goBack();
  await expect(page).toHaveURL("/docs/cli/installation/?os=linux");
});

for (const form of ["/docs/documents", "/docs/documents.html"]) {
  const tag = form.endsWith(".html") ? ["@sweep"] : [];
  test(`a result on the same page is reached from ${form}, too`, { tag }, async ({ page }) => {
    await open(page, form);
    await expect(page).toHaveURL("/docs/documents/");
    await page.keyboard.press("Control+k");
    await field(page).fill("upload a document");
    await dialog(page).locator('[role=option][href^="/docs/documents/#"]').first().click();
    await expect(page).toHaveURL(/\/docs\/documents\/#/);
    await expect(dialog(page)).toBeHidden();
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0);
  });
}

for (const [name, width, show] of [
  ["the search", 1280, (page: Page) => page.keyboard.press("Control+k")],
  ["the menu", 390, (page: Page) => opener(page).click()],
] as const) {
  const tag = name === "the menu" ? ["@sweep"] : [];
  test(`${name}, opened while a page is on its way, calls it off neither way, and is no step back`, { tag }, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await open(page, "/docs/inbox/");
    const shown = name === "the menu" ? menu(page) : dialog(page);
    const next = page.getByRole("navigation", { name: "Docs pages" }).getByRole("link", { name: "Documents" });

    await test.step("it is closed before the page comes", async () => {
      const letGo = await hold(page, ({ pathname }) => pathname.startsWith("/docs/documents/"));
      await next.click();
      await expect(page.locator("#nprogress")).toHaveCount(1);
      await show(page);
      await expect(shown).toBeVisible();
      await page.keyboard.press("Escape");
      await expect(shown).toBeHidden();
      letGo();
      await expect(title(page)).toHaveText("Upload and organize documents");
      await page.goBack();
      await expect(title(page)).toHaveText("Triage your inbox");
      expect(await page.evaluate(() => history.state.overlay)).toBeFalsy();
    });

    await test.step("it is open when the page comes: Back closes it, if that has not, and then leaves the page", async () => {
      await page.goForward();
      const letGo = await hold(page, ({ pathname }) => pathname.startsWith("/docs/snippets/"));
      const after = page.getByRole("navigation", { name: "Docs pages" }).getByRole("link", { name: "Snippets" });
      await after.click();
      await expect(page.locator("#nprogress")).toHaveCount(1);
      await show(page);
      await expect(shown).toBeVisible();
      letGo();
      await expect(page).toHaveURL("/docs/snippets/");
      if (name === "the search") {
        await expect(shown).toBeVisible();
        await page.goBack();
      }
      await expect(shown).toBeHidden();
      await expect(page).toHaveURL("/docs/snippets/");
      await whenOverlayLeft(page);
      await page.goBack();
      await expect(page).toHaveURL("/docs/documents/");
    });
  });
}
