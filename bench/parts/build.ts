import { readdirSync, statSync } from "node:fs";
import path from "node:path";
import { copyWithPages } from "../generate/project-copy";
import { launchBrowser } from "../measure/browser";
import { brotliSize } from "../measure/bytes";
import { Metrics } from "../measure/metric";
import { measureCommand } from "../measure/process-tree";
import { untilQuiet } from "../measure/quiet";
import { servePreview } from "../measure/site";
import { median } from "../measure/statistics";
import { measureKeys } from "./search";

/** A size of site, how often it is built, and what it may take. */
type Size = { pages: number; runs: number; seconds: number; outputMB?: number; keyMilliseconds?: number };

/** What may be fetched, in kB, before the first results of a site of 2,000 pages. */
const largeSearch = 400;

const sizes: Size[] = [
  { pages: 69, runs: 3, seconds: 15, outputMB: 12 },
  { pages: 500, runs: 1, seconds: 40 },
  { pages: 2000, runs: 1, seconds: 120, outputMB: 256, keyMilliseconds: 50 },
];

/** Cold builds of generated sites: nothing kept from an earlier one but installed packages. */
export async function measureBuild(only: number | undefined) {
  const metrics = new Metrics();
  for (const size of sizes) {
    if (only !== undefined && size.pages !== only) continue;
    for (let run = 0; run < size.runs; run += 1) await buildOnce(size, metrics);
  }
  return metrics.list();
}

async function buildOnce({ pages, seconds, outputMB, keyMilliseconds }: Size, metrics: Metrics): Promise<void> {
  const copy = copyWithPages(pages);
  try {
    await untilQuiet();
    const cost = await measureCommand("npm", ["run", "--silent", "build"], copy.folder);
    const out = path.join(copy.folder, "out");
    expectPages(out, copy.slugs);
    const files = listFiles(out);
    const name = `${pages} pages`;
    metrics.add(`${name}: build`, "s", cost.seconds, seconds);
    metrics.add(`${name}: processor time`, "s", cost.cpuSeconds);
    metrics.add(`${name}: peak memory`, "MB", cost.peakMB);
    metrics.add(`${name}: output`, "MB", files.reduce((sum, file) => sum + file.bytes, 0) / 1e6, outputMB);
    metrics.add(`${name}: output files`, "files", files.length);
    const htmlSizes = copy.slugs.map((slug) => statSync(path.join(out, "docs", slug, "index.html")).size);
    metrics.add(`${name}: HTML of the median page`, "kB", median(htmlSizes) / 1000);
    if (keyMilliseconds !== undefined)
      await measureLargeSearch(copy.folder, copy.slugs, name, keyMilliseconds, metrics);
  } finally {
    copy.remove();
  }
}

/** What a search of a large site fetches, and how quickly it answers. */
async function measureLargeSearch(
  folder: string,
  slugs: readonly string[],
  name: string,
  limit: number,
  metrics: Metrics,
): Promise<void> {
  const site = await servePreview(folder);
  const browser = await launchBrowser();
  try {
    const files = ["search.js", "worker.js", "index.json"].map((file) => `${site.origin}/docs/search/${file}`);
    const bytes = (await Promise.all(files.map(brotliSize))).reduce((sum, size) => sum + size, 0);
    metrics.add(`${name}: search, fetched before the first results`, "kB", bytes / 1000, largeSearch);
    await measureKeys(browser, `${site.origin}/docs/${slugs[0]}/`, `${name}: search, `, limit, metrics);
  } finally {
    await browser.close();
    await site.stop();
  }
}

/** A build that leaves out pages would look fast. */
function expectPages(out: string, slugs: readonly string[]): void {
  const expected = new Set(slugs.map((slug) => path.posix.join("docs", slug, "index.html")));
  const found = listFiles(path.join(out, "docs"))
    .map(({ name }) => `docs/${name}`)
    .filter((name) => name.endsWith("/index.html"));
  const missing = [...expected].filter((name) => !found.includes(name));
  const unexpected = found.filter((name) => !expected.has(name));
  if (missing.length + unexpected.length === 0) return;
  throw new Error(
    `The generated site should have ${expected.size} pages. Missing: ${missing.slice(0, 3).join(", ") || "none"} ` +
      `(${missing.length}). Unexpected: ${unexpected.slice(0, 3).join(", ") || "none"} (${unexpected.length}).`,
  );
}

function listFiles(folder: string): { name: string; bytes: number }[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => {
      const file = path.join(entry.parentPath, entry.name);
      return { name: path.relative(folder, file).split(path.sep).join("/"), bytes: statSync(file).size };
    });
}
