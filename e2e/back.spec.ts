import { afterFrames } from "./support/frames";
import { holdScripts, open, whenLive } from "./support/late";
import { fullLoads } from "./support/payloads";
import { scrollTo, top } from "./support/scroll";
import { sidebarLink, title } from "./support/shell";
import { expect, test } from "./support/test";

const start = "/docs/getting-started/";
const id = "write-an-entry-in-the-app";

test("a link leads to the top, Back to where one was, and to a heading whose entry the browser made", async ({
  page,
}) => {
  await open(page, start);
  const loads = fullLoads(page);

  await test.step("a link leads to the top, from a little below it, too", async () => {
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
    await page.goBack();
    await expect(title(page)).toHaveText("Quickstart");
  });

  await test.step("Back to a heading leads to its page", async () => {
    await page.locator(`nav a[href="#${id}"]:visible`).first().click();
    await expect(page).toHaveURL(`${start}#${id}`);
    await sidebarLink(page, "Core concepts").click();
    await expect(title(page)).toHaveText("Core concepts");
    await page.goBack();
    await expect(title(page)).toHaveText("Quickstart");
    await expect(page.locator(`#${id}`)).toBeInViewport();
    await expect(sidebarLink(page, "Quickstart")).toHaveAttribute("aria-current", "page");
  });
  expect(loads()).toEqual([]);
});

test("Back finds open what the reader had opened, and the place below it", async ({ page }) => {
  await open(page, "/docs/api/reference/worklog-entries/create/");
  const answers = page.locator("article details[data-answer]");
  const isOpen = () => answers.evaluateAll((all) => all.map((one) => (one as HTMLDetailsElement).open));
  await answers.nth(0).locator("> summary").click();
  await answers.nth(2).locator("> summary").click();
  const opened = await isOpen();
  expect(opened.filter(Boolean)).toHaveLength(2);
  await answers.nth(3).scrollIntoViewIfNeeded();
  const place = await top(page);
  // Its name begins with its method.
  await page
    .getByRole("navigation", { name: "Docs sidebar" })
    .getByRole("link", { name: /List worklog entries/ })
    .click();
  await expect(title(page)).toHaveText("List worklog entries");
  expect(await isOpen()).not.toContain(true);
  await page.goBack();
  await expect(title(page)).toHaveText("Create a worklog entry");
  await expect.poll(() => top(page)).toBe(place);
  expect(await isOpen()).toEqual(opened);
});

test("Back to the same page twice loads nothing", async ({ page }) => {
  await open(page, start);
  const loads = fullLoads(page);
  for (const name of ["Core concepts", "Daily workflow"]) {
    await sidebarLink(page, name).click();
    await expect(title(page)).toHaveText(name);
    await page.goBack();
    await expect(title(page)).toHaveText("Quickstart");
  }
  await sidebarLink(page, "Core concepts").click();
  await expect(title(page)).toHaveText("Core concepts");
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

test("a page of the API opens what a link leads to, and what is opened opens downward", async ({ page }) => {
  // Nothing sticks at the top but the navbar, which goes out of the way.
  await page.setViewportSize({ width: 1280, height: 800 });
  const address = "/docs/api/reference/projects/create/?language=python";
  await open(page, address);

  await test.step("a link to a field of the same page keeps what was chosen in the address", async () => {
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

  await test.step("what is opened just under the top of the window opens downward", async () => {
    const summary = await page.locator("article details[id]:not([open]) > summary").first().elementHandle();
    const box = async () => (await summary?.boundingBox()) ?? { x: Number.NaN, y: Number.NaN };
    const topOf = async () => (await box()).y;
    await page.evaluate((y) => scrollBy({ top: y - 15, behavior: "instant" }), await topOf());
    const before = await topOf();
    const [x, y] = [(await box()).x + 20, before + 10];
    const there = () => page.evaluate(([left = 0, down = 0]) => document.elementFromPoint(left, down)?.tagName, [x, y]);
    await expect.poll(there).toBe("SUMMARY");
    // By the mouse alone: Playwright would scroll to what it clicks.
    await page.mouse.click(x, y);
    const isOpen = () => summary?.evaluate(({ parentElement }) => (parentElement as HTMLDetailsElement).open);
    await expect.poll(isOpen).toBe(true);
    await afterFrames(page);
    expect(await topOf()).toBeCloseTo(before, 0);
  });
});

test("Back to an entry with a heading leads to where one was last, and so does a reload", async ({ page }) => {
  await open(page, `${start}#${id}`);
  // The second time, what was noted the first time does not stay.
  const noted = () => page.evaluate(() => history.state.top);
  for (const place of [200, 1900]) {
    await scrollTo(page, place);
    if (place === 200) await sidebarLink(page, "Core concepts").click();
    else {
      await expect.poll(noted).toBe(place);
      await page.goForward();
    }
    await expect(title(page)).toHaveText("Core concepts");
    await page.goBack();
    await expect(title(page)).toHaveText("Quickstart");
    await expect.poll(() => top(page), `${place} px from the top`).toBe(place);
  }
  // The page's own step to that place comes a frame after the browser's.
  await afterFrames(page);
  await scrollTo(page, 700);
  // Chromium notes the place of an entry some time after it was scrolled to, or with what a page notes there.
  await expect.poll(noted).toBe(700);
  await page.reload();
  await whenLive(page);
  await expect.poll(() => top(page)).toBe(700);
});

test("Back after a reload leads to where one was, though the page that was left is shorter", async ({ page }) => {
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

test("on a machine whose frames come late, one is where one has scrolled and stepped last", async ({ page }) => {
  // What the test waits for are frames of this page, too: as late, and after those that it has asked for.
  await page.addInitScript((delay) => {
    window.requestAnimationFrame = (draw) => window.setTimeout(() => draw(performance.now()), delay);
    window.cancelAnimationFrame = (frame) => clearTimeout(frame);
  }, 400);
  await open(page, start);
  await scrollTo(page, 1900);
  await sidebarLink(page, "Core concepts").click();
  await expect(title(page)).toHaveText("Core concepts");
  await scrollTo(page, 350);
  await afterFrames(page);
  expect(await top(page), "who scrolls as soon as a page is there is not called back to its top").toBe(350);
  for (const [step, name] of [
    [-1, "Quickstart"],
    [1, "Core concepts"],
  ] as const) {
    await page.evaluate((by) => history.go(by), step);
    await expect(title(page)).toHaveText(name);
  }
  await afterFrames(page);
  expect(await top(page), "of steps back and forward in a row, the last one says where one is").toBe(350);
});
