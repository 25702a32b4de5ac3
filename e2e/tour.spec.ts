import { sections } from "@/lib/routing/section";
import { axeViolations, butOfColors } from "./support/axe";
import { open } from "./support/late";
import { expectNoSidewaysScroll, narrowest, settle } from "./support/looks";
import { pages } from "./support/pages";
import { collectRequests, isFullLoad } from "./support/payloads";
import { linksOf } from "./support/sections";
import { closely } from "./support/templates";
import { expect, test } from "./support/test";

// The watch of every test (support/test.ts) sees each request to another host, each status of 400 and above, and each
// word in the console.

test.use({ contextOptions: { reducedMotion: "reduce" } });

const landing = "/docs/";
/** What Next leads through, section by section; the landing page is a door, and has no pager. */
const chains = sections.map((section) => linksOf(section).filter((address) => address !== landing));

/** How far one tab reads on: what has been learned of the scripts and of axe need not be learned again. */
const stretch = 12;

for (const chain of chains) {
  for (let from = 0; from < chain.length; from += stretch) {
    const [first = "", ...others] = chain.slice(from, from + stretch);
    test(`who reads on from ${first} sees each page, which scrolls not sideways and has no violation`, async ({
      page,
    }) => {
      test.setTimeout(120_000);
      await open(page, first);
      const loads = collectRequests(page, isFullLoad);
      await look(first);
      for (const address of others) {
        await page.getByRole("navigation", { name: "Docs pages" }).getByRole("link", { name: /Next/ }).click();
        await page.waitForURL(address);
        await page.locator(`link[rel="canonical"][href$="${address}"]`).waitFor({ state: "attached" });
        await look(address);
      }
      expect(loads.map((request) => request.url())).toEqual([]);

      /**
       * Where room is shortest. Colors are those of the elements, which are all among the pages of every-kind.spec.ts;
       * `npm run sweep` has every page in every look.
       */
      function look(address: string): Promise<void> {
        return test.step(address, async () => {
          await expectNoSidewaysScroll(page, [narrowest]);
          if (closely.includes(address)) return;
          await settle(page);
          expect(await axeViolations(page, butOfColors)).toEqual([]);
        });
      }
    });
  }
}

test("these are all pages", () => {
  expect([landing, ...chains.flat()].sort()).toEqual([...pages].sort());
});
