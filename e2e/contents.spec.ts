import type { Page } from "@playwright/test";
import { afterFrames } from "./support/frames";
import { open, whenWhole } from "./support/late";
import { contents, goOnToDocuments, title } from "./support/shell";
import { expect, test } from "./support/test";

test("a long list of contents", async ({ page, context }) => {
  const links = contents(page).getByRole("link");
  await page.setViewportSize({ width: 1440, height: 500 });
  await open(page, "/docs/markdown-page/");
  await test.step("one entry is lit wherever one scrolls, each in its turn", () => expectEachInTurn(page));
  // So high that the headings of the last screen cannot come to its top.
  await page.setViewportSize({ width: 1440, height: 1600 });
  await test.step("an entry that was followed is lit, the last short section's too", async () => {
    for (const at of [3, (await links.count()) - 2, (await links.count()) - 1, 0]) {
      await links.nth(at).click();
      await expect(links.nth(at)).toHaveAttribute("aria-current", "true");
      await afterFrames(page);
      await expect(links.nth(at), "when the page has scrolled there").toHaveAttribute("aria-current", "true");
      await expect(contents(page).locator("[aria-current]")).toHaveCount(1);
    }
  });
  await test.step("an entry that is opened in another tab is not lit in this one", async () => {
    const other = context.waitForEvent("page");
    await links.last().click({ modifiers: ["ControlOrMeta"] });
    await (await other).close();
    await expect(links.first()).toHaveAttribute("aria-current", "true");
    await expect(contents(page).locator("[aria-current]")).toHaveCount(1);
  });
});

for (const [address, height, tag] of [
  ["/docs/cli/commands/log/", 900, []],
  ["/docs/getting-started/core-concepts/", 500, ["@sweep"]],
] satisfies [string, number, string[]][]) {
  const name = `${address}, ${height} px high: one entry is lit wherever one scrolls, each in its turn`;
  test(name, { tag }, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height });
    await open(page, address);
    await expectEachInTurn(page);
  });
}

test("the lit entry follows to another page", async ({ page }) => {
  await goOnToDocuments(page);
  // Before, it ends where its first screen does.
  await whenWhole(page);
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await expect(contents(page).getByRole("link").last()).toHaveAttribute("aria-current", "true");
});

test("a bar names the heading that the reader is under, opens, and closes on a choice", async ({ page }) => {
  // The bar slides with the navbar, and a click on what slides away under the pointer is none.
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open(page, "/docs/markdown-page/");
  const bar = contents(page);
  for (const width of [1279, 997, 390]) {
    await page.setViewportSize({ width, height: 844 });
    const edge = await bar
      .locator("summary")
      .evaluate(
        (words) => words.getBoundingClientRect().left + Number.parseFloat(getComputedStyle(words).paddingInlineStart),
      );
    expect((await title(page).boundingBox())?.x, `at ${width} px its words and the text have one edge`).toBe(edge);
  }
  await expect(bar).toBeInViewport();
  await expect(bar.locator("summary")).toContainText("Text");
  await page.getByRole("heading", { name: "Callouts" }).evaluate((heading) => heading.scrollIntoView());
  await expect(bar.locator("summary")).toContainText("Callouts");
  await expect(bar).toBeInViewport();
  await bar.locator("summary").click();
  const link = bar.getByRole("link", { name: "Tables" });
  await expect(link).toBeVisible();
  await link.click();
  await expect(link).toBeHidden();
  await expect(bar.locator("summary")).toContainText("Tables");
  await expect(page.getByRole("heading", { name: "Tables" })).toBeInViewport();
  expect(await page.evaluate(() => location.hash)).toBe("#tables");
});

test.describe("a list that is longer than its place shows the lit entry", () => {
  const lit = (page: Page) => contents(page).locator("[aria-current]");

  test("beside the text", async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 480 });
    await open(page, "/docs/api/errors/#retry");
    await expect(lit(page)).toHaveText("Retry");
    await expect(lit(page)).toBeInViewport({ ratio: 1 });
    await page.setViewportSize({ width: 1440, height: 300 });
    await expect(lit(page), "in a window that became lower").toBeInViewport({ ratio: 1 });
    await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
    await expect(lit(page)).toHaveCount(0);
    await expect(contents(page).getByRole("link").first()).toBeInViewport({ ratio: 1 });
  });

  test("in the bar", async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 760 });
    await open(page, "/docs/api/errors/#retry");
    // As in a browser that scrolls nothing of what is closed.
    await contents(page)
      .locator("details > ul")
      .evaluate((list) => {
        list.scrollTop = 0;
      });
    await contents(page).getByText("On this page").click();
    await expect(lit(page)).toHaveText("Retry");
    await expect(lit(page)).toBeInViewport({ ratio: 1 });
  });
});

/** Scrolls through the page: one entry is lit from where the first heading comes into sight, and every one in its turn. */
async function expectEachInTurn(page: Page) {
  const sights = await walk(page);
  for (const { top, lit, wrong } of sights) {
    expect(lit.length, `at ${top}`).toBeLessThanOrEqual(1);
    expect(wrong, `at ${top}`).toBe("");
  }
  const order = sights.map(({ lit }) => lit[0] ?? -1);
  expect([...order].sort((a, b) => a - b)).toEqual(order);
  const count = await contents(page).getByRole("link").count();
  expect([...new Set(order)].filter((at) => at >= 0)).toEqual(Array.from({ length: count }, (_, at) => at));
}

type Sight = { top: number; lit: number[]; wrong: string };

/** Scrolls through the page by small steps and says, for each, which entries are lit and whether that can be right. */
function walk(page: Page): Promise<Sight[]> {
  return page.evaluate(async () => {
    const lists = [...document.querySelectorAll('nav[aria-label="On this page"]')];
    const links = [...(lists.find((list) => list.checkVisibility())?.querySelectorAll("a") ?? [])];
    const headings = links.map((link) => document.getElementById(decodeURIComponent(link.hash.slice(1))));
    const tops = () => headings.map((heading) => heading?.getBoundingClientRect().top ?? Number.NaN);
    const frame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    const end = document.documentElement.scrollHeight - innerHeight;
    const sights: Sight[] = [];
    for (let top = 0; ; top = Math.min(end, top + 50)) {
      scrollTo({ top, behavior: "instant" });
      await frame();
      const lit = links.flatMap((link, at) => (link.getAttribute("aria-current") === "true" ? [at] : []));
      const at = tops();
      const [first = -1] = lit;
      const isLastScreen = top > end - innerHeight;
      const wrong =
        lit.length === 0 && (at[0] ?? 0) < innerHeight
          ? "none is lit, and the first heading is in sight"
          : (at[first] ?? 0) > innerHeight
            ? "the lit heading is still below the window"
            : !isLastScreen && first > 0 && (at[first] ?? 0) > innerHeight / 2
              ? "the lit heading is in the lower half"
              : (at[first + 1] ?? innerHeight) < 0
                ? "the next heading has passed already"
                : "";
      sights.push({ top, lit, wrong });
      if (top >= end) return sights;
    }
  });
}
