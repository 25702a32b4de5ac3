import type { Page } from "@playwright/test";
import { stopClock } from "./support/clock";
import { hold, open } from "./support/late";
import { chosen, dialog, field, search, start } from "./support/search";
import { expect, test } from "./support/test";

// The thread and the index are begun anew after each failure, so one visit has room for both. What begins with the script
// that failed, and the failure of everything, need visits of their own.
for (const files of [["search.js"], ["worker.js", "index.json"], ["*"]]) {
  test(`what cannot be had (${files.join(", then ")}) says so, and Retry brings it`, async ({ page, expectFault }) => {
    expectFault(/\/docs\/search\//);
    const failure = dialog(page).getByText("could not be loaded");
    const retry = dialog(page).getByRole("button", { name: "Retry" });
    await open(page, start);
    for (const [at, file] of files.entries()) {
      const asked = `**/docs/search/${file}`;
      await page.unrouteAll();
      await page.route(asked, (route) => route.fulfill({ status: 503 }));
      const refused = page.waitForResponse((response) => response.status() === 503);
      await (at === 0 ? search(page, "inbox") : retry.click());
      await refused;
      await expect(failure, file).toBeVisible();
      // None of what was started in vain goes on.
      await retry.click();
      await expect(failure, file).toBeVisible();
      await expect.poll(() => page.workers().length, file).toBeLessThanOrEqual(1);
    }
    await page.unrouteAll();
    await retry.click();
    await expect(chosen(page)).toContainText("inbox");
  });
}

test("a page that a network answers with in the place of the script is no script", async ({ page, expectFault }) => {
  expectFault(/MIME type/);
  await page.route("**/docs/search/search.js", (route) =>
    route.fulfill({ contentType: "text/html", body: "<title>Sign in to the network</title>" }),
  );
  await open(page, start);
  await search(page, "inbox");
  await expect(dialog(page).getByText("could not be loaded")).toBeVisible();
  await page.unrouteAll();
  await dialog(page).getByRole("button", { name: "Retry" }).click();
  await expect(chosen(page)).toContainText("inbox");
});

test("a script that cannot be had is said to who listens, and can be asked for by the keyboard", async ({
  page,
  expectFault,
}) => {
  expectFault(/\/docs\/search\//);
  await page.route("**/docs/search/search.js", (route) => route.fulfill({ status: 503 }));
  const asked: string[] = [];
  await open(page, start);
  page.on("request", (request) => {
    if (request.url().endsWith("/search.js")) asked.push(request.url());
  });
  await page.keyboard.press("/");
  await expect(dialog(page).getByRole("alert")).toContainText("could not be loaded");
  await page.keyboard.press("Tab");
  await expect(dialog(page).getByRole("button", { name: "Close search" })).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(dialog(page).getByRole("button", { name: "Retry" })).toBeFocused();
  expect(asked).toHaveLength(1);
  await page.unrouteAll();
  await page.keyboard.press("Enter");
  await page.keyboard.type("inbox");
  await expect(chosen(page)).toContainText("inbox");
});

test("one that comes within 200 ms never is", async ({ page }) => {
  await page.clock.install();
  const letGo = await hold(page, /\/docs\/search\/index\.json$/);
  await open(page, start);
  // As quick as it has to be on any machine: time stands still until the answer is there.
  await stopClock(page);
  await search(page, "in");
  await expect(dialog(page)).toHaveAttribute("data-attached");
  // Each letter waits for itself.
  for (const text of ["inb", "inbox"]) await field(page).fill(text);
  letGo();
  await expect(chosen(page)).toContainText("inbox");
  const said = dialog(page).getByRole("status");
  const results = await said.textContent();
  await page.clock.runFor(1000);
  await expect(said).toHaveText(results ?? "");
  expect(results).toContain("results");
});

test("a script that takes long leaves the dialog as it should be", async ({ page }) => {
  const letGo = await hold(page, /\/docs\/search\/search\.js$/);
  await open(page, start);
  const opener = page.getByRole("button", { name: "Search", exact: true });

  for (const reducedMotion of ["no-preference", "reduce"] as const) {
    await test.step(`it is announced after 200 ms, where motion is ${reducedMotion}`, async () => {
      await page.emulateMedia({ reducedMotion });
      const waited = untilAnnounced(page);
      await search(page, "inbox");
      expect(await waited).toBeGreaterThanOrEqual(180);
      await page.keyboard.press("Escape");
      await expect(dialog(page)).toBeHidden();
    });
  }

  await test.step("the dialog closes before it arrives, by its button and by a click beside it", async () => {
    await opener.click();
    await dialog(page).getByRole("button", { name: "Close search" }).click();
    await expect(dialog(page)).toBeHidden();
    await expect(opener).toBeFocused();
    await opener.click();
    await page.mouse.click(20, 400);
    await expect(dialog(page)).toBeHidden();
  });

  await test.step("what was typed is answered when it arrives", async () => {
    await opener.click();
    letGo();
    await expect(chosen(page)).toContainText("inbox");
  });
});

/** How long the words take that a stylesheet writes into the open dialog, by the times of its frames. */
function untilAnnounced(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let opened: number | undefined;
        const look = (time: number) => {
          const dialog = document.querySelector("dialog[data-search][open]");
          if (dialog) opened ??= time;
          if (dialog && getComputedStyle(dialog, "::after").visibility === "visible") resolve(time - (opened ?? time));
          else requestAnimationFrame(look);
        };
        requestAnimationFrame(look);
      }),
  );
}

test("texts that cannot be had leave the results, and are asked for again", async ({ page, expectFault }) => {
  expectFault(/texts/);
  await page.route("**/docs/search/texts/*", (route) => route.fulfill({ status: 500 }));
  await open(page, start);
  const refused = page.waitForResponse(/texts/);
  await search(page, "inbox");
  await refused;
  await expect(chosen(page).locator("q")).toBeEmpty();
  await page.unrouteAll();
  await field(page).fill("inbox ");
  await expect(chosen(page).locator("q")).not.toBeEmpty();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/docs\/inbox\//);
});

test("what failed in the page's own search, and goes on in the dialog, has gone on when the reader comes back", async ({
  page,
  expectFault,
}) => {
  expectFault(/\/docs\/search\//);
  await page.route("**/docs/search/index.json", (route) => route.fulfill({ status: 503 }));
  const place = page.getByRole("search");
  await open(page, "/docs/");
  await place.getByLabel("Search Devlog docs").fill("inbox");
  await expect(place.getByText("could not be loaded")).toBeVisible();
  await search(page, "webhook");
  await expect(dialog(page).getByText("could not be loaded")).toBeVisible();
  await page.unrouteAll();
  await dialog(page).getByRole("button", { name: "Retry" }).click();
  await expect(chosen(page)).toContainText(/webhook/i);
  await page.keyboard.press("Escape");
  await place.getByLabel("Search Devlog docs").click();
  await expect(place.getByText("could not be loaded")).toBeHidden();
  await expect(place.getByRole("option").first()).toContainText(/inbox/i);
});
