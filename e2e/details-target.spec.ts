import type { Page } from "@playwright/test";
import { afterFrames } from "./support/frames";
import { holdScripts, open, whenLive } from "./support/late";
import { scrollTo, top } from "./support/scroll";
import { expect, test } from "./support/test";

const operation = "/docs/api/reference/projects/list/";

/** The id of something that stands in closed details, or of such details themselves. */
const idIn = (page: Page, selector: string) => page.locator(selector).first().getAttribute("id");

test("a link into closed details leads there, and a reload leaves the reader where they went on to", async ({
  page,
}) => {
  await open(page, operation);
  const id = await idIn(page, "details:not([open]) li[id]");
  await open(page, `${operation}#${id}`);
  await expect(page.locator(`[id="${id}"]`)).toBeInViewport();
  await scrollTo(page, 100);
  await expect.poll(() => page.evaluate(() => history.state.top)).toBe(100);
  await page.reload();
  await whenLive(page);
  await expect(page.locator(`[id="${id}"]`)).toBeVisible();
  await afterFrames(page);
  expect(await top(page)).toBe(100);
});

test("details that the address names open when React comes, and call nobody back who has gone on", async ({ page }) => {
  await open(page, operation);
  const id = await idIn(page, "details[id]:not([open])");
  const letGo = await holdScripts(page);
  await page.goto(`about:blank`);
  await page.goto(`${operation}#${id}`);
  const details = page.locator(`[id="${id}"]`);
  await expect(details).toBeInViewport();
  await expect(details).not.toHaveAttribute("open");
  await scrollTo(page, 100);
  letGo();
  await whenLive(page);
  await expect(details).toHaveAttribute("open");
  await afterFrames(page);
  expect(await top(page)).toBe(100);
});
