import { open } from "./late";
import { expectNoSidewaysScroll, expectNoViolations, type Look } from "./looks";
import { missing, missingPage } from "./templates";
import { test } from "./test";

type Looks = { looks: readonly Look[]; widths: readonly number[] };

/** A test for each address: axe has nothing against it in any of the looks, and it scrolls sideways at none of the widths. */
export function testLooks(addresses: readonly string[], { looks, widths }: Looks): void {
  for (const address of addresses) {
    test(`${address} has no accessibility violation in ${looks.length} looks, and scrolls sideways at no width`, async ({
      page,
      expectFault,
    }) => {
      if (address === missing) expectFault(missingPage);
      await open(page, address);
      await expectNoSidewaysScroll(page, widths);
      await expectNoViolations(page, looks);
    });
  }
}
