import { open } from "./late";
import { everyLook, expectNoSidewaysScroll, expectNoViolations } from "./looks";
import { missing } from "./templates";
import { test } from "./test";

/** A test for each address: axe has nothing against it in any look, and it scrolls sideways at none of the widths. */
export function testEveryLook(addresses: readonly string[], widths: readonly number[]): void {
  for (const address of addresses) {
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
}
