import type { Page } from "@playwright/test";
import { afterFrames } from "./support/frames";
import { holdScripts, open, whenLive } from "./support/late";
import { fullLoads } from "./support/payloads";
import { sidebarLink, title } from "./support/shell";
import { expect, test } from "./support/test";

const start = "/docs/getting-started/";
const id = "write-an-entry-in-the-app";

test("Back to a heading leads to its page, though the browser made that entry", async ({ page }) => {
  await open(page, start);
  const loads = fullLoads(page);
  await page.locator(`nav a[href="#${id}"]:visible`).first().click();
  await expect(page).toHaveURL(`${start}#${id}`);
  await sidebarLink(page, "Core concepts").click();
  await expect(title(page)).toHaveText("Core concepts");
  await page.goBack();
  await expect(title(page)).toHaveText("Quickstart");
  await expect(page.locator(`#${id}`)).toBeInViewport();
  await expect(sidebarLink(page, "Quickstart")).toHaveAttribute("aria-current", "page");
  expect(loads()).toEqual([]);
});

test("Back past a heading that was gone to before React leads to its page, too", async ({ page }) => {
  const letGo = await holdScripts(page);
  await page.goto(start);
  await page.locator(`nav a[href="#${id}"]:visible`).first().click();
  letGo();
  await whenLive(page);
  await sidebarLink(page, "Core concepts").click();
  await expect(title(page)).toHaveText("Core concepts");
  await page.evaluate(() => history.go(-2));
  await expect(page).toHaveURL(start);
  await expect(title(page)).toHaveText("Quickstart");
});

test("a link to a field of the same page opens it, and keeps what was chosen in the address", async ({ page }) => {
  const address = "/docs/api/reference/projects/create/?language=python";
  await open(page, address);
  const field = await page.evaluate(() => {
    const closed = [...document.querySelectorAll("details:not([open]) li[id]")].find(({ id }) => id) as HTMLElement;
    document
      .querySelector("article p")
      ?.insertAdjacentHTML("afterend", `<a href="${location.pathname}#${closed.id}">There</a>`);
    return closed.id;
  });
  await page.getByRole("link", { name: "There" }).click();
  await expect(page).toHaveURL(`${address}#${field}`);
  await expect(page.locator(`[id="${field}"]`)).toBeInViewport();
});

test("what is opened just under the top of the window opens downward", async ({ page }) => {
  // Nothing sticks there but the navbar, which goes out of the way.
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(page, "/docs/api/reference/projects/create/");
  const summary = await page.locator("article details[id]:not([open]) > summary").first().elementHandle();
  const box = async () => (await summary?.boundingBox()) ?? { x: Number.NaN, y: Number.NaN };
  const top = async () => (await box()).y;
  await page.evaluate((y) => scrollBy({ top: y - 15, behavior: "instant" }), await top());
  const before = await top();
  const [x, y] = [(await box()).x + 20, before + 10];
  const there = () => page.evaluate(([left = 0, down = 0]) => document.elementFromPoint(left, down)?.tagName, [x, y]);
  await expect.poll(there).toBe("SUMMARY");
  // By the mouse alone: Playwright would scroll to what it clicks.
  await page.mouse.click(x, y);
  const isOpen = () => summary?.evaluate(({ parentElement }) => (parentElement as HTMLDetailsElement).open);
  await expect.poll(isOpen).toBe(true);
  await afterFrames(page);
  expect(await top()).toBeCloseTo(before, 0);
});

test.describe("where one was", () => {
  const scrollTo = (page: Page, top: number) =>
    page.evaluate((to) => window.scrollTo({ top: to, behavior: "instant" }), top);
  const top = (page: Page) => page.evaluate(() => Math.round(scrollY));

  /** Opens a page at a heading, goes on to a place in it, follows a link from there, and goes Back. */
  const comeBackTo = async (page: Page, place: number) => {
    await open(page, `${start}#${id}`);
    await scrollTo(page, place);
    await sidebarLink(page, "Core concepts").click();
    await expect(title(page)).toHaveText("Core concepts");
    await page.goBack();
    await expect(title(page)).toHaveText("Quickstart");
    await expect.poll(() => top(page)).toBe(place);
  };

  test("Back to an entry with a heading leads there, not to the heading", async ({ page }) => {
    await comeBackTo(page, 2200);
    await scrollTo(page, 700);
    await page.reload();
    await whenLive(page);
    await expect.poll(() => top(page)).toBe(700);
  });

  test("a link leads to the top, from a little below it, too", async ({ page }) => {
    await open(page, start);
    await scrollTo(page, 20);
    await sidebarLink(page, "Core concepts").click();
    await expect(title(page)).toHaveText("Core concepts");
    await expect.poll(() => top(page)).toBe(0);
    await scrollTo(page, 30);
    await page.goBack();
    await expect(title(page)).toHaveText("Quickstart");
    await expect.poll(() => top(page)).toBe(20);
    await page.goForward();
    await expect(title(page)).toHaveText("Core concepts");
    await expect.poll(() => top(page)).toBe(30);
  });

  test("Back after a reload leads there, though the page that was left is shorter", async ({ page }) => {
    await open(page, "/docs/api/errors/");
    await scrollTo(page, 6000);
    // Without Playwright's own scrolling to the link.
    const link = page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Docs" });
    await link.evaluate((element) => (element as HTMLElement).click());
    await expect(title(page)).not.toHaveText("API errors");
    await page.reload();
    await whenLive(page);
    await page.goBack();
    await expect(title(page)).toHaveText("API errors");
    await expect.poll(() => top(page)).toBe(6000);
  });

  test("what was noted of an entry does not stay when one was elsewhere in it", async ({ page }) => {
    await comeBackTo(page, 200);
    await scrollTo(page, 1900);
    await expect.poll(() => page.evaluate(() => history.state.top)).toBe(1900);
    await page.goForward();
    await expect(title(page)).toHaveText("Core concepts");
    await page.goBack();
    await expect(title(page)).toHaveText("Quickstart");
    await expect.poll(() => top(page)).toBe(1900);
  });

  test.describe("on a machine whose frames come late", () => {
    // What the tests wait for are frames of this page, too: as late, and after those that it has asked for.
    const late = 400;
    test.beforeEach(({ page }) =>
      page.addInitScript((delay) => {
        window.requestAnimationFrame = (draw) => window.setTimeout(() => draw(performance.now()), delay);
        window.cancelAnimationFrame = (frame) => clearTimeout(frame);
      }, late),
    );

    test("who scrolls as soon as a page is there is not called back to its top", async ({ page }) => {
      await open(page, start);
      await sidebarLink(page, "Core concepts").click();
      await expect(title(page)).toHaveText("Core concepts");
      await scrollTo(page, 350);
      await afterFrames(page);
      expect(await top(page)).toBe(350);
    });

    test("of steps back and forward in a row, the last one says where one is", async ({ page }) => {
      await open(page, start);
      await scrollTo(page, 1900);
      await sidebarLink(page, "Core concepts").click();
      await expect(title(page)).toHaveText("Core concepts");
      await scrollTo(page, 350);
      for (const [step, name] of [
        [-1, "Quickstart"],
        [1, "Core concepts"],
      ] as const) {
        await page.evaluate((by) => history.go(by), step);
        await expect(title(page)).toHaveText(name);
      }
      await afterFrames(page);
      expect(await top(page)).toBe(350);
    });
  });
});
