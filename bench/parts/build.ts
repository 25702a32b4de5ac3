import { statSync } from "node:fs";
import path from "node:path";
import { listFiles } from "@/lib/files/list";
import { listPublishedPages } from "@/lib/publish/published-pages";
import { searchFolder } from "@/lib/routing/site-files";
import { hrefOf } from "@/lib/routing/slug";
import { indexFile, searchScripts } from "@/lib/search/addresses";
import { weightLimits } from "@/lib/site/constants";
import { bareProject } from "../generate/bare-project";
import { copyWithPages, type ProjectCopy } from "../generate/project-copy";
import { brotliSize } from "../measure/bytes";
import { Metrics } from "../measure/metric";
import { options } from "../measure/options";
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
  { pages: 69, runs: 3, seconds: 15, outputMB: weightLimits.out },
  { pages: 500, runs: 1, seconds: 40 },
  { pages: 2000, runs: 1, seconds: 120, outputMB: 256, keyMilliseconds: 50 },
];

/** The sizes that can be asked for alone. */
export const buildSizes = sizes.map(({ pages }) => String(pages));

/** Cold builds of generated sites: nothing kept from an earlier one but installed packages. */
export async function measureBuild(only: string | undefined) {
  const metrics = new Metrics();
  for (const size of sizes) {
    if (only !== undefined && String(size.pages) !== only) continue;
    for (let run = 0; run < size.runs; run += 1) await buildOnce(size, metrics);
  }
  return metrics.list();
}

async function buildOnce(size: Size, metrics: Metrics): Promise<void> {
  const { pages, keyMilliseconds } = size;
  const copy = copyWithPages(pages);
  try {
    const name = `${pages} pages`;
    await addBuild(copy, name, size, metrics);
    if (options.isBare) await buildBare(copy.slugs, name, metrics);
    if (keyMilliseconds !== undefined)
      await measureLargeSearch(copy.folder, copy.slugs, name, keyMilliseconds, metrics);
  } finally {
    copy.remove();
  }
}

/** A build of as many bare pages: what Next alone takes. */
async function buildBare(slugs: string[], name: string, metrics: Metrics): Promise<void> {
  const bare = bareProject(slugs);
  try {
    await addBuild(bare, name, {}, metrics.of({ isBeside: true }));
  } finally {
    bare.remove();
  }
}

async function addBuild(
  { folder, slugs }: ProjectCopy,
  name: string,
  { seconds, outputMB }: Partial<Size>,
  metrics: Metrics,
): Promise<void> {
  await untilQuiet();
  const cost = await measureCommand("npm", ["run", "--silent", "build"], folder);
  const out = path.join(folder, "out");
  expectPages(out, slugs);
  const fileSizes = listFiles(out, /./).map((file) => statSync(path.join(out, file)).size);
  metrics.add(`${name}: build`, "s", cost.seconds, seconds);
  metrics.add(`${name}: processor time`, "s", cost.cpuSeconds);
  metrics.add(`${name}: peak memory`, "MB", cost.peakMB);
  metrics.add(`${name}: output`, "MB", fileSizes.reduce((sum, size) => sum + size, 0) / 1e6, outputMB);
  metrics.add(`${name}: output files`, "files", fileSizes.length);
  const htmlSizes = slugs.map((slug) => statSync(path.join(out, "docs", slug, "index.html")).size);
  metrics.add(`${name}: HTML of the median page`, "kB", median(htmlSizes) / 1000);
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
  try {
    const files = [...searchScripts, indexFile].map((file) => `${site.origin}${searchFolder}${file}`);
    const bytes = (await Promise.all(files.map(brotliSize))).reduce((sum, size) => sum + size, 0);
    metrics.add(`${name}: search, fetched before the first results`, "kB", bytes / 1000, largeSearch);
    await measureKeys(`${site.origin}/docs/${slugs[0]}/`, `${name}: search, `, limit, metrics);
  } finally {
    await site.stop();
  }
}

/** A build that leaves out pages would look fast. */
function expectPages(out: string, slugs: readonly string[]): void {
  const expected = new Set<string>(slugs.map(hrefOf));
  const found = listPublishedPages(out);
  const missing = [...expected].filter((name) => !found.includes(name));
  const unexpected = found.filter((name) => !expected.has(name));
  if (missing.length + unexpected.length === 0) return;
  throw new Error(
    `The generated site should have ${expected.size} pages. Missing: ${missing.slice(0, 3).join(", ") || "none"} ` +
      `(${missing.length}). Unexpected: ${unexpected.slice(0, 3).join(", ") || "none"} (${unexpected.length}).`,
  );
}
