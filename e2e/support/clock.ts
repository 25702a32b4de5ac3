import type { BrowserContext, Page } from "@playwright/test";

const stopped = new WeakSet<BrowserContext>();

/**
 * Has time stand still in a page whose clock is the test's (`page.clock.install()` before it was opened): what comes
 * after so many milliseconds does so on a machine of any speed.
 */
export async function stopClock(page: Page): Promise<void> {
  const now = await page.evaluate(() => Date.now());
  await page.clock.pauseAt(now + 60_000);
  stopped.add(page.context());
}

/**
 * Has time go on where a test stopped it. Playwright does so by itself after a test, without waiting for it, so that what
 * it adds for that may come when the context was set back already, and fail in the next test's pages.
 */
export async function resumeClock(context: BrowserContext): Promise<void> {
  if (stopped.has(context)) await context.clock.resume();
}
