import type { Page } from "@playwright/test";
import { afterFrames } from "./support/frames";
import { hold, holdPayload, keepPointerOut, openUntilTurning, whenLive } from "./support/late";
import { sidebar, sidebarLink, title } from "./support/shell";
import { expect, test } from "./support/test";

async function turnToInbox(page: Page): Promise<void> {
  await sidebar(page).getByText("Your material").click();
  await sidebarLink(page, "Inbox").click();
  await expect(title(page)).toHaveText("Triage your inbox");
}

test("Back and Forward lead to where one was on the page before, and on the one that was turned to", async ({
  page,
}) => {
  const letGo = await holdPayload(page);
  await openUntilTurning(page, "/docs/markdown-page/");
  await page.evaluate(() => scrollTo({ top: 2500, behavior: "instant" }));
  await turnToInbox(page);
  await page.evaluate(() => scrollTo({ top: 350, behavior: "instant" }));
  for (const when of ["before React", "after React has come"]) {
    await test.step(when, async () => {
      if (when !== "before React") {
        letGo();
        await whenLive(page);
      }
      await page.goBack();
      await expect(title(page)).toHaveText("Words a page can use");
      await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(2400);
      await page.goForward();
      await expect(title(page)).toHaveText("Triage your inbox");
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(350);
    });
  }
});

test("Forward after a reload leads on, though nothing that could turn the page is there yet", async ({ page }) => {
  await holdPayload(page);
  await openUntilTurning(page, "/docs/markdown-page/");
  await turnToInbox(page);
  await page.goBack();
  await expect(title(page)).toHaveText("Words a page can use");
  const letGo = await hold(page, /\/turn-\w+\.js$/);
  await page.reload({ waitUntil: "domcontentloaded" });
  // No wait for the load, which waits for what is held.
  await page.evaluate(() => history.forward());
  await expect(page).toHaveURL("/docs/inbox/");
  await expect(title(page)).toHaveText("Words a page can use");
  letGo();
  await expect(title(page)).toHaveText("Triage your inbox");
});

test("Back leads to the page before while React comes to the one after it", async ({ page }) => {
  const letGo = await holdPayload(page);
  await openUntilTurning(page, "/docs/markdown-page/");
  await page.evaluate(() => scrollTo(0, 2500));
  await turnToInbox(page);
  // The step back arrives while React is at work, and still has the page in hand that it began with.
  await page.evaluate(() => {
    const note = history.replaceState;
    History.prototype.replaceState = function (...values) {
      note.apply(this, values);
      if (!("left" in sessionStorage)) history.back();
      sessionStorage.left = "";
    };
    // Whatever it goes on to write is of the page that is left.
    addEventListener("popstate", () => history.replaceState(history.state, "", "/docs/inbox/"), { once: true });
  });
  letGo();
  await expect(page).toHaveURL("/docs/markdown-page/");
  await expect(title(page)).toHaveText("Words a page can use");
  await whenLive(page);
  await expect(page).toHaveURL("/docs/markdown-page/");
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(2500);
});

// Written once more, it would stand in the entry of a reader who steps back in that moment.
for (const [name, leave] of [
  ["a page that was turned to", turnToInbox],
  ["the top of the page, where a heading was", (page: Page) => sidebar(page).locator('[aria-current="page"]').click()],
] as const) {
  const tag = leave === turnToInbox ? [] : ["@sweep"];
  test(`React writes ${name} into the history once`, { tag }, async ({ page }) => {
    await page.addInitScript(() => {
      const note = history.replaceState;
      sessionStorage.written = 0;
      History.prototype.replaceState = function (...values) {
        note.apply(this, values);
        if (values[2]) sessionStorage.written++;
      };
    });
    const letGo = await holdPayload(page);
    await openUntilTurning(page, "/docs/markdown-page/#tables");
    // Not before: in time of its own, a page does not tell which files it has.
    await page.clock.install();
    await leave(page);
    await expect(page).not.toHaveURL(/#/);
    letGo();
    await whenLive(page);
    await page.clock.runFor(1000);
    await afterFrames(page);
    expect(await page.evaluate(() => sessionStorage.written)).toBe("1");
  });
}

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
