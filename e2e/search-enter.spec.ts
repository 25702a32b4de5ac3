import { hold, open } from "./support/late";
import { chosen, dialog, field, search, start, watchTaking } from "./support/search";
import { expect, test } from "./support/test";

test("Enter before the script is there means its answer, unless something else was pressed since", async ({ page }) => {
  const script = /\/docs\/search\/search\.js$/;
  const letGo = await hold(page, script);
  await open(page, start);
  await page.keyboard.press("/");
  await page.keyboard.type("pagination");
  await page.keyboard.press("Enter");
  letGo();
  await expect(page).toHaveURL("/docs/api/pagination/");
  await page.reload();
  const letGoAgain = await hold(page, script);
  await page.keyboard.press("/");
  await page.keyboard.type("snooz");
  await page.keyboard.press("Enter");
  await page.keyboard.type("e");
  const isTaken = await watchTaking(page);
  letGoAgain();
  await expect(chosen(page)).toContainText("Snooze");
  expect(await isTaken()).toBe(false);
});

test("Enter before the index is there means its answer, unless the reader has left", async ({ page }) => {
  const letGo = await hold(page, /\/docs\/search\/index\.json$/);
  const wait = dialog(page).getByText("Loading the search…");
  await open(page, start);
  await search(page, "pagination");
  const isTaken = await watchTaking(page);
  // Its script hears the key from then on.
  await test.step("an index that takes long is announced", () => expect(wait).toBeVisible());
  await page.keyboard.press("Enter");
  await page.keyboard.press("Escape");
  await expect(dialog(page)).toBeHidden();
  letGo();
  await expect(page.locator("dialog [role=option]")).not.toHaveCount(0);
  expect(await isTaken()).toBe(false);
  await page.keyboard.press("Control+k");
  await expect(chosen(page)).toContainText("Pagination");
  await expect(wait).toHaveCount(0);

  await test.step("nor once the reader types on", async () => {
    // In one go: no answer can come between.
    await field(page).evaluate((input: HTMLInputElement) => {
      const type = (text: string) => {
        input.value = text;
        input.dispatchEvent(new InputEvent("input", { bubbles: true }));
      };
      type("inbox");
      input.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true, cancelable: true }));
      type("pagination");
    });
    await expect(dialog(page).locator('[data-shown="pagination"]')).toBeAttached();
    await expect(dialog(page)).toBeVisible();
    expect(await isTaken()).toBe(false);
  });
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/docs/api/pagination/");
});
