import type { Page } from "@playwright/test";
import { afterFrames } from "./support/frames";
import { hold, holdPayload, open, openUntilTurning, whenLive } from "./support/late";
import { fullLoads } from "./support/payloads";
import { contents, sidebarLink, title } from "./support/shell";
import { expect, test } from "./support/test";

type Sight = { page: string; isWhole: boolean; isFilled: boolean; tops: string };

/** Writes down what is painted of a page in every frame; `sights` gives the distinct ones of a page, in order. */
async function recordSights(page: Page): Promise<(title: string) => Promise<Sight[]>> {
  await page.addInitScript(() => {
    const sights: Sight[] = [];
    Object.assign(window, { sights });
    const look = () => {
      const parts = [...document.querySelectorAll("article > *, article ~ *")];
      const shown = parts.filter((part) => part.checkVisibility()).map((part) => part.getBoundingClientRect());
      const sight = {
        page: document.querySelector("h1")?.textContent ?? "",
        isWhole: parts.every((part) => !part.hasAttribute("data-below")),
        isFilled: (shown.at(-1)?.bottom ?? 0) >= innerHeight,
        tops: shown.flatMap(({ top }) => (top < innerHeight ? Math.round(top) : [])).join(" "),
      };
      if (JSON.stringify(sight) !== JSON.stringify(sights.at(-1))) sights.push(sight);
    };
    // An observer's first call comes with the layout of the frame that it was made in, when nothing changes any more.
    const frame = () => {
      const observer = new ResizeObserver(() => {
        observer.disconnect();
        look();
      });
      observer.observe(document.documentElement);
      requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
  });
  return async (name) => {
    const all = await page.evaluate(() => (window as unknown as { sights: Sight[] }).sights);
    return all.filter((sight) => sight.page === name);
  };
}

for (const [when, arrive] of [
  ["by React", open],
  [
    "before React",
    async (page: Page, address: string) => {
      await holdPayload(page);
      await openUntilTurning(page, address);
    },
  ],
] as const) {
  test(`a page that is gone to ${when} fills the window first, and is whole a frame later; nothing in sight moves`, async ({
    page,
  }) => {
    const sights = await recordSights(page);
    await arrive(page, "/docs/getting-started/");
    await sidebarLink(page, "Core concepts").click();
    await expect(title(page)).toHaveText("Core concepts");
    await expect.poll(async () => (await sights("Core concepts")).at(-1)?.isWhole).toBe(true);
    const [first, ...rest] = await sights("Core concepts");
    expect(first).toMatchObject({ isWhole: false, isFilled: true });
    for (const sight of rest) expect(sight.tops).toBe(first?.tops);
    expect(new Set(rest.map(({ isWhole }) => isWhole))).toEqual(new Set([true]));
  });
}

test("a page whose first parts do not fill the window comes whole", async ({ page }) => {
  const sights = await recordSights(page);
  await open(page, "/docs/getting-started/");
  await page.evaluate(() =>
    document.styleSheets[0]?.insertRule("article > * { max-block-size: 5px; overflow: hidden; }"),
  );
  await sidebarLink(page, "Core concepts").click();
  await expect(title(page)).toHaveText("Core concepts");
  await expect.poll(async () => (await sights("Core concepts")).length).toBeGreaterThan(0);
  expect((await sights("Core concepts")).filter(({ isWhole }) => !isWhole)).toEqual([]);
});

test("what is not laid out yet is not what the reader is under", async ({ page }) => {
  await open(page, "/docs/markdown-page/");
  const lit = contents(page).locator("[aria-current]");
  const first = await lit.textContent();
  await page.evaluate(() => {
    for (const part of document.querySelectorAll("h2:first-of-type ~ *")) part.toggleAttribute("data-below", true);
    dispatchEvent(new Event("resize"));
  });
  await afterFrames(page);
  await expect(lit).toHaveText(first ?? "");
});

/** Has no frame come, as in a tab that the reader has left, until it is told. */
async function holdFrames(page: Page): Promise<() => Promise<void>> {
  await page.evaluate(() => {
    const waiting: FrameRequestCallback[] = [];
    const { requestAnimationFrame: ask } = window;
    window.requestAnimationFrame = (callback) => waiting.push(callback);
    Object.assign(window, {
      letFramesCome: () => {
        window.requestAnimationFrame = ask;
        waiting.forEach(ask);
      },
    });
  });
  return () => page.evaluate(() => (window as unknown as { letFramesCome: () => void }).letFramesCome());
}

/** Turns, before React, to a page that stays as it is in its first frame; React may begin when its payload comes. */
async function turnWithoutFrames(page: Page) {
  const letPayloadGo = await holdPayload(page);
  await openUntilTurning(page, "/docs/getting-started/");
  const letFramesCome = await holdFrames(page);
  await sidebarLink(page, "Core concepts").click();
  await expect(title(page)).toHaveText("Core concepts");
  return { letPayloadGo, letFramesCome };
}

/** Whether React comes to a reader who asks for it. */
async function reactComes(page: Page): Promise<boolean> {
  await page.keyboard.press("Shift");
  return whenLive(page, 2000).then(
    () => true,
    () => false,
  );
}

test("React does not take over a page that is not whole, and would keep it so", async ({ page }) => {
  const { letPayloadGo, letFramesCome } = await turnWithoutFrames(page);
  const below = page.locator("[data-below]");
  await expect(below).not.toHaveCount(0);
  letPayloadGo();
  expect(await reactComes(page)).toBe(false);
  await letFramesCome();
  await whenLive(page);
  await expect(below).toHaveCount(0);
  await sidebarLink(page, "Daily workflow").click();
  await expect(title(page)).toHaveText("Daily workflow");
  await page.goBack();
  await expect(title(page)).toHaveText("Core concepts");
  await expect(below).toHaveCount(0);
});

test("nor does it when that page is whole, and the next one is on its way", async ({ page }) => {
  const { letPayloadGo, letFramesCome } = await turnWithoutFrames(page);
  const letPageGo = await hold(page, /\/daily-workflow\/$/);
  const loads = fullLoads(page);
  await sidebarLink(page, "Daily workflow").click();
  await letFramesCome();
  await expect(page.locator("[data-below]")).toHaveCount(0);
  letPayloadGo();
  expect(await reactComes(page)).toBe(false);
  letPageGo();
  await expect(title(page)).toHaveText("Daily workflow");
  await whenLive(page);
  expect(loads()).toEqual([]);
});
