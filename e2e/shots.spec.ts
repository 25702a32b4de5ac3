import { readFileSync } from "node:fs";
import type { Locator, Page } from "@playwright/test";
import { opener } from "./support/menu";
import { dialog, search } from "./support/search";
import { makeStill, openStill, withoutText, withoutTextAbove } from "./support/still";
import { missing, missingPage, templates } from "./support/templates";
import { expect, test } from "./support/test";

// What each part looks like, kept in shots/, independent of what writers write (support/still.ts). That there is an
// announcement, of one line, is part of it. After a change that is meant: npm run accept, and look at what changed.

const sample = "/docs/markdown-page/";
const wide = { width: 1280, height: 720 };
const phone = { width: 390, height: 720 };
/** About five shades of gray in a pixel, and some sixty pixels: less than a dot. */
const tolerance = { threshold: 0.05, maxDiffPixels: 60 };

test.use({ contextOptions: { reducedMotion: "reduce" } });

const letters = "node_modules/@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2";
let drawsAlike: boolean | undefined;

// Letters alone, of the typeface as its package has it, before anything of ours: where they differ, the machine does, and
// pictures prove nothing.
test.beforeEach(async ({ page }) => {
  if (drawsAlike === undefined) {
    await openStill(page, "/docs/");
    await page.evaluate(drawLetters, [...readFileSync(letters)]);
    drawsAlike = await expect(page.locator("#letters"))
      .toHaveScreenshot(["shots/letters.png"], { threshold: 0.02 })
      .then(
        () => true,
        () => false,
      );
  }
  const reason =
    "This machine draws letters otherwise (another browser, or other antialiasing): pictures are not compared. To have some of its own: npm run accept";
  if (!drawsAlike) console.warn(reason);
  test.skip(!drawsAlike, reason);
});

type Shot = { part?: string; make?: (page: Page) => Promise<unknown> };

/** Visits, and what is looked at in each: parts in the order of the page, since what stands above one is taken away. */
const visits: { address: string; size: typeof wide; shots: Record<string, Shot> }[] = [
  {
    address: sample,
    size: wide,
    shots: { frame: { make: withoutText }, search: { make: openSearch, part: "dialog[open]" } },
  },
  {
    address: sample,
    size: phone,
    shots: { "frame-phone": { make: withoutText }, menu: { make: openMenu, part: "dialog[open]" } },
  },
  { address: sample, size: wide, shots: { table: { part: "article [role=group]:has(> table)" } } },
  {
    address: sample,
    size: phone,
    shots: {
      callout: { part: "article [data-kind=warning]" },
      change: { part: "article figure:has(.ins)" },
      tabs: { part: "article [data-tabs]" },
      steps: { part: "article div:has(> ol > li > p)" },
    },
  },
  {
    address: templates.operation,
    size: wide,
    shots: { endpoint: { part: "article div[data-code=http]" }, needs: { part: "article dl" } },
  },
  { address: templates.landing, size: phone, shots: { "search-field": { part: "main search" } } },
  { address: missing, size: { width: 768, height: 600 }, shots: { "not-found": {} } },
];

for (const { address, size, shots } of visits) {
  test(`as it did look, light and dark: ${Object.keys(shots).join(", ")}`, async ({ page, expectFault }) => {
    if (address === missing) expectFault(missingPage);
    await page.setViewportSize(size);
    await openStill(page, address);
    for (const [name, { part, make }] of Object.entries(shots)) {
      await make?.(page);
      const seen: Page | Locator = part ? page.locator(part).filter({ visible: true }).first() : page;
      if (part?.startsWith("article")) await withoutTextAbove(seen as Locator);
      for (const theme of ["light", "dark"] as const) {
        await page.emulateMedia({ colorScheme: theme });
        await expect(page.locator("html")).toHaveAttribute("data-theme", theme);
        await expect.soft(seen as Page).toHaveScreenshot([`shots/${name}-${theme}.png`], tolerance);
      }
    }
  });
}

test("the picture of the frame shows a navbar that is moved, a lost color, and a smaller text", async ({ page }) => {
  await page.setViewportSize(wide);
  await openStill(page, sample);
  await withoutText(page);
  for (const css of [
    "header > div { padding-inline-start: calc(var(--gutter) + 8px) }",
    ":root { --accent: var(--text) }",
    ":root { --line: transparent }",
    "aside a { font-size: 0.8125rem }",
  ]) {
    await page.evaluate((text) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(text);
      document.adoptedStyleSheets = [...document.adoptedStyleSheets.slice(0, 1), sheet];
    }, css);
    await expect(page, css).not.toHaveScreenshot(["shots/frame-light.png"], tolerance);
  }
});

async function openMenu(page: Page) {
  await opener(page).click();
  await makeStill(page);
}

async function openSearch(page: Page) {
  await search(page, "project");
  await expect(dialog(page).getByRole("option").first().locator("q")).not.toBeEmpty();
  await makeStill(page);
}

/** Runs in the browser: a line in the typeface, and nothing of the site. */
async function drawLetters(bytes: number[]) {
  document.fonts.add(await new FontFace("Letters", new Uint8Array(bytes).buffer).load());
  const letters = Object.assign(document.createElement("p"), { id: "letters", textContent: "Hamburgefonstiv 0123" });
  letters.style.cssText = `all: initial; position: fixed; inset: 0 auto auto 0; z-index: 99; background: #fff; font: 20px Letters`;
  document.body.append(letters);
}
