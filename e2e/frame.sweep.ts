import { walkByTab } from "./support/focus";
import { open } from "./support/late";
import { expectNoSidewaysScroll } from "./support/looks";
import { pages } from "./support/pages";
import { clippedTexts, spaceOut } from "./support/spacing";
import { expect, test } from "./support/test";

// What focus.spec.ts and zoom.spec.ts hold one page of each kind to, for every page.

test.use({ contextOptions: { reducedMotion: "reduce" } });

for (const [place, address] of pages.entries()) {
  test(`${address}: each stop of the Tab key can be seen at 400 percent, and no text is cut off when spaced out`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: place % 2 === 0 ? "light" : "dark" });
    await page.setViewportSize({ width: 320, height: 256 });
    await open(page, address);
    const stops = await walkByTab(page);
    expect(stops.length).toBeGreaterThan(10);
    expect(stops.filter(({ wrong }) => wrong.length > 0)).toEqual([]);
    await spaceOut(page);
    for (const width of [320, 1280]) {
      await expectNoSidewaysScroll(page, [width]);
      expect(await clippedTexts(page), `${width} px`).toEqual([]);
    }
  });
}
