import { open } from "./support/late";
import { everyLook, expectNoSidewaysScroll, expectNoViolations } from "./support/looks";
import { missing, templates } from "./support/templates";
import { test } from "./support/test";

test.use({ contextOptions: { reducedMotion: "reduce" } });

// tour.spec.ts has each other page in one look; `npm run sweep` has every page in every look.
for (const address of Object.values(templates)) {
  test(`${address} has no accessibility violation in any look, and scrolls sideways at no width`, async ({
    page,
    expectFault,
  }) => {
    if (address === missing) expectFault(/404/);
    await open(page, address);
    await expectNoSidewaysScroll(page, [320, 390, 996, 997, 1440]);
    await expectNoViolations(page, everyLook);
  });
}
