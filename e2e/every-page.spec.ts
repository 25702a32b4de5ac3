import { open } from "./support/late";
import { everyLook, expectNoSidewaysScroll, expectNoViolations } from "./support/looks";
import { pages } from "./support/pages";
import { missing, templates } from "./support/templates";
import { test } from "./support/test";

const widths = [320, 360, 390, 768, 996, 997, 1440];

const kinds = new Set<string>(Object.values(templates));

/** All eight looks for one page of each kind, one of them for each other; `npm run sweep` has every page in every look. */
const looksOf = (address: string, place: number) =>
  kinds.has(address) ? everyLook : everyLook.filter((_, at) => at === place % everyLook.length);

for (const [place, address] of [...pages, missing].entries()) {
  test(`${address} has no accessibility violation in its looks, and scrolls sideways at no width`, async ({
    page,
    expectFault,
  }) => {
    if (address === missing) expectFault(/404/);
    await open(page, address);
    await expectNoSidewaysScroll(page, widths);
    await expectNoViolations(page, looksOf(address, place));
  });
}
