import type { Page } from "@playwright/test";
import { open } from "./support/late";
import { expect, test } from "./support/test";

/** Sentences that have the text's measure. */
const running = "article > p, article > ul > li, [data-related] p";

test.use({ viewport: { width: 1440, height: 900 } });

for (const [address, tag] of [
  ["/docs/worklog/create-entry/", []],
  ["/docs/cli/commands/log/", ["@sweep"]],
  ["/docs/api/webhooks/overview/", ["@sweep"]],
] satisfies [string, string[]][]) {
  test(`a line of ${address} has 65 to 75 characters, on paper, too`, { tag }, async ({ page }) => {
    await open(page, address);
    expectReadable(await lineLengths(page));
    await page.emulateMedia({ media: "print" });
    expectReadable(await lineLengths(page));
  });
}

/** The last line of a paragraph ends where it ends; of the others, the middle one counts, and the longest is of narrow letters. */
function expectReadable(lengths: number[]) {
  expect(lengths.length).toBeGreaterThan(10);
  const median = lengths.sort((a, b) => a - b)[Math.floor(lengths.length / 2)];
  expect(median).toBeGreaterThanOrEqual(65);
  expect(median).toBeLessThanOrEqual(75);
  expect(lengths.at(-1)).toBeLessThanOrEqual(90);
}

/** How many characters stand in each line of running text but the last of its paragraph. */
function lineLengths(page: Page): Promise<number[]> {
  return page.locator(running).evaluateAll((blocks) =>
    blocks.flatMap((block) => {
      const lengths = [0];
      const texts = document.createTreeWalker(block, NodeFilter.SHOW_TEXT);
      const range = new Range();
      let before = 0;
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        for (let at = 0; at < (text.nodeValue ?? "").length; at++) {
          range.setStart(text, at);
          range.setEnd(text, at + 1);
          const { left } = range.getBoundingClientRect();
          if (left < before) lengths.push(0);
          lengths[lengths.length - 1] = (lengths.at(-1) ?? 0) + 1;
          before = left;
        }
      }
      return lengths.slice(0, -1);
    }),
  );
}
