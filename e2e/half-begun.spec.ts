import { hasBegun, openBegun, openWithoutPage } from "./support/begun";
import { whenLive } from "./support/late";
import { dialog, field, options, start } from "./support/search";
import { sidebar, title } from "./support/shell";
import { expect, test } from "./support/test";

/* React that has begun and not yet taken over lets no key, click, or choice past the document: longest while it waits. */

const operation = "/docs/api/reference/projects/list/";

// While it waited for one, it would draw the page anew without end: a whole processor (DESIGN.md).
test("React begins only when all of its scripts are there", async ({ page }) => {
  const letGo = await openWithoutPage(page, operation);
  expect(await hasBegun(page)).toBe(false);
  letGo();
  await whenLive(page);
  expect(await hasBegun(page)).toBe(true);
});

test("every letter and key of a search counts while React waits for a script", async ({ page }) => {
  await openBegun(page, start);
  await page.keyboard.press("Control+k");
  await field(page).pressSequentially("capture", { delay: 20 });
  // An answer that came after the arrow would choose its own first result.
  await expect(dialog(page).getByRole("listbox")).toHaveAttribute("data-shown", "capture");
  await expect(options(page).first()).toContainText("devlog capture");
  await page.keyboard.press("ArrowDown");
  await expect(options(page).nth(1)).toHaveAttribute("aria-selected", "true");
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("Enter");
  await expect(title(page)).toHaveText("devlog capture");
  await expect(dialog(page)).toBeHidden();
});

test("a tab that is chosen while React waits for a script stays so on the next page", async ({ page }) => {
  await openBegun(page, operation);
  const python = page.getByRole("radio", { name: "Python" }).first();
  await python.check();
  await sidebar(page).locator('a[href="/docs/api/reference/projects/create/"]').click();
  await expect(title(page)).not.toHaveText("List projects");
  await expect(python).toBeChecked();
});
