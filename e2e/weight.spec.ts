import { readFileSync } from "node:fs";
import path from "node:path";
import { brotliCompressSync } from "node:zlib";
import { listPublishedPages } from "@/lib/publish/published-pages";
import { searchFolder } from "@/lib/search/addresses";
import { chunkFolder, weightLimits } from "@/lib/site/constants";
import { listFiles, outFolder } from "./support/out";
import { templates } from "./support/templates";
import { expect, test } from "./support/test";

// What can be weighed in the published files alone, so that no change goes beyond a limit unseen; `npm run bench` weighs
// what browsers ask for.
const size = (name: string) => brotliCompressSync(readFileSync(path.join(outFolder, name))).length;
const kB = (names: readonly string[]) => names.reduce((sum, name) => sum + size(name), 0) / 1000;
const htmlOf = (page: string) => readFileSync(path.join(outFolder, page, "index.html"), "utf8");

const cure = "find in the change what need not be fetched, or decide in lib/site/constants.ts that readers wait for it";

/** The scripts that a page's loader names: what turns pages, and React with all that is ours. */
function scriptsOf(page: string): { turn: string; late: string[] } {
  const attribute = (name: string) => new RegExp(`data-${name}="?([^">]+)`).exec(htmlOf(page))?.[1]?.split(" ") ?? [];
  const [turn, ...late] = [...attribute("turn"), ...attribute("chunks")].map((name) => `${chunkFolder}${name}.js`);
  return { turn: turn ?? "", late };
}

for (const name of ["landing", "how-to", "command"] as const) {
  test(`a ${name} page is light until it has loaded, and so are all its scripts`, () => {
    const page = templates[name];
    const sheet = /rel="?stylesheet"? href="?([^"> ]+)/.exec(htmlOf(page))?.[1] ?? "";
    const { turn, late } = scriptsOf(page);
    expect(kB([`${page}index.html`, sheet, turn]), `the page in kB: ${cure}`).toBeLessThanOrEqual(weightLimits.page);
    expect(late.length).toBeGreaterThan(5);
    expect(kB([turn, ...late]), `its scripts in kB: ${cure}`).toBeLessThanOrEqual(weightLimits.scripts);
  });
}

test("the search fetches little before its first results", () => {
  const files = listFiles(searchFolder).filter((name) => path.dirname(name) === path.dirname(`${searchFolder}x`));
  expect(files.length).toBe(3);
  // A larger site has more to find.
  const growth = Math.max(1, listPublishedPages(outFolder).length / weightLimits.searchPages);
  expect(kB(files), `the search in kB: ${cure}`).toBeLessThanOrEqual(weightLimits.search * growth);
});
