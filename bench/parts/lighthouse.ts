import { launch } from "chrome-launcher";
import lighthouse from "lighthouse";
import { chromeFlags } from "../measure/browser";
import { chromePath } from "../measure/chrome.mjs";
import { type Metric, Metrics } from "../measure/metric";
import { options } from "../measure/options";
import { untilQuiet } from "../measure/quiet";
import { withSites } from "../measure/site";
import { pages } from "./pages";

const rounds = 3;
const categories = {
  performance: "performance",
  accessibility: "accessibility",
  "best-practices": "best practices",
  seo: "SEO",
};
const timings = {
  "first-contentful-paint": "first paint",
  "largest-contentful-paint": "largest paint",
  "total-blocking-time": "blocking time",
  "speed-index": "speed index",
};
const limits: Record<string, number> = { "largest-contentful-paint": 950, "total-blocking-time": 50 };

/** Lighthouse as it comes: a simulated mobile visit, each in a browser of its own. */
export async function measureLighthouse(): Promise<Metric[]> {
  const metrics = new Metrics();
  await withSites(async (sites) => {
    for (let round = 0; round < (options.rounds ?? rounds); round += 1) {
      for (const name of options.pages) {
        for (const site of sites) await audit(name, site.origin + pages[name], metrics.of(site));
      }
    }
  });
  return metrics.list();
}

async function audit(name: string, url: string, metrics: Metrics): Promise<void> {
  const report = await reportOn(url);
  for (const [id, label] of Object.entries(categories)) {
    metrics.add(`${name}: ${label}`, "points", (report.categories[id]?.score ?? 0) * 100, 100, true);
  }
  for (const [id, label] of Object.entries(timings)) {
    metrics.add(`${name}: ${label}`, "ms", report.audits[id]?.numericValue ?? Number.NaN, limits[id]);
  }
  metrics.add(
    `${name}: layout shift`,
    "shift",
    report.audits["cumulative-layout-shift"]?.numericValue ?? Number.NaN,
    0,
  );
  for (const problem of failedAudits(report)) console.error(`  ${name}: ${problem}`);
}

/** Some visits come back without a trace, of whatever page; Lighthouse then asks to be run again. */
async function reportOn(url: string, attempts = 3): Promise<LighthouseReport> {
  await untilQuiet();
  const chrome = await launch({ chromePath, chromeFlags, logLevel: "silent" });
  try {
    const report = (await lighthouse(url, { port: chrome.port, logLevel: "silent", output: "json" }))?.lhr;
    if (report && !report.runtimeError) return report;
    const message = `Lighthouse could not audit ${url}: ${report?.runtimeError?.message}`;
    if (attempts === 1) throw new Error(message);
    console.error(`  ${message} Trying again.`);
  } finally {
    chrome.kill();
  }
  return reportOn(url, attempts - 1);
}

/** What stands between a category and its 100, so that nobody has to ask again. */
function failedAudits({ categories: found, audits }: LighthouseReport): string[] {
  return Object.keys(categories)
    .filter((id) => id !== "performance")
    .flatMap((id) => found[id]?.auditRefs ?? [])
    .filter(({ id, weight }) => weight > 0 && audits[id]?.score === 0)
    .map(({ id }) => `${id}: ${audits[id]?.title}`);
}

type LighthouseReport = NonNullable<Awaited<ReturnType<typeof lighthouse>>>["lhr"];
