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
const keyRounds = 3;
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
      for (const { url, own } of starts) await measureKeys(url, "", limits.key, own);
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
 * From each letter to its results, with the index there: until they are laid out, until they are painted, and until a
 * screen of 60 frames a second shows them. That alone is up to 16.7 ms more, whatever a page does, so the limit is for the
 * first two. `label` tells sizes of sites apart.
 */
export async function measureKeys(url: string, label: string, limit: number, metrics: Metrics): Promise<void> {
  for (let round = 0; round < (options.rounds ?? keyRounds); round += 1) {
    for (const isFree of [true, false]) {
      const times = await typeOn(url, isFree);
      const add = (name: string, kind: keyof KeyTimes, most?: number) => {
        const own = times.map((time) => time[kind]);
        metrics.add(`${label}${name}, median`, "ms", percentile(own, 0.5));
        metrics.add(`${label}${name}, 95th percentile`, "ms", percentile(own, 0.95), most);
      };
      if (isFree) add("key to results laid out", "laidOut", limit);
      if (isFree) add("key to results painted", "painted", limit);
      else add("key to results shown, 60 frames a second", "painted");
    }
  }
}

async function typeOn(url: string, isFree: boolean): Promise<KeyTimes[]> {
  const browser = await launchBrowser({ isFree });
  try {
    return await withFreshPage(browser, { isSlow: false }, async ({ page }) => {
      await page.addInitScript({ path: inPage("type-letters") });
      await ready(page, url);
      return page.evaluate(
        (queries) => (window as unknown as { benchType: (all: string[]) => Promise<KeyTimes[]> }).benchType(queries),
        typed,
      );
    });
  } finally {
    await browser.close();
  }
}

async function ready(page: Page, url: string): Promise<void> {
  await page.goto(url, { waitUntil: "load" });
  await untilLive(page);
  await page.waitForTimeout(1000);
}
