import type { Page } from "@playwright/test";

/** Waits until the page has drawn some frames: what it does in a frame, as its observers do, is done by then. */
export async function afterFrames(page: Page, count = 2): Promise<void> {
  await page.evaluate(async (frames) => {
    for (let frame = 0; frame < frames; frame += 1) await new Promise(requestAnimationFrame);
  }, count);
}

/**
 * Writes down, for every frame from the first one on, what `look` sees; `frames` gives the distinct sights in order.
 * What a reader saw only for a moment stands in the list too.
 */
export async function recordFrames(page: Page, look: () => string | undefined): Promise<() => Promise<string[]>> {
  await page.addInitScript(`(() => {
    const look = ${look.toString()};
    const seen = (window.seenFrames = []);
    const frame = () => {
      const sight = look();
      if (sight !== undefined && seen.at(-1) !== sight) seen.push(sight);
      requestAnimationFrame(frame);
    };
    // Behind the page's own, which may put right in a frame what it shows.
    new MutationObserver((_, observer) => {
      if (!document.body) return;
      observer.disconnect();
      requestAnimationFrame(frame);
    }).observe(document, { childList: true, subtree: true });
  })()`);
  return () => page.evaluate(() => (window as unknown as { seenFrames: string[] }).seenFrames);
}
