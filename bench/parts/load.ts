import type { Browser } from "@playwright/test";
import { weightLimits } from "@/lib/site/constants";
import { answers, menuControl, searchControl, themeControl } from "../measure/answers";
import { type FreshPage, launchBrowser, untilLive, withFreshPage } from "../measure/browser";
import { isOfSearch, type Transfer, watchTransfers } from "../measure/bytes";
import { type Metric, Metrics } from "../measure/metric";
import { options } from "../measure/options";
import { inPage } from "../measure/project";
import { withSites } from "../measure/site";
import { type PageName, pages } from "./pages";

const rounds = 5;
const limits = { paint: 650, answer: 700, ahead: 20, searchAnswer: 1200, shift: 0 };
/** The specification names these three for the bytes of a first visit. */
const lightPages: readonly PageName[] = ["landing", "guide", "cli"];
/** Where the controls are tried, and where all scripts are weighed. */
const answering: readonly PageName[] = ["landing", "guide"];
const weighed: readonly PageName[] = ["guide", "operation"];

/** First visits: bytes, and times on a slow phone's processor and line. */
export async function measureLoad(): Promise<Metric[]> {
  const metrics = new Metrics();
  const browser = await launchBrowser();
  try {
    await withSites(async (sites) => {
      for (let round = 0; round < (options.rounds ?? rounds); round += 1) {
        for (const name of options.pages) {
          for (const site of sites) await visit(browser, site.origin, name, metrics.of(site));
        }
        for (const name of answering.filter((page) => options.pages.includes(page))) {
          for (const site of sites) await measureAnswers(browser, site.origin, name, metrics.of(site));
        }
      }
      for (const name of weighed.filter((page) => options.pages.includes(page))) {
        for (const site of sites) await weighScripts(browser, site.origin, name, metrics.of(site));
      }
    });
    return metrics.list();
  } finally {
    await browser.close();
  }
}

async function measureAnswers(browser: Browser, origin: string, name: PageName, metrics: Metrics): Promise<void> {
  const url = origin + pages[name];
  const theme = await answers(browser, url, themeControl, false);
  metrics.add(`${name}: theme control answers, slow`, "ms", theme, limits.answer);
  const menu = await answers(browser, url, menuControl, true);
  metrics.add(`${name}: menu answers, slow, 390 px`, "ms", menu, limits.answer);
  const search = await answers(browser, url, searchControl, false);
  metrics.add(`${name}: search answers, slow`, "ms", search, limits.searchAnswer);
}

/** One first visit on the slow line, left alone until React is there and quiet. */
async function visit(browser: Browser, origin: string, name: PageName, metrics: Metrics): Promise<void> {
  await withFreshPage(browser, { isSlow: true }, async (fresh) => {
    const transfers = await watchTransfers(fresh);
    await fresh.page.addInitScript({ path: inPage("observe-paint") });
    await fresh.page.goto(origin + pages[name], { waitUntil: "load" });
    await untilLive(fresh.page);
    await fresh.page.waitForTimeout(1000);
    const paint = await fresh.page.evaluate(readNotes);
    const all = await transfers.list();
    addBytes(all, name, metrics);
    metrics.add(`${name}: first paint, slow`, "ms", paint.firstPaint);
    // The specification's figure is that of the peers' guide page.
    metrics.add(`${name}: largest paint, slow`, "ms", paint.largestPaint, name === "guide" ? limits.paint : undefined);
    metrics.add(`${name}: load event, slow`, "ms", paint.load);
    metrics.add(`${name}: live, slow`, "ms", paint.live);
    metrics.add(`${name}: layout shift`, "shift", paint.shift, limits.shift);
    metrics.add(`${name}: blocking time, slow`, "ms", paint.blocking);
  });
}

/** Runs in the page. */
function readNotes() {
  const { benchNotes } = window as unknown as {
    benchNotes: Record<"largestPaint" | "shift" | "blocking" | "live", number>;
  };
  const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  const [firstPaint] = performance.getEntriesByName("first-contentful-paint");
  return {
    ...benchNotes,
    firstPaint: firstPaint?.startTime ?? Number.NaN,
    load: navigation?.loadEventStart ?? Number.NaN,
  };
}

function addBytes(all: readonly Transfer[], name: PageName, metrics: Metrics): void {
  const before = all.filter(({ isBeforeLoad }) => isBeforeLoad);
  const kB = (types: RegExp, of: readonly Transfer[] = before) =>
    of.filter(({ type }) => types.test(type)).reduce((sum, { bytes }) => sum + bytes, 0) / 1000;
  const limit = lightPages.includes(name) ? weightLimits.page : undefined;
  metrics.add(`${name}: bytes until load, fonts aside`, "kB", kB(/^(?!Font)/), limit);
  metrics.add(`${name}:   HTML`, "kB", kB(/^Document$/));
  metrics.add(`${name}:   CSS`, "kB", kB(/^Stylesheet$/));
  metrics.add(`${name}:   scripts`, "kB", kB(/^Script$/));
  metrics.add(`${name}:   images and other`, "kB", kB(/^(?!Document|Stylesheet|Script|Font)/));
  metrics.add(`${name}:   fonts`, "kB", kB(/^Font$/));
  metrics.add(`${name}: requests until load`, "requests", before.length);
  metrics.add(`${name}: bytes in all, fonts aside`, "kB", kB(/^(?!Font)/, all));
}

/**
 * Every script that a page ever fetches, those of the search aside, which have a limit of their own: until React is
 * there, and after a reader has touched what can be touched. And what is fetched ahead by a page that nobody touches.
 */
async function weighScripts(browser: Browser, origin: string, name: PageName, metrics: Metrics): Promise<void> {
  await withFreshPage(browser, { isSlow: false }, async (fresh) => {
    const { page } = fresh;
    const transfers = await watchTransfers(fresh);
    await page.goto(origin + pages[name], { waitUntil: "load" });
    await untilLive(page);
    await page.waitForTimeout(3000);
    const isScript = ({ type, url: address }: Transfer) =>
      (type === "Script" || new URL(address).pathname.endsWith(".js")) && !isOfSearch(address);
    const kB = (list: Transfer[]) => list.filter(isScript).reduce((sum, { bytes }) => sum + bytes, 0) / 1000;
    const atRest = await transfers.list();
    const isAhead = ({ type, url }: Transfer) =>
      /__next\.|index\.txt\?|\/sidebars\//.test(url) || (type !== "Document" && new URL(url).pathname.endsWith("/"));
    const ahead = atRest.filter(isAhead);
    metrics.add(`${name}: fetched ahead once the page is at rest`, "requests", ahead.length, limits.ahead);
    metrics.add(`${name}: JavaScript until live`, "kB", kB(atRest));

    await touchEverything(page);
    const all = await transfers.list();
    metrics.add(`${name}: all JavaScript it ever loads`, "kB", kB(all), weightLimits.scripts);
    metrics.add(`${name}: scripts it ever loads`, "requests", all.filter(isScript).length);
  });
}

/** What a reader could do on a page without leaving it. What a page does not have (yet) is passed over. */
async function touchEverything(page: FreshPage["page"]): Promise<void> {
  await page.getByRole("radio", { name: "Dark" }).first().check({ force: true });
  for (const link of (await page.locator("nav a[href^='/docs/']:visible").all()).slice(0, 5)) await link.hover();
  const buttons = page.locator("article button:visible, main button:visible");
  for (const button of (await buttons.all()).slice(0, 12)) await button.click({ timeout: 2000 }).catch(() => {});
  await page.mouse.wheel(0, 100_000);
  await page.waitForTimeout(500);
  for (const keys of ["Control+k", "Escape", "/"]) {
    await page.keyboard.press(keys);
    await page.waitForTimeout(500);
  }
  await page.keyboard.type("worklog");
  await page.waitForTimeout(1500);
  await page.keyboard.press("Escape");
  await page.setViewportSize({ width: 390, height: 844 });
  const menu = page.getByRole("button", { name: "Open menu" });
  await menu.click();
  await page.waitForTimeout(1000);
}
