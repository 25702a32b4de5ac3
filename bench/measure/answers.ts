import type { Browser } from "@playwright/test";
import { untilLive, withFreshPage } from "./browser";

/** A button, and what is there when it has answered. */
export type Control = { button: string; answer: string };

export const themeControl: Control = {
  button: '[role="radiogroup"][aria-label="Color mode"] input[aria-label="Dark"]',
  answer: 'html[data-theme="dark"]',
};
export const menuControl: Control = { button: 'button[aria-label="Open menu"]', answer: "dialog[open] a[href]" };
export const searchControl: Control = { button: "[data-search-open]", answer: "dialog[open] input" };

/** From the start of the navigation to the first click, of one every 50 ms, that is answered. The answer must last when React comes. */
export async function answers(browser: Browser, url: string, control: Control, isPhone: boolean): Promise<number> {
  return withFreshPage(browser, { isSlow: true, isPhone }, async ({ page }) => {
    await page.addInitScript(({ button, answer }) => {
      const timer = setInterval(() => {
        document.querySelector<HTMLElement>(button)?.click();
        if (!document.querySelector(answer)) return;
        clearInterval(timer);
        Object.assign(window, { benchAnswer: performance.now() });
      }, 50);
    }, control);
    await page.goto(url, { waitUntil: "load" });
    await untilLive(page);
    if ((await page.locator(control.answer).count()) === 0) {
      console.error(`  ${url}: React undid the answer ${control.answer}.`);
      return Number.POSITIVE_INFINITY;
    }
    return page.evaluate(() => (window as { benchAnswer?: number }).benchAnswer ?? Number.NaN);
  });
}
