import { walkByTab } from "./support/focus";
import { afterFrames } from "./support/frames";
import { open } from "./support/late";
import { watchShift } from "./support/layout-shift";
import { expectNoSidewaysScroll } from "./support/looks";
import { templates } from "./support/templates";
import { expect, test } from "./support/test";
import { stuckShare } from "./support/zoom";

/** The instruments that look at a page's layout, each shown a mistake (those of guards.spec.ts look at the rest). */

test("the walk by the Tab key sees that no ring can be seen", async ({ page }) => {
  await open(page, "/docs/markdown-page/");
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync("*, *::after { outline: 2px solid transparent !important }");
    document.adoptedStyleSheets.push(sheet);
  });
  const stops = await walkByTab(page);
  expect(stops.length).toBeGreaterThan(20);
  expect(stops.filter(({ wrong }) => !wrong.includes("no ring"))).toEqual([]);
});

test("a layout that moves by itself is seen, and so is a bar that takes most of a window", async ({ page }) => {
  await open(page, templates["how-to"]);
  await page.evaluate(() => {
    const box = document.createElement("div");
    box.style.height = "200px";
    document.querySelector("article")?.prepend(box);
  });
  const shift = await watchShift(page);
  await afterFrames(page);
  expect(await shift.evaluate((sumOf) => sumOf())).toBeGreaterThan(0);
  for (const inset of ["0 0 auto", "auto 0 0"]) {
    await page.evaluate((place) => {
      document.getElementById("bar")?.remove();
      const bar = Object.assign(document.createElement("div"), { id: "bar" });
      bar.style.cssText = `position: fixed; block-size: 60vh; inset: ${place}`;
      document.body.append(bar);
    }, inset);
    expect(await stuckShare(page), inset).toBeGreaterThan(0.5);
  }
});

for (const [what, part, style, text, says] of [
  ["a page", "h1", "inline-size: 600px", "", /at 320 px/],
  ["a table's card", "table[data-cards] td", "white-space: nowrap; overflow-wrap: normal", "a".repeat(200), /^cards/],
  ["code", "p:has(> code)", "inline-size: 100px; white-space: nowrap; overflow-x: clip", "", /^code in sentences/],
] as const) {
  test(`${what} that is wider than its place is seen`, async ({ page }) => {
    await open(page, "/docs/markdown-page/");
    await page.setViewportSize({ width: 320, height: 844 });
    const seed = page.getByRole("main").locator(part).filter({ visible: true }).first();
    await seed.evaluate(
      (element, [css, letters]) => {
        (element as HTMLElement).style.cssText = css;
        if (letters) element.textContent = letters;
      },
      [style, text] as const,
    );
    await expect(expectNoSidewaysScroll(page, [320])).rejects.toThrow(says);
  });
}
