import { type Section, sections } from "@/lib/routing/section";
import { open } from "./support/late";
import { pages } from "./support/pages";
import { collectRequests, isFullLoad } from "./support/payloads";
import { linksOf } from "./support/sections";
import { expect, test } from "./support/test";

/** Where the chain of Next begins in a section: the landing page is a door, and has no pager. */
const firstPage = (section: Section) => linksOf(section).find((address) => address !== "/docs/") ?? "";

// The watch of every test (support/test.ts) sees each request to another host, each status of 400 and above, and each
// word in the console; every-page.spec.ts loads every page under it, and this reads them all in one tab.
test("whoever reads on from page to page sees all of them, and nothing goes wrong", async ({ page }) => {
  test.setTimeout(120_000);
  const seen = new Set<string>();
  for (const start of ["/docs/", ...sections.map(firstPage)]) {
    await open(page, start);
    const loads = collectRequests(page, isFullLoad);
    for (;;) {
      seen.add(new URL(page.url()).pathname);
      const next = page.getByRole("navigation", { name: "Docs pages" }).getByRole("link", { name: /Next/ });
      if ((await next.count()) === 0) break;
      const href = (await next.getAttribute("href")) ?? "";
      await next.click();
      await page.waitForURL(href);
      await page.locator(`link[rel="canonical"][href$="${href}"]`).waitFor({ state: "attached" });
    }
    expect(loads.map((request) => request.url())).toEqual([]);
  }
  expect([...seen].sort()).toEqual([...pages].sort());
});
