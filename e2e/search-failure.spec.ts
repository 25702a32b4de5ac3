import type { Page } from "@playwright/test";
import { hold, open, stopClock } from "./support/late";
import { chosen, dialog, search, start, watchTaking } from "./support/search";
import { expect, test } from "./support/test";

for (const [what, file] of [
  ["script", "search.js"],
  ["thread", "worker.js"],
  ["index", "index.json"],
  ["search", "*"],
] as const) {
  test(`a ${what} that cannot be had says so, and Retry brings it`, async ({ page, expectFault }) => {
    expectFault(/\/docs\/search\//);
    let isDown = true;
    await page.route(`**/docs/search/${file}`, (route) => (isDown ? route.fulfill({ status: 503 }) : route.continue()));
    await open(page, start);
    await search(page, "inbox");
    await expect(dialog(page).getByText("could not be loaded")).toBeVisible();
    // None of what was started in vain goes on.
    await dialog(page).getByRole("button", { name: "Retry" }).click();
    await expect(dialog(page).getByText("could not be loaded")).toBeVisible();
    await expect.poll(() => page.workers().length).toBeLessThanOrEqual(1);
    isDown = false;
    await dialog(page).getByRole("button", { name: "Retry" }).click();
    await expect(chosen(page)).toContainText("inbox");
  });
}

test("an index that takes long is announced", async ({ page }) => {
  const letGo = await hold(page, /\/docs\/search\/index\.json$/);
  await open(page, start);
  await search(page, "inbox");
  await expect(dialog(page).getByText("Loading the search…")).toBeVisible();
  letGo();
  await expect(chosen(page)).toContainText("inbox");
  await expect(dialog(page).getByText("Loading the search…")).toHaveCount(0);
});

test("Enter before the index is there means its answer, unless the reader has left", async ({ page }) => {
  const letGo = await hold(page, /\/docs\/search\/index\.json$/);
  await open(page, start);
  await search(page, "pagination");
  const isTaken = await watchTaking(page);
  // Its script hears the key from then on.
  await expect(dialog(page).getByText("Loading the search…")).toBeVisible();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Escape");
  await expect(dialog(page)).toBeHidden();
  letGo();
  await expect(page.locator("dialog [role=option]")).not.toHaveCount(0);
  expect(await isTaken()).toBe(false);
  await page.keyboard.press("Control+k");
  await expect(chosen(page)).toContainText("Pagination");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/docs/api/pagination/");
});

test("one that comes within 200 ms never is", async ({ page }) => {
  await page.clock.install();
  await open(page, start);
  // As quick as it has to be on any machine: time stands still until the answer is there.
  await stopClock(page);
  await search(page, "inbox");
  await expect(chosen(page)).toContainText("inbox");
  const said = dialog(page).getByRole("status");
  const results = await said.textContent();
  await page.clock.runFor(1000);
  await expect(said).toHaveText(results ?? "");
  expect(results).toContain("results");
});

for (const reducedMotion of ["no-preference", "reduce"] as const) {
  test(`a script that takes long is announced after 200 ms, where motion is ${reducedMotion}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion });
    const letGo = await hold(page, /\/docs\/search\/search\.js$/);
    await open(page, start);
    const waited = untilAnnounced(page);
    await search(page, "inbox");
    expect(await waited).toBeGreaterThanOrEqual(180);
    letGo();
    await expect(chosen(page)).toContainText("inbox");
  });
}

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

test("texts that cannot be had leave the results", async ({ page, expectFault }) => {
  expectFault(/texts/);
  await page.route("**/docs/search/texts/*", (route) => route.fulfill({ status: 500 }));
  await open(page, start);
  const refused = page.waitForResponse(/texts/);
  await search(page, "inbox");
  await refused;
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/docs\/inbox\//);
});
