import { open } from "./support/late";
import { everyLook, expectNoSidewaysScroll, expectNoViolations, looksOf } from "./support/looks";
import { pages } from "./support/pages";
import { missing, templates } from "./support/templates";
import { expect, test } from "./support/test";

// One of eight looks for each page, and all eight for one page of each kind; `npm run sweep` has every page in every look.

const widths = [320, 360, 390, 768, 996, 997, 1440];

const kinds = new Set<string>(Object.values(templates));

for (const [place, address] of [...pages, missing].entries()) {
  test(`${address} has no accessibility violation in its look, and scrolls sideways at no width`, async ({
    page,
    expectFault,
  }) => {
    if (address === missing) expectFault(/404/);
    await open(page, address);
    await expectNoSidewaysScroll(page, widths);
    await expectNoViolations(page, kinds.has(address) ? everyLook : looksOf(place));
  });
}

test("eight pages in a row have been seen in every look", () => {
  for (const place of pages.keys()) {
    const seen = everyLook.flatMap((_, step) => looksOf(place + step));
    expect(new Set(seen.map(({ width, theme }) => `${width} ${theme}`)).size).toBe(everyLook.length);
  }
});
