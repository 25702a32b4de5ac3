import { site } from "@/lib/site/config";
import { htmlOf, pages } from "./support/pages";
import { joined, misread, readability } from "./support/reader-view";
import { expect, test } from "./support/test";

test.beforeEach(({ page }) => page.goto("about:blank"));

test("a reader view shows all of every page's text, and nothing of what stands around it", async ({ page }) => {
  test.setTimeout(120_000);
  const found: string[] = [];
  for (const address of pages) {
    const wrong = await page.evaluate(misread, { html: htmlOf(address), readability, author: site.name });
    found.push(...wrong.map((what) => `${address} ${what}`));
  }
  expect(found).toEqual([]);
});

test("words that stand apart do so without a stylesheet, too", async ({ page }) => {
  for (const address of pages) expect(await page.evaluate(joined, htmlOf(address)), address).toEqual([]);
  const spoiled = htmlOf("/docs/api/reference/").replaceAll("</b> ", "</b>");
  expect(await page.evaluate(joined, spoiled)).toContain("POST|Create a project");
});

for (const [mistake, address, spoil, told] of [
  [
    "a field in the words of a page's furniture",
    "/docs/api/reference/projects/create/",
    [' class="content"', ""],
    /leaves out: Idempotency-Key/,
  ],
  ["a flag in the words of a byline", "/docs/cli/commands/capture/", ['"author"', '"writer"'], /leaves out: --author/],
  ["the way to a page", "/docs/documents/", [" breadcrumbs", ""], /reads out: Docs/],
  [
    "the way on",
    "/docs/documents/",
    [/(<nav aria-label="Docs pages".*?<\/nav>)<\/footer>/, "</footer>$1"],
    /reads out: Previous/,
  ],
] as const)
  test(`${mistake} is told where a reader view takes it for another thing`, async ({ page }) => {
    const [part, instead] = spoil;
    const html = htmlOf(address).replaceAll(typeof part === "string" ? part : new RegExp(part, "gs"), instead);
    expect(await page.evaluate(misread, { html, readability, author: site.name })).toContainEqual(
      expect.stringMatching(told),
    );
  });
