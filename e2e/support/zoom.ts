import type { Page } from "@playwright/test";
import { open } from "./late";
import { expectNoSidewaysScroll } from "./looks";
import { top } from "./scroll";
import { clippedTexts, spaceOut } from "./spacing";
import { expect } from "./test";

// A window of 1280 by 1024 at 200 and 400 percent, and the spacing that WCAG 1.4.12 lets a reader set.

const zooms = { "200 percent": { width: 640, height: 512 }, "400 percent": { width: 320, height: 256 } };

/** Holds a page to being readable at 200 and 400 percent, and with more room between letters, words and lines. */
export async function expectReadable(page: Page, address: string): Promise<void> {
  for (const [zoom, size] of Object.entries(zooms)) {
    await page.setViewportSize(size);
    await open(page, address);
    await expectNoSidewaysScroll(page, [size.width]);
    await page.setViewportSize(size);
    await page.mouse.wheel(0, 600);
    await expect.poll(() => top(page), `${zoom}, scrolled`).toBeGreaterThan(0);
    await expect.poll(() => stuckShare(page), zoom).toBeLessThanOrEqual(0.5);
  }
  await spaceOut(page);
  for (const width of [320, 1280]) {
    await expectNoSidewaysScroll(page, [width]);
    expect(await clippedTexts(page), `${width} px`).toEqual([]);
  }
}

/** How much of the window's height is taken by what does not scroll away. */
export function stuckShare(page: Page): Promise<number> {
  return page.evaluate(() => {
    const bars = [...document.querySelectorAll("body *")].filter((element) => {
      const { position } = getComputedStyle(element);
      return (position === "sticky" || position === "fixed") && element.checkVisibility();
    });
    const places = bars.map((bar) => bar.getBoundingClientRect()).filter(({ bottom }) => bottom > 0);
    const above = places.filter(({ top }) => top <= 110).map(({ bottom }) => bottom);
    const below = places.filter(({ top, bottom }) => top > 110 && bottom >= innerHeight - 1);
    return (Math.max(0, ...above) + Math.max(0, ...below.map(({ top }) => innerHeight - top))) / innerHeight;
  });
}
