import type { Page } from "@playwright/test";
import { open } from "./support/late";
import { expectNoSidewaysScroll } from "./support/looks";
import { clippedTexts, spaceOut } from "./support/spacing";
import { missing, templates } from "./support/templates";
import { expect, test } from "./support/test";

// A window of 1280 by 1024 at 200 and 400 percent, and the spacing that WCAG 1.4.12 lets a reader set.

const zooms = { "200 percent": { width: 640, height: 512 }, "400 percent": { width: 320, height: 256 } };

for (const [name, address] of Object.entries(templates)) {
  test(`${name} can be read at 200 and 400 percent, and with more room between letters, words and lines`, async ({
    page,
    expectFault,
  }) => {
    if (address === missing) expectFault(/404/);
    for (const [zoom, size] of Object.entries(zooms)) {
      await page.setViewportSize(size);
      await open(page, address);
      await expectNoSidewaysScroll(page, [size.width]);
      await page.setViewportSize(size);
      await page.mouse.wheel(0, 600);
      await expect.poll(() => stuckShare(page), zoom).toBeLessThanOrEqual(0.5);
    }
    await spaceOut(page);
    for (const width of [320, 1280]) {
      await expectNoSidewaysScroll(page, [width]);
      expect(await clippedTexts(page), `${width} px`).toEqual([]);
    }
  });
}

// What a reader sets in the browser, not by zooming: columns grow with the text, and so do the widths that they need.
for (const [name, address] of Object.entries({ operation: templates.operation, guide: templates["how-to"] })) {
  test(`text of 32 px on a laptop: ${name} has the layout of a phone, and nothing leaves the screen`, async ({
    page,
  }) => {
    const session = await page.context().newCDPSession(page);
    await session.send("Page.setFontSizes", { fontSizes: { standard: 32 } });
    await page.setViewportSize({ width: 1440, height: 900 });
    await open(page, address);
    await expect(page.getByRole("button", { name: "Open menu" })).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole("complementary")).toBeHidden();
    await expectNoSidewaysScroll(page, [1440, 1280, 640]);
    await page.getByRole("button", { name: "Open menu" }).click();
    await expect(page.getByRole("dialog", { name: "Menu" })).toBeVisible();
  });
}

test("a text that is cut off is found", async ({ page }) => {
  await open(page, templates["how-to"]);
  expect(await clippedTexts(page)).toEqual([]);
  await page.locator("main h1").evaluate((title) => Object.assign(title.style, { height: "1em", overflow: "hidden" }));
  await spaceOut(page);
  expect(await clippedTexts(page)).toHaveLength(1);
});

/** How much of the window's height is taken by what does not scroll away. */
function stuckShare(page: Page): Promise<number> {
  return page.evaluate(() => {
    const bars = [...document.querySelectorAll("body *")].filter((element) => {
      const { position } = getComputedStyle(element);
      return (position === "sticky" || position === "fixed") && element.checkVisibility();
    });
    const bottoms = bars
      .map((bar) => bar.getBoundingClientRect())
      .filter(({ top, bottom }) => top <= 110 && bottom > 0);
    return Math.max(0, ...bottoms.map(({ bottom }) => bottom)) / innerHeight;
  });
}
