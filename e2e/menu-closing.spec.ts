import { afterFrames } from "./support/frames";
import { hold, holdScripts, open, whenLive } from "./support/late";
import { closer, menu, opener } from "./support/menu";
import { whenOverlayLeft } from "./support/overlay";
import { linksOf } from "./support/sections";
import { goOnFromInbox, goOnToDocuments, title } from "./support/shell";
import { phone } from "./support/sizes";
import { missingPage } from "./support/templates";
import { expect, test } from "./support/test";

test.use({ viewport: phone });

test("before the scripts arrive its button closes it, and a group that was opened in it stays open", async ({
  page,
}) => {
  const letGo = await holdScripts(page);
  await page.goto("/docs/getting-started/");
  await opener(page).click();
  await expect(menu(page)).toBeVisible();
  await closer(page).click();
  await expect(menu(page)).toBeHidden();
  await expect(page).toHaveURL("/docs/getting-started/");
  const group = menu(page).locator("details", { hasText: "Job applications" });
  await opener(page).click();
  await group.locator("summary").click();
  letGo();
  await whenLive(page);
  await expect(group).toHaveAttribute("open", "");
});

test("on a low screen its Close and the sections stay at hand above the current page", async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await open(page, "/docs/account/preferences/");
  await opener(page).click();
  const links = menu(page).getByRole("navigation", { name: "Main" }).getByRole("link");
  await expect(links.first()).toBeFocused();
  for (const each of [closer(page), ...(await links.all())]) await expect(each).toBeInViewport({ ratio: 1 });
  await expect(menu(page).locator('[aria-current="page"]')).toBeInViewport();
  await closer(page).click();
  await expect(menu(page)).toBeHidden();
});

test("closing it", async ({ page }) => {
  await open(page, "/docs/getting-started/#write-an-entry-in-the-app");
  // Before the menu is opened, whose links may be asked for ahead.
  const toConcepts = await hold(page, /core-concepts/);
  const toCli = await hold(page, /\/docs\/cli\/(index\.txt)?(\?.*)?$/);
  await test.step("leaves the page where it was, at a heading's address, too", async () => {
    await page.evaluate(() => scrollTo({ top: 2200, behavior: "instant" }));
    // Without Playwright's own scrolling to the button.
    await opener(page).evaluate((button) => (button as HTMLElement).click());
    await expect(menu(page)).toBeVisible();
    await closer(page).click();
    await expect(menu(page)).toBeHidden();
    await whenOverlayLeft(page);
    expect(await page.evaluate(() => scrollY)).toBe(2200);
  });
  await test.step("leaves it where the reader scrolls to meanwhile", async () => {
    await opener(page).evaluate((button) => (button as HTMLElement).click());
    await expect(menu(page)).toBeVisible();
    await closer(page).evaluate(async (button) => {
      (button as HTMLElement).click();
      // By then, the step back has begun.
      await new Promise<void>((begun) => queueMicrotask(begun));
      scrollTo({ top: 1800, behavior: "instant" });
    });
    await expect(menu(page)).toBeHidden();
    await whenOverlayLeft(page);
    expect(await page.evaluate(() => scrollY)).toBe(1800);
  });
  await test.step("while a page is on its way does not give that page up", async () => {
    await opener(page).click();
    await menu(page).getByRole("link", { name: "CLI", exact: true }).click();
    await page.keyboard.press("Escape");
    await expect(menu(page)).toBeHidden();
    toCli();
    await expect(title(page)).toHaveText("CLI overview");
    await page.goBack();
    await expect(title(page)).toHaveText("Quickstart");
  });
  await test.step("by a link happens at once: the bar of a slow page is seen, and Back leads to where one was", async () => {
    await opener(page).click();
    await menu(page).getByRole("link", { name: "Core concepts" }).click();
    await expect(menu(page)).toBeHidden();
    await expect(page.getByRole("progressbar", { name: "Loading page" })).toBeInViewport();
    toConcepts();
    await expect(title(page)).toHaveText("Core concepts");
    await page.goBack();
    await expect(title(page)).toHaveText("Quickstart");
    expect(await page.evaluate(() => history.state.overlay)).not.toBe(true);
  });
});

test("a group that was opened in it is open again, in it and in the sidebar", async ({ page }) => {
  await open(page, "/docs/getting-started/");
  const group = menu(page).locator("details", { hasText: "Job applications" });
  await opener(page).click();
  await group.locator("summary").click();
  await expect(group).toHaveAttribute("open", "");
  // In the sidebar at once: a page may be left, or loaded again, while the menu is open.
  await expect(page.locator("aside details", { hasText: "Job applications" })).toHaveAttribute("open", "");
  await closer(page).click();
  await opener(page).click();
  await expect(group).toHaveAttribute("open", "");
  await closer(page).click();
  await page.setViewportSize({ width: 1200, height: 844 });
  await expect(page.locator("aside details", { hasText: "Job applications" })).toHaveAttribute("open", "");
});

test("a result of the search that was opened over it takes both away, and Back is one step", async ({ page }) => {
  await goOnToDocuments(page);
  await opener(page).click();
  await page.keyboard.press("Control+k");
  const search = page.getByRole("dialog", { name: "Search" });
  await search.getByLabel("Search Devlog docs").fill("pagination");
  await expect(search.getByRole("option", { selected: true })).toContainText("Pagination");
  await page.keyboard.press("Enter");
  await expect(title(page)).toHaveText("Pagination");
  await page.goBack();
  await expect(title(page)).toHaveText("Upload and organize documents");
  await page.goBack();
  await expect(title(page)).toHaveText("Triage your inbox");
});

test("the current page's link closes it, with a choice in the address, too", async ({ page }) => {
  await open(page, "/docs/cli/installation/?os=linux");
  await opener(page).click();
  await menu(page).getByRole("link", { name: "Installation", exact: true }).click();
  await expect(menu(page)).toBeHidden();
  await expect(title(page)).toHaveText(/Install/);
});

test("a sidebar that comes when its page has been left is not shown", async ({ page, expectFault }) => {
  expectFault(missingPage);
  await open(page, "/docs/nowhere/");
  const letGo = await hold(page, /\/sidebars\/docs\.html$/);
  const late = page.waitForResponse(/\/sidebars\/docs\.html$/);
  await opener(page).click();
  await menu(page).getByRole("link", { name: "CLI", exact: true }).click();
  await expect(title(page)).toHaveText("CLI overview");
  await expect(menu(page)).toBeHidden();
  letGo();
  await (await late).finished();
  await afterFrames(page);
  await opener(page).click();
  await expect(menu(page).locator('[aria-current="page"]')).toHaveText("Overview");
  await expect(menu(page).getByRole("navigation", { name: "Docs sidebar" }).locator("a")).toHaveCount(
    linksOf("cli").length,
  );
});

test("a window that became wide before the scripts came has it closed", async ({ page }) => {
  const letGo = await holdScripts(page);
  await page.goto("/docs/cli/");
  await opener(page).click();
  await page.setViewportSize({ width: 1200, height: 844 });
  letGo();
  await whenLive(page);
  await expect(menu(page)).toBeHidden();
});

test("of a menu that a reload has closed, no entry of the history knows any more", async ({ page }) => {
  await open(page, "/docs/inbox/");
  await opener(page).click();
  await expect(menu(page)).toBeVisible();
  await page.reload();
  await whenLive(page);
  await expect(menu(page)).toBeHidden();
  await page.evaluate(() => {
    location.hash = "#main";
  });
  await expect.poll(() => page.evaluate(() => history.state?.__NA)).toBe(true);
  await goOnFromInbox(page);
  await page.goBack();
  await expect(page).toHaveURL("/docs/inbox/#main");
});

test("a group that was opened in it is open after a reload", async ({ page }) => {
  await open(page, "/docs/inbox/");
  await opener(page).click();
  const closed = menu(page).locator("details:not([open])").first();
  const name = (await closed.locator("summary").textContent()) ?? "";
  await closed.locator("summary").click();
  await page.reload();
  await whenLive(page);
  await opener(page).click();
  await expect(
    menu(page)
      .locator("details", { has: page.getByText(name, { exact: true }) })
      .first(),
  ).toHaveAttribute("open");
});
