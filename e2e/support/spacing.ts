import type { Page } from "@playwright/test";

/** Sets the spacing that a reader may set (WCAG 1.4.12), as his own stylesheet would. */
export async function spaceOut(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`
      * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
      p { margin-block-end: 2em !important; }
    `);
    document.adoptedStyleSheets.push(sheet);
  });
}

/** The elements whose own text is wider or higher than the room that they show of it, and which cannot be scrolled. */
export function clippedTexts(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>("body *")].flatMap((element) => {
      const { overflowX, overflowY, textOverflow } = getComputedStyle(element);
      const cuts = (overflow: string) => overflow === "hidden" || overflow === "clip";
      const isWider = cuts(overflowX) && element.scrollWidth > element.clientWidth + 1;
      const isHigher = cuts(overflowY) && element.scrollHeight > element.clientHeight + 1;
      // What ends in "…" says so: the current heading in the contents bar, which the list below has in full.
      const isShortened = textOverflow === "ellipsis" && isWider && !isHigher;
      if (!element.checkVisibility() || element.textContent === "" || isShortened || !(isWider || isHigher)) return [];
      return [`${element.tagName} ${element.className}: ${element.textContent?.trim().slice(0, 60)}`];
    }),
  );
}
