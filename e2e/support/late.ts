import type { BrowserContext, Page } from "@playwright/test";
import { hasTurner } from "./in-page";

/** The scripts of React and Next: all but that of turn-page.ts, which a page's load waits for. */
export const reactScripts = /\/_next\/static\/chunks\/(?!turn-).+\.js$/;

/** Waits until React has taken over, for so many milliseconds at most. */
export async function whenLive(page: Page, timeout = 10_000): Promise<void> {
  await page.locator("html[data-live]").waitFor({ state: "attached", timeout });
}

/** Waits until all of a page is shown: what is below its first screen comes later (boot/fold.ts, page/window-first.ts). */
export async function whenWhole(page: Page): Promise<void> {
  await page.locator("[data-below]").first().waitFor({ state: "detached" });
}

/** Opens a page and waits until React has taken over, and all of it is shown. */
export async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await whenLive(page);
  await whenWhole(page);
}

/** Keeps the site's scripts from arriving until they are let go: the time before hydration, for as long as a test needs it. */
export async function holdScripts(page: Page): Promise<() => void> {
  // Asked for before the page has loaded, they would keep it from loading.
  await keepPointerOut(page);
  return hold(page, reactScripts);
}

/** The same for the stylesheet: the time before the first paint. */
export const holdStylesheet = (page: Page) => hold(page, /\.css$/);

/** Keeps React from beginning, while its scripts may come: the time in which turn-page.ts answers clicks. */
export const holdPayload = (page: Page) => hold(page, /\/docs\/(.*\/)?index\.txt$/);

/** Opens a page, and waits until turn-page.ts is there. */
export async function openUntilTurning(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.waitForFunction(hasTurner);
}

const held = new WeakSet<BrowserContext>();

/** Whether a test has held anything: what was asked for ahead may then be used later than the browser thinks right. */
export const hasHeld = (context: BrowserContext): boolean => held.has(context);

/** Keeps the answers to what a pattern matches, or a check approves, from arriving until they are let go. */
export async function hold(page: Page, files: RegExp | ((url: URL) => boolean)): Promise<() => void> {
  held.add(page.context());
  let letGo = () => {};
  const released = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(files, async (route) => {
    await released;
    await route.continue().catch(() => {});
  });
  return letGo;
}

/** Says whether React has taken over, for tests of what comes before it. */
export async function isLive(page: Page): Promise<boolean> {
  return page.evaluate(() => document.documentElement.dataset.live !== undefined);
}

/**
 * Keeps the pointer off the page that is opened next. The headless shell has it in the corner of a context's first page,
 * where it brings React at once, as a reader's does (boot/wake.ts): good for most tests, and not for those of a page at rest.
 */
export async function keepPointerOut(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const keepOut = (event: PointerEvent) => {
      if (event.clientX === 0 && event.clientY === 0) event.stopImmediatePropagation();
    };
    window.addEventListener("pointerover", keepOut, true);
  });
}
