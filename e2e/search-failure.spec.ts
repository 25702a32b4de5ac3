import { open } from "./support/late";
import { chosen, dialog, search, start } from "./support/search";
import { expect, test } from "./support/test";

for (const [what, file] of [
  ["script", "search.js"],
  ["thread", "worker.js"],
  ["index", "index.json"],
] as const) {
  test(`a ${what} that cannot be had says so, and Retry brings it`, async ({ page, expectFault }) => {
    expectFault(new RegExp(file.replace(".", "\\.")));
    let isDown = true;
    await page.route(`**/docs/search/${file}`, (route) => (isDown ? route.fulfill({ status: 503 }) : route.continue()));
    await open(page, start);
    await search(page, "inbox");
    await expect(dialog(page).getByText("could not be loaded")).toBeVisible();
    isDown = false;
    await dialog(page).getByRole("button", { name: "Retry" }).click();
    await expect(chosen(page)).toContainText("inbox");
  });
}

test("an index that takes long is announced, and one that does not never is", async ({ page }) => {
  let letGo = () => {};
  const released = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route("**/docs/search/index.json", async (route) => {
    await released;
    await route.continue();
  });
  await open(page, start);
  await search(page, "inbox");
  await expect(dialog(page).getByText("Loading the search…")).toBeVisible();
  letGo();
  await expect(chosen(page)).toContainText("inbox");
  await expect(dialog(page).getByText("Loading the search…")).toHaveCount(0);
});

test("texts that cannot be had leave the results", async ({ page, expectFault }) => {
  expectFault(/texts/);
  await page.route("**/docs/search/texts/*", (route) => route.fulfill({ status: 500 }));
  await open(page, start);
  await search(page, "inbox");
  await page.waitForResponse(/texts/);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/docs\/inbox\//);
});
