import type { Page } from "@playwright/test";
import { afterFrames } from "./support/frames";
import { hold, isLive, whenLive } from "./support/late";
import { watchAnswers } from "./support/payloads";
import { dialog, field, options, start } from "./support/search";
import { sidebar, title } from "./support/shell";
import { expect, test } from "./support/test";

/* While React has begun and waits for a script of its own, it lets no key, click, or choice past the document. */

/** The scripts that a page's React is made of, by their names. */
async function partsOf(page: Page, address: string): Promise<string[]> {
  const html = await (await page.request.get(address)).text();
  const parts = /data-chunks="([^"]+)"/.exec(html)?.[1]?.split(" ") ?? [];
  expect(parts.length).toBeGreaterThan(5);
  return parts;
}

/** Opens a page, which gets all of React but one part, for which it waits until that is let go. */
async function openWithout(page: Page, address: string, part: string): Promise<() => void> {
  const letGo = await hold(page, new RegExp(`/${part}\\.js$`));
  const come = watchAnswers(
    page,
    (request) => /\/chunks\/\w+\.js$/.test(request.url()) && !request.url().includes(part),
  );
  await page.goto(address);
  await page.locator("body").dispatchEvent("pointerover");
  await come();
  await afterFrames(page, 10);
  expect(await isLive(page)).toBe(false);
  return letGo;
}

test("every letter and key of a search counts, for whichever of its scripts React waits", async ({ page }) => {
  for (const part of await partsOf(page, start)) {
    await test.step(part, async () => {
      const letGo = await openWithout(page, start, part);
      await page.keyboard.press("Control+k");
      await field(page).pressSequentially("capture", { delay: 20 });
      await expect(options(page).first()).toContainText("devlog capture");
      await page.keyboard.press("ArrowDown");
      await expect(options(page).nth(1)).toHaveAttribute("aria-selected", "true");
      await page.keyboard.press("ArrowUp");
      await page.keyboard.press("Enter");
      await expect(title(page)).toHaveText("devlog capture");
      await expect(dialog(page)).toBeHidden();
      letGo();
      await whenLive(page);
    });
  }
});

test("a tab that is chosen stays so on the next page, for whichever of its scripts React waits", async ({ page }) => {
  const address = "/docs/api/reference/projects/list/";
  for (const part of await partsOf(page, address)) {
    await test.step(part, async () => {
      const letGo = await openWithout(page, address, part);
      const python = page.getByRole("radio", { name: "Python" }).first();
      await python.check();
      await sidebar(page).locator('a[href="/docs/api/reference/projects/create/"]').click();
      await expect(title(page)).not.toHaveText("List projects");
      await expect(python).toBeChecked();
      letGo();
      await whenLive(page);
      await page.evaluate(() => localStorage.clear());
    });
  }
});
