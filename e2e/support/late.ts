import type { Page } from "@playwright/test";

const scripts = /\/_next\/static\/chunks\/.+\.js$/;

/** Waits until React has taken over. */
export async function whenLive(page: Page): Promise<void> {
  await page.locator("html[data-live]").waitFor({ state: "attached", timeout: 10_000 });
}

/** Opens a page and waits until React has taken over. */
export async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await whenLive(page);
}

/** Keeps the site's scripts from arriving until they are let go: the time before hydration, for as long as a test needs it. */
export const holdScripts = (page: Page) => hold(page, scripts);

/** The same for the stylesheet: the time before the first paint. */
export const holdStylesheet = (page: Page) => hold(page, /\.css$/);

async function hold(page: Page, files: RegExp): Promise<() => void> {
  let letGo = () => {};
  const released = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(files, async (route) => {
    await released;
    await route.continue();
  });
  return letGo;
}

/** Says whether React has taken over, for tests of what comes before it. */
export async function isLive(page: Page): Promise<boolean> {
  return page.evaluate(() => document.documentElement.dataset.live !== undefined);
}

/**
 * Keeps the pointer off the page that is opened next. The headless shell has it in the corner of a context's first page,
 * where it brings React at once, as a reader's does (boot.js): good for most tests, and not for those of a page at rest.
 */
export async function keepPointerOut(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const keepOut = (event: PointerEvent) => {
      if (event.clientX === 0 && event.clientY === 0) event.stopImmediatePropagation();
    };
    window.addEventListener("pointerover", keepOut, true);
  });
}
