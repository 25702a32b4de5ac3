import { type Browser, type BrowserContextOptions, type CDPSession, chromium, type Page } from "@playwright/test";
import { certificate } from "./certificate";
import { chromePath } from "./chrome.mjs";
import { untilQuiet } from "./quiet";

export const chromeFlags = [
  "--headless=new",
  "--no-sandbox",
  "--disable-gpu",
  "--disable-dev-shm-usage",
  certificate.flag,
];

/** What a visit is like: an unhindered one, or that of a middling phone on a slow line. */
export type Visit = { isSlow: boolean; isPhone?: boolean };

/** A page in a context of its own, with nothing kept from earlier visits. */
export type FreshPage = { page: Page; cdp: CDPSession };

/**
 * Starts the browser. Its screen shows 60 frames a second, so that what is done waits for the next one for up to 16.7 ms;
 * with `isFree`, a frame follows as soon as it is asked for.
 */
export function launchBrowser({ isFree = false } = {}): Promise<Browser> {
  const free = isFree ? ["--disable-frame-rate-limit", "--disable-gpu-vsync"] : [];
  return chromium.launch({ executablePath: chromePath, args: [...chromeFlags, ...free] });
}

const desktop: BrowserContextOptions = { viewport: { width: 1280, height: 800 } };
const phone: BrowserContextOptions = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };

// Lighthouse's slow 4G.
const slow4G = { offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 750e3 / 8 };
const slowdown = 4;

/** Opens a fresh page when the machine is quiet, lets `measure` work with it, and closes it whatever happens. */
export async function withFreshPage<T>(
  browser: Browser,
  { isSlow, isPhone = false }: Visit,
  measure: (fresh: FreshPage) => Promise<T>,
): Promise<T> {
  await untilQuiet();
  const context = await browser.newContext({ ...(isPhone ? phone : desktop), colorScheme: "light" });
  try {
    const page = await context.newPage();
    const cdp = await context.newCDPSession(page);
    await cdp.send("Network.enable");
    if (isSlow) {
      await cdp.send("Network.emulateNetworkConditions", slow4G);
      await cdp.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
    }
    return await measure({ page, cdp });
  } finally {
    await context.close();
  }
}

/** Waits until React has taken the page over. */
export async function untilLive(page: Page): Promise<void> {
  await page.waitForSelector("html[data-live]", { state: "attached", timeout: 30_000 });
}
