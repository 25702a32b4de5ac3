import { setTimeout as wait } from "node:timers/promises";
import type { Browser, Page } from "@playwright/test";
import { launchBrowser, untilLive, withFreshPage } from "../measure/browser";
import { type Metric, Metrics } from "../measure/metric";
import { options } from "../measure/options";
import { inPage } from "../measure/project";
import { withSites } from "../measure/site";
import { percentile } from "../measure/statistics";
import { pages } from "./pages";

const linkCount = 14;
const leastLinks = 10;
const limits = { warm: 40, cold: 350 };

/** How long a click may take before it counts as lost, in milliseconds. */
const patience = 30_000;

/** From a click on a link of the guide page to the new page's heading on the screen; each time in a fresh browser context. */
export async function measureNavigation(): Promise<Metric[]> {
  const metrics = new Metrics();
  const browser = await launchBrowser();
  try {
    await withSites(async (sites) => {
      const starts = sites.map((site) => ({ site, start: site.origin + pages.guide }));
      const links = await findLinks(browser, starts[0]?.start ?? "");
      for (let round = 0; round < (options.rounds ?? 1); round += 1) {
        for (const link of links) {
          for (const { site, start } of starts) await clickBoth(browser, start, link, metrics.of(site));
        }
      }
    });
    return metrics.list().flatMap(withSlowest);
  } finally {
    await browser.close();
  }
}

async function clickBoth(browser: Browser, start: string, link: string, metrics: Metrics): Promise<void> {
  metrics.add("warm: click to heading", "ms", await clickWarm(browser, start, link), limits.warm);
  metrics.add("cold: click to heading", "ms", await clickCold(browser, start, link), limits.cold);
}

/** A metric, and the slowest of its values but for one in twenty. */
function withSlowest(metric: Metric): Metric[] {
  const name = `${metric.name}, 95th percentile`;
  const beside = metric.beside && { beside: [percentile(metric.beside, 0.95)] };
  return [metric, { name, unit: metric.unit, values: [percentile(metric.values, 0.95)], ...beside }];
}

/** The first links of the page's sidebar, then of the bar and the text, each page once. */
async function findLinks(browser: Browser, start: string): Promise<string[]> {
  return withFreshPage(browser, { isSlow: false }, async ({ page }) => {
    await open(page, start);
    await untilLive(page);
    const hrefs = await page.evaluate(() => {
      const areas = ["[data-sidebar] a", "header nav a", "article a"];
      return areas
        .flatMap((area) => [...document.querySelectorAll<HTMLAnchorElement>(area)])
        .filter((link) => link.checkVisibility() && link.origin === location.origin && link.hash === "")
        .map((link) => link.pathname)
        .filter((pathname) => pathname.startsWith("/docs/") && pathname !== location.pathname);
    });
    const links = [...new Set(hrefs)].slice(0, linkCount);
    if (links.length < leastLinks)
      throw new Error(`The guide page has ${links.length} links to other pages; ${leastLinks} are needed.`);
    return links;
  });
}

/** As a reader who has arrived, looks, points at a link and clicks. */
async function clickWarm(browser: Browser, start: string, link: string): Promise<number> {
  return withFreshPage(browser, { isSlow: false }, async ({ page }) => {
    const timeTo = await open(page, start);
    await page.waitForLoadState("load");
    await untilLive(page);
    const { x, y } = await placeOf(page, link);
    await page.waitForTimeout(1500);
    await page.mouse.move(x, y);
    await page.waitForTimeout(200);
    await page.mouse.down();
    await page.mouse.up();
    return timeTo(link);
  });
}

/** As a reader with a slow phone who clicks as soon as the page has loaded. */
async function clickCold(browser: Browser, start: string, link: string): Promise<number> {
  return withFreshPage(browser, { isSlow: true }, async ({ page }) => {
    const timeTo = await open(page, start);
    const { x, y } = await placeOf(page, link);
    await page.waitForLoadState("load");
    await page.mouse.click(x, y);
    return timeTo(link);
  });
}

/** Opens a page; what comes of it waits for the page that a click leads to, and says how long its heading took. */
async function open(page: Page, url: string): Promise<(link: string) => Promise<number>> {
  let arrive = (_time: number) => {};
  const arrival = new Promise<number>((resolve) => {
    arrive = resolve;
  });
  await page.exposeFunction("benchArrived", arrive);
  // The groups that watch-arrival.js opens should not be still opening when a link's place is taken.
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.addInitScript({ path: inPage("watch-arrival") });
  await page.goto(url, { waitUntil: "domcontentloaded" });
  return async (link) => {
    const time = await Promise.race([arrival, wait(patience, undefined, { ref: false })]);
    if (time === undefined) throw new Error(`The click on ${link} led to no other heading.`);
    const { pathname } = new URL(page.url());
    if (pathname !== link) throw new Error(`The click on ${link} led to ${pathname}.`);
    return time;
  };
}

async function placeOf(page: Page, link: string): Promise<{ x: number; y: number }> {
  const target = page.locator(`a[href="${link}"]:visible`).first();
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error(`The link to ${link} has no place on the page.`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
