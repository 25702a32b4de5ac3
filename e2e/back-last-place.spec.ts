import { afterFrames } from "./support/frames";
import { open } from "./support/late";
import { scrollTo, top } from "./support/scroll";
import { sidebarLink, title } from "./support/shell";
import { expect, test } from "./support/test";

const start = "/docs/getting-started/";

test("Back and Forward lead to where one was last, however short a time ago, and to a heading", async ({ page }) => {
  await open(page, start);
  await sidebarLink(page, "Core concepts").click();
  await expect(title(page)).toHaveText("Core concepts");
  await scrollTo(page, 350);
  await sidebarLink(page, "Daily workflow").click();
  await expect(title(page)).toHaveText("Daily workflow");
  await page.goBack();
  await expect(title(page)).toHaveText("Core concepts");
  await expect.poll(() => top(page)).toBe(350);
  const backAndForth = async (by: number) => {
    await page.evaluate((steps) => history.go(-steps), by);
    await expect(title(page)).toHaveText("Quickstart");
    await page.evaluate((steps) => history.go(steps), by);
    await expect(title(page)).toHaveText("Core concepts");
    await afterFrames(page);
  };
  await scrollTo(page, 1200);
  await afterFrames(page);
  await backAndForth(1);
  expect(await top(page), "not where a link was followed before").toBe(1200);
  // Farther up, too: what was noted when the page was left is not where one was last.
  await scrollTo(page, 700);
  await expect.poll(() => page.evaluate(() => history.state.top)).toBe(700);
  await backAndForth(1);
  expect(await top(page), "not where one was the time before").toBe(700);
  await page.locator('nav a[href^="#"]:visible').first().click();
  await expect(page).toHaveURL(/#/);
  const place = await top(page);
  await backAndForth(2);
  expect(await top(page), "the heading").toBe(place);
});
