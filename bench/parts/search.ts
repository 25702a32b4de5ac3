import type { Browser, Page } from "@playwright/test";
import { weightLimits } from "@/lib/site/constants";
import { launchBrowser, untilLive, withFreshPage } from "../measure/browser";
import { brotliSize, isOfSearch } from "../measure/bytes";
import { type Metric, Metrics } from "../measure/metric";
import { options } from "../measure/options";
import { inPage } from "../measure/project";
import { withSites } from "../measure/site";
import { percentile } from "../measure/statistics";
import { pages } from "./pages";

const rounds = 7;
const limits = { open: 100, key: 16 };

/** What is typed, letter by letter: every kind of thing, and slips of the pen. */
const typed = [
  ...["create a project", "delete entry", "webhook signature", "rate limit", "how do I rotate an api key", "resume"],
  ...["--from-last-commit", "DEVLOG_API_KEY", "next_cursor", "POST /repositories", "worklog_recap.completed"],
  ...["cover leter", "pagnation", "notificatoins", "devlog captrue", "{{company}}", "429", "two-factor"],
];

/** The search of the site as it is: from opening to the first results, from a key to its results, and what is fetched. */
export async function measureSearch(): Promise<Metric[]> {
  const metrics = new Metrics();
  const browser = await launchBrowser();
  try {
    await withSites(async (sites) => {
      const starts = sites.map((site) => ({ url: site.origin + pages.guide, own: metrics.of(site) }));
      for (let round = 0; round < (options.rounds ?? rounds); round += 1) {
        for (const { url, own } of starts) await measureOpening(browser, url, own);
      }
      for (const { url, own } of starts) await measureKeys(browser, url, "", limits.key, own);
    });
    return metrics.list();
  } finally {
    await browser.close();
  }
}

/** A first search: nothing of it fetched yet, the page at rest, no throttling. */
async function measureOpening(browser: Browser, url: string, metrics: Metrics): Promise<void> {
  await withFreshPage(browser, { isSlow: false }, async ({ page }) => {
    const fetched = new Set<string>();
    // Playwright also tells of what a thread asks for.
    page.on("request", (request) => fetched.add(request.url()));
    await ready(page, url);
    const time = await page.evaluate(async () => {
      const start = performance.now();
      document.querySelector<HTMLElement>("[data-search-open]")?.click();
      const input = document.querySelector<HTMLInputElement>("dialog[data-search] input") as HTMLInputElement;
      input.value = "recap";
      input.dispatchEvent(new InputEvent("input", { bubbles: true }));
      while (!document.querySelector("dialog[data-search] [role=option][href]")) {
        await new Promise((resolve) => requestAnimationFrame(resolve));
      }
      // Seen in a frame's own callback: the screen has them when that frame ends.
      await new Promise((resolve) => setTimeout(resolve));
      return performance.now() - start;
    });
    metrics.add("opening to first results, cold", "ms", time, limits.open);
    const files = [...fetched].filter((address) => isOfSearch(address));
    const sizes = await Promise.all(files.map(async (address) => ({ address, bytes: await brotliSize(address) })));
    const kB = (pattern: RegExp) =>
      sizes.filter(({ address }) => pattern.test(address)).reduce((sum, { bytes }) => sum + bytes, 0) / 1000;
    metrics.add("fetched before the first results", "kB", kB(/\/search\/[^/]+$/), weightLimits.search);
    metrics.add("  scripts", "kB", kB(/\.js$/));
    metrics.add("  index", "kB", kB(/index\.json$/));
  });
}

type KeyTimes = { laidOut: number; painted: number };

/**
 * From each letter to its results on the screen, with the index there. `label` tells sizes of sites apart. Until
 * they are on the screen, half a frame passes in the middle (8 ms), and nearly a whole one at the 95th percentile (16).
 */
export async function measureKeys(
  browser: Browser,
  url: string,
  label: string,
  limit: number,
  metrics: Metrics,
): Promise<void> {
  await withFreshPage(browser, { isSlow: false }, async ({ page }) => {
    await page.addInitScript({ path: inPage("type-letters") });
    await ready(page, url);
    const times = await page.evaluate(
      (queries) => (window as unknown as { benchType: (all: string[]) => Promise<KeyTimes[]> }).benchType(queries),
      typed,
    );
    for (const [kind, name] of [
      ["laidOut", "key to results laid out"],
      ["painted", "key to results on the screen"],
    ] as const) {
      const own = times.map((time) => time[kind]);
      for (const time of own) metrics.add(`${label}${name}`, "ms", time);
      metrics.add(`${label}${name}, 95th percentile`, "ms", percentile(own, 0.95), limit);
    }
  });
}

async function ready(page: Page, url: string): Promise<void> {
  await page.goto(url, { waitUntil: "load" });
  await untilLive(page);
  await page.waitForTimeout(1000);
}
