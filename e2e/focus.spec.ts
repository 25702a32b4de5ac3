import type { Page } from "@playwright/test";
import { walkByTab } from "./support/focus";
import { open } from "./support/late";
import { expectStopsInOrder } from "./support/reading-order";
import { sidebar } from "./support/shell";
import { announcementClosed, store } from "./support/storage";
import { templates } from "./support/templates";
import { expect, test } from "./support/test";

// Where the Tab key leads on a page of each kind, whatever stands there. What a key does to a control is with the control.

test.use({ contextOptions: { reducedMotion: "reduce" } });

// `npm run sweep` has every kind in both looks, and every page in the narrowest.
test("how-to, narrow: each stop can be seen, in the order of reading, and at 400 percent none is covered", async ({
  page,
}) => {
  await expectStopsInOrder(page, "how-to", "narrow");
  // A window of 1280 by 1024 at 400 percent: what sticks must leave room for what has the focus.
  await page.emulateMedia({ colorScheme: "light" });
  await page.setViewportSize({ width: 320, height: 256 });
  const stops = await walkByTab(page);
  expect(stops.length).toBeGreaterThan(10);
  expect(stops.filter(({ wrong }) => wrong.length > 0)).toEqual([]);
});

test("backwards through a sidebar that scrolls, no stop is under the navbar or out of sight", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 600 });
  await open(page, templates["how-to"]);
  await sidebar(page)
    .locator("details")
    .evaluateAll((groups) => {
      for (const group of groups) (group as HTMLDetailsElement).open = true;
    });
  const links = sidebar(page).getByRole("link");
  const count = await links.count();
  await links.last().focus();
  const stops = (await walkByTab(page, "Shift+Tab")).filter(({ part }) => part === "ASIDE");
  expect(stops.length).toBeGreaterThan(count - 2);
  expect(stops.filter(({ wrong }) => wrong.some((what) => what.startsWith("under")))).toEqual([]);
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test("at the end of a page, under whose navbar the footer pushes the sidebar, focus brings it back", async ({
  page,
}) => {
  await store(page, announcementClosed);
  await page.setViewportSize({ width: 1300, height: 700 });
  await open(page, templates["how-to"]);
  await page.keyboard.press("End");
  await expect.poll(() => page.evaluate(() => innerHeight + scrollY - document.body.scrollHeight)).toBeGreaterThan(-2);
  const stops = (await walkByTab(page)).filter(({ part }) => part === "ASIDE");
  expect(stops.length).toBeGreaterThan(3);
  expect(stops.filter(({ wrong }) => wrong.some((what) => what.startsWith("under")))).toEqual([]);
});

const mistakes = {
  "no ring": (page: Page) => style(page, "main article a", { outline: "none" }),
  "under DIV": (page: Page) =>
    page.evaluate(() => {
      const cover = document.body.appendChild(document.createElement("div"));
      Object.assign(cover.style, { position: "fixed", inset: "auto 0 0", height: "50%", zIndex: "60" });
    }),
  "stands above the stop before it": (page: Page) =>
    style(page, "main footer", { display: "flex", flexDirection: "column-reverse" }),
};

test("landing, wide: each stop can be seen, in the order of reading, and the walk finds each mistake", async ({
  page,
}) => {
  await expectStopsInOrder(page, "landing", "wide");
  for (const make of Object.values(mistakes)) await make(page);
  const found = (await walkByTab(page)).flatMap(({ wrong }) => wrong).join("\n");
  for (const mistake of Object.keys(mistakes)) expect(found).toContain(mistake);
});

test("a table has room for the ring around what begins its first column", async ({ page }) => {
  await open(page, templates.errors);
  const link = page.locator("article [role=group] td:first-child a").first();
  await page.keyboard.press("Tab");
  await link.focus();
  const room = await link.evaluate((element) => {
    const { outlineWidth, outlineOffset } = getComputedStyle(element);
    const frame = element.closest("[role=group]") as Element;
    const ring = Number.parseFloat(outlineWidth) + Number.parseFloat(outlineOffset);
    return element.getBoundingClientRect().left - ring - frame.getBoundingClientRect().left;
  });
  expect(room).toBeGreaterThanOrEqual(0);
});

test("operation, wide: each stop can be seen, in the order of reading", async ({ page }) => {
  await expectStopsInOrder(page, "operation", "wide");
  await test.step("the ring around an entry of a list that scrolls is inside what clips it", () =>
    expectWholeRing(page, "nav[data-toc] li + li a:visible"));
  // A group is clipped by a part of it that no script can measure.
  const first = page.locator("[data-sidebar] details[open] a").first();
  await first.focus();
  await expect(first, "in a group").toHaveCSS("outline-offset", "-2px");
});

test("the ring around code that scrolls is inside what clips it", async ({ page }) => {
  await open(page, "/docs/markdown-page/");
  await expectWholeRing(page, "#long-lines ~ figure pre[tabindex='0']");
});

/** Where the keyboard has brought the focus, the whole ring is inside what clips its stop. */
async function expectWholeRing(page: Page, find: string) {
  await page.keyboard.press("Tab");
  const stop = page.locator(find).first();
  await stop.focus();
  const isWhole = await stop.evaluate((element) => {
    const { outlineStyle, outlineWidth, outlineOffset } = getComputedStyle(element);
    const reach = Number.parseFloat(outlineWidth) + Number.parseFloat(outlineOffset);
    let clip = element.parentElement;
    while (clip && getComputedStyle(clip).overflowY === "visible") clip = clip.parentElement;
    const [ring, edge] = [element.getBoundingClientRect(), clip?.getBoundingClientRect()];
    if (outlineStyle !== "solid" || !edge) return false;
    const isHigh = ring.top - reach >= edge.top && ring.bottom + reach <= edge.bottom;
    return isHigh && ring.left - reach >= edge.left && ring.right + reach <= edge.right;
  });
  expect(isWhole).toBe(true);
}

function style(page: Page, selector: string, styles: Record<string, string>) {
  return page
    .locator(selector)
    .first()
    .evaluate((element, wanted) => Object.assign((element as HTMLElement).style, wanted), styles);
}
