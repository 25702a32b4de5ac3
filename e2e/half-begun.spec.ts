import { readFileSync } from "node:fs";
import path from "node:path";
import type { Page } from "@playwright/test";
import { afterFrames } from "./support/frames";
import { hold, isLive } from "./support/late";
import { outFolder } from "./support/out";
import { watchAnswers } from "./support/payloads";
import { dialog, field, options, start } from "./support/search";
import { sidebar, title } from "./support/shell";
import { expect, test } from "./support/test";

/* While React has begun and waits for a script of its own, it lets no key, click, or choice past the document. */

const operation = "/docs/api/reference/projects/list/";

/** The scripts for which React can wait when it has begun: those that a page's payload names. */
const partsOf = (address: string) => {
  const payload = readFileSync(path.join(outFolder, address, "index.txt"), "utf8");
  return [...payload.matchAll(/^\w+:"\/_next\/static\/chunks\/([\w-]+)\.js"$/gm)].map(([, part]) => part ?? "");
};

/** Opens a page, which gets all of React but one part. */
async function openWithout(page: Page, address: string, part: string): Promise<void> {
  await hold(page, new RegExp(`/${part}\\.js$`));
  const come = watchAnswers(
    page,
    (request) => /\/chunks\/\w+\.js$/.test(request.url()) && !request.url().includes(part),
  );
  await page.goto(address);
  await page.locator("body").dispatchEvent("pointerover");
  await come();
  await afterFrames(page, 10);
  expect(await isLive(page)).toBe(false);
}

test("there are such scripts", () => {
  for (const address of [start, operation]) expect(partsOf(address).length).toBeGreaterThan(2);
});

for (const part of partsOf(start)) {
  test(`every letter and key of a search counts while React waits for ${part}`, async ({ page }) => {
    await openWithout(page, start, part);
    await page.keyboard.press("Control+k");
    await field(page).pressSequentially("capture", { delay: 20 });
    await expect(options(page).first()).toContainText("devlog capture");
    await page.keyboard.press("ArrowDown");
    await expect(options(page).nth(1)).toHaveAttribute("aria-selected", "true");
    await page.keyboard.press("ArrowUp");
    await page.keyboard.press("Enter");
    await expect(title(page)).toHaveText("devlog capture");
    await expect(dialog(page)).toBeHidden();
  });
}

for (const part of partsOf(operation)) {
  test(`a tab that is chosen while React waits for ${part} stays so on the next page`, async ({ page }) => {
    await openWithout(page, operation, part);
    const python = page.getByRole("radio", { name: "Python" }).first();
    await python.check();
    await sidebar(page).locator('a[href="/docs/api/reference/projects/create/"]').click();
    await expect(title(page)).not.toHaveText("List projects");
    await expect(python).toBeChecked();
  });
}
