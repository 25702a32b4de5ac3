import type { Page } from "@playwright/test";
import { hold, holdPayload, keepPointerOut, openUntilTurning, whenLive } from "./support/late";
import { sidebar, sidebarLink, title } from "./support/shell";
import { expect, test } from "./support/test";

async function turnToInbox(page: Page): Promise<void> {
  await sidebar(page).getByText("Your material").click();
  await sidebarLink(page, "Inbox").click();
  await expect(title(page)).toHaveText("Triage your inbox");
}

for (const when of ["before React", "after React has come"]) {
  test(`Back leads to the page before, where one was, ${when}`, async ({ page }) => {
    const letGo = await holdPayload(page);
    await openUntilTurning(page, "/docs/markdown-page/");
    await page.evaluate(() => scrollTo(0, 2500));
    await turnToInbox(page);
    if (when !== "before React") {
      letGo();
      await whenLive(page);
    }
    await page.goBack();
    await expect(title(page)).toHaveText("Words a page can use");
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(2400);
    await page.goForward();
    await expect(title(page)).toHaveText("Triage your inbox");
  });
}

test("Back leads to where one was when React has come, also where the browser has lost the place", async ({ page }) => {
  // Whether Chromium still has it depends on what comes first: its own step back, or the load that Next asks for.
  await page.addInitScript(() => {
    history.scrollRestoration = "manual";
  });
  const letGo = await holdPayload(page);
  await openUntilTurning(page, "/docs/markdown-page/");
  await page.evaluate(() => scrollTo(0, 2500));
  await turnToInbox(page);
  letGo();
  await whenLive(page);
  await page.goBack();
  await expect(title(page)).toHaveText("Words a page can use");
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(2500);
});

test("Forward leads to where one was on the page that was turned to", async ({ page }) => {
  await holdPayload(page);
  await openUntilTurning(page, "/docs/getting-started/");
  await sidebarLink(page, "Core concepts").click();
  await expect(title(page)).toHaveText("Core concepts");
  await page.evaluate(() => scrollTo({ top: 700, behavior: "instant" }));
  await page.goBack();
  await expect(title(page)).toHaveText("Quickstart");
  await page.goForward();
  await expect(title(page)).toHaveText("Core concepts");
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(700);
});

test("Back to a heading of the page gives up the one that is on its way, and React comes", async ({ page }) => {
  await keepPointerOut(page);
  const letReactGo = await holdPayload(page);
  await openUntilTurning(page, "/docs/getting-started/");
  await page.evaluate(() => (location.hash = "#install-the-cli"));
  const letGo = await hold(page, /core-concepts\/$/);
  await sidebarLink(page, "Core concepts").click();
  await expect(page.getByRole("progressbar", { name: "Loading page" })).toBeVisible();
  await page.goBack();
  letReactGo();
  await whenLive(page);
  letGo();
  await expect(page).toHaveURL("/docs/getting-started/");
  await expect(title(page)).toHaveText("Quickstart");
  await expect(page.getByRole("progressbar")).toHaveCount(0);
});
