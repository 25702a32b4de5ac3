import { readFileSync, statSync } from "node:fs";
import path from "node:path";
import { brotliCompressSync } from "node:zlib";
import { searchFolder } from "@/lib/routing/site-files";
import { chunkFolder, weightLimits } from "@/lib/site/constants";
import { captured } from "./support/machines";
import { listFiles, outFolder } from "./support/out";
import { htmlOf, pages } from "./support/pages";
import { templates } from "./support/templates";
import { expect, test } from "./support/test";

// What can be weighed in the published files alone, so that no change goes beyond a limit unseen; `npm run bench` weighs
// what browsers ask for.
const size = (name: string) => brotliCompressSync(readFileSync(path.join(outFolder, name))).length;
const kB = (names: readonly string[]) => names.reduce((sum, name) => sum + size(name), 0) / 1000;

const cure = "find in the change what need not be fetched, or decide in lib/site/constants.ts that readers wait for it";

/** The scripts that a page's loader names: what turns pages, and React with all that is ours. */
function scriptsOf(page: string): { turn: string; late: string[] } {
  const fileOf = (name = "") => `${chunkFolder}${name}.js`;
  const html = htmlOf(page);
  const late = captured(html, /data-chunks="([^"]+)"/)?.split(" ") ?? [];
  return { turn: fileOf(captured(html, /data-turn="([^"]+)"/)), late: late.map(fileOf) };
}

for (const name of ["landing", "how-to", "command"] as const) {
  test(`a ${name} page is light until it has loaded, and so are all its scripts`, () => {
    const page = templates[name];
    const sheet = captured(htmlOf(page), /<link rel="stylesheet" href="([^"]+)"/) ?? "";
    const { turn, late } = scriptsOf(page);
    expect(kB([`${page}index.html`, sheet, turn]), `the page in kB: ${cure}`).toBeLessThanOrEqual(weightLimits.page);
    expect(late.length).toBeGreaterThan(5);
    expect(kB([turn, ...late]), `its scripts in kB: ${cure}`).toBeLessThanOrEqual(weightLimits.scripts);
  });
}

test("no page has other scripts, and none is much heavier", () => {
  const scripts = JSON.stringify(scriptsOf(templates["how-to"]));
  expect(pages.filter((page) => JSON.stringify(scriptsOf(page)) !== scripts)).toEqual([]);
  const sheet = captured(htmlOf(templates.landing), /<link rel="stylesheet" href="([^"]+)"/) ?? "";
  const { turn } = scriptsOf(templates.landing);
  const frame = kB([sheet, turn]);
  const heavy = pages.map((page) => `${(frame + kB([`${page}index.html`])).toFixed(1)} kB ${page}`);
  expect(
    heavy.filter((line) => Number.parseFloat(line) > weightLimits.anyPage),
    cure,
  ).toEqual([]);
});

/** A larger site has more to find, and to publish. */
const growth = Math.max(1, pages.length / weightLimits.pages);

test("the search fetches little before its first results", () => {
  const files = listFiles(searchFolder).filter((name) => /\/search\/[^/]+$/.test(name));
  expect(files.length).toBe(3);
  expect(kB(files), `the search in kB: ${cure}`).toBeLessThanOrEqual(weightLimits.search * growth);
});

test("what is published fits its limit", () => {
  const bytes = listFiles("").reduce((sum, name) => sum + statSync(path.join(outFolder, name)).size, 0);
  expect(bytes / 1e6, `out/ in MB: ${cure}`).toBeLessThanOrEqual(weightLimits.out * growth);
});
