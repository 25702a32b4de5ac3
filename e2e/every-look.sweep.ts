import { open } from "./support/late";
import { everyLook, expectNoSidewaysScroll, expectNoViolations } from "./support/looks";
import { pages } from "./support/pages";
import { missing } from "./support/templates";
import { test } from "./support/test";

// Every 40 px, and both sides of each breakpoint.
const widths = [...Array.from({ length: 33 }, (_, at) => 320 + 40 * at), 390, 996, 997, 1279, 1280].sort(
  (a, b) => a - b,
);

// The watch of support/test.ts sees the console, too.
for (const address of [...pages, missing]) {
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
