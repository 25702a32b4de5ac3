import type { Page } from "@playwright/test";
import { axeViolations, ofColors } from "./axe";
import { afterFrames } from "./frames";
import { whenWhole } from "./late";
import { expect } from "./test";

/** One way in which a page can stand on a screen. */
export type Look = { width: number; theme: "light" | "dark" };

const widths = [1280, 390, 768, 320];
/** Where room is shortest. */
export const narrowest = Math.min(...widths);
const themes = ["light", "dark"] as const;

export const everyLook: readonly Look[] = widths.flatMap((width) => themes.map((theme) => ({ width, theme })));

/** Two that have nothing in common, and between which all others lie: what is wrong in none of them is rare. */
export const oppositeLooks: readonly Look[] = [
  { width: Math.max(...widths), theme: "light" },
  { width: narrowest, theme: "dark" },
];

/** The same for all that looks at a page: who looks twice at one width has it laid out once. */
const windowOf = (width: number) => ({ width, height: width < 997 ? 844 : 900 });

/**
 * Holds a page to axe in each look. A theme changes colors and nothing else, so whoever looks at one width in both themes
 * needs all rules only once for it.
 */
export async function expectNoViolations(page: Page, looks: readonly Look[]): Promise<void> {
  const held = new Set<number>();
  for (const { width, theme } of looks) {
    await page.setViewportSize(windowOf(width));
    await page.emulateMedia({ colorScheme: theme });
    await expect(page.locator("html")).toHaveAttribute("data-theme", theme);
    await settle(page);
    const violations = await axeViolations(page, held.has(width) ? ofColors : undefined);
    expect(violations, `${width} px, ${theme}`).toEqual([]);
    held.add(width);
  }
}

/**
 * Waits until nothing moves or is to come: all is measured as it is, not in the middle of a transition, nor before what
 * watches sizes has seen the page's.
 */
export async function settle(page: Page): Promise<void> {
  await whenWhole(page);
  await afterFrames(page);
  const moving = () => page.evaluate(() => document.getAnimations().length);
  await expect.poll(moving, { intervals: [20, 50, 100] }).toBe(0);
}

/** Holds a page to having its whole width on the screen, however wide that is, a table's cards theirs, and code its text's. */
export async function expectNoSidewaysScroll(page: Page, widths: readonly number[]): Promise<void> {
  await whenWhole(page);
  for (const width of widths) {
    await page.setViewportSize(windowOf(width));
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow, `at ${width} px`).toBeLessThanOrEqual(0);
    const cards = page.locator("[role=group]:has(> table[data-cards])");
    expect(await cards.evaluateAll(wideCards), `cards at ${width} px`).toEqual([]);
    const code = page.getByRole("main").locator(":is(p, li, dd) > code");
    expect(await code.evaluateAll(strayCode), `code in sentences at ${width} px`).toEqual([]);
  }
}

/** Runs in the browser: the tables whose rows are cards, and wider than the screen all the same; not behind a tab. */
const wideCards = (frames: Element[]) =>
  frames
    .filter(
      (frame) =>
        frame.checkVisibility() &&
        frame.scrollWidth > frame.clientWidth &&
        getComputedStyle(frame.querySelector("td") ?? frame).display === "block",
    )
    .map((frame) => frame.textContent?.slice(0, 80));

/** Runs in the browser: the code with a word that leaves the text in which it stands, under what stands beside that. */
const strayCode = (codes: Element[]) =>
  codes
    .filter((code) => {
      const end = code.parentElement?.getBoundingClientRect().right ?? 0;
      const texts = document.createTreeWalker(code, NodeFilter.SHOW_TEXT);
      const word = document.createRange();
      while (code.checkVisibility() && texts.nextNode()) {
        const text = texts.currentNode as Text;
        for (const { index, 0: letters } of text.data.matchAll(/\S+/g)) {
          word.setStart(text, index);
          word.setEnd(text, index + letters.length);
          if (word.getBoundingClientRect().right > end + 1) return true;
        }
      }
      return false;
    })
    .map((code) => code.textContent);
