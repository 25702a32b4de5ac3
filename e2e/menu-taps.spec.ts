import { afterFrames } from "./support/frames";
import { open } from "./support/late";
import { closer, menu, opener } from "./support/menu";
import { phone } from "./support/sizes";
import { expect, test } from "./support/test";

test.use({ viewport: phone });

test("two taps on its button open it, and then it closes with one", async ({ page }) => {
  await open(page, "/docs/inbox/");
  await opener(page).dblclick();
  await expect(menu(page)).toBeVisible();
  await closer(page).click();
  await expect(menu(page)).toBeHidden();
});

test("the second of two taps on its button changes nothing in it", async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem("theme", "light"));
  await open(page, "/docs/inbox/");
  const box = await opener(page).boundingBox();
  const at = { x: (box?.x ?? 0) + (box?.width ?? 0) / 2, y: (box?.y ?? 0) + (box?.height ?? 0) / 2 };
  for (const count of [1, 2]) await page.mouse.click(at.x, at.y, { clickCount: count });
  await expect(menu(page)).toBeVisible();
  // It would choose what has come under the pointer.
  const isUnder = await menu(page)
    .locator("label")
    .evaluateAll(
      (labels, { x, y }) =>
        labels.some((label) => {
          const { left, right, top, bottom } = label.getBoundingClientRect();
          return left <= x && x <= right && top <= y && y <= bottom;
        }),
      at,
    );
  expect(isUnder).toBe(true);
  await afterFrames(page, 2);
  await expect(page.locator("html")).toHaveAttribute("data-theme-choice", "light");
});
