import { open } from "./support/late";
import { everyLook, expectNoSidewaysScroll, expectNoViolations } from "./support/looks";
import { pages } from "./support/pages";
import { missing, templates } from "./support/templates";
import { test } from "./support/test";

const widths = [320, 390, 996, 997, 1440];

const kinds: readonly string[] = Object.values(templates);
const others = pages.filter((address) => !kinds.includes(address));

/** How many pages one tab opens, one after the other: what a browser has learned of the scripts, it need not learn again. */
const share = 10;

for (const address of kinds) {
  test(`${address} has no accessibility violation in any look, and scrolls sideways at no width`, async ({
    page,
    expectFault,
  }) => {
    if (address === missing) expectFault(/404/);
    await open(page, address);
    await expectNoSidewaysScroll(page, widths);
    await expectNoViolations(page, everyLook);
  });
}

// One look for each; `npm run sweep` has every page in every look.
for (let from = 0; from < others.length; from += share) {
  const those = others.slice(from, from + share);
  test(`${those[0]} and those after it have no accessibility violation, and scroll sideways at no width`, async ({
    page,
  }) => {
    test.setTimeout(120_000);
    for (const [place, address] of those.entries()) {
      await test.step(address, async () => {
        await open(page, address);
        await expectNoSidewaysScroll(page, widths);
        await expectNoViolations(
          page,
          everyLook.filter((_, at) => at === (from + place) % everyLook.length),
        );
      });
    }
  });
}
