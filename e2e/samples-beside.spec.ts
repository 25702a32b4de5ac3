import type { Page } from "@playwright/test";
import { afterFrames } from "./support/frames";
import { open } from "./support/late";
import { contents } from "./support/shell";
import { expect, test } from "./support/test";

const create = "/docs/api/reference/worklog-entries/create/";
const wide = { width: 1440, height: 900 };

const samples = (page: Page) => page.locator("[data-samples] figure:visible");
const answer = (page: Page) => page.locator("[data-examples] figure").filter({ hasText: "commit_count" }).first();
const boxOf = async (page: Page, css: string) =>
  page
    .locator(css)
    .first()
    .evaluate((it) => it.getBoundingClientRect());

test("an operation's first lines fit each window", async ({ page }) => {
  await page.setViewportSize(wide);
  await open(page, "/docs/api/reference/projects/create/");

  await test.step("a call with a key for repeating it needs no scrolling beside its text", async () => {
    const code = samples(page).first().locator("pre");
    await expect(code).toContainText("Idempotency-Key");
    expect(await code.evaluate((it) => it.scrollWidth - it.clientWidth)).toBeLessThanOrEqual(0);
  });

  for (const [width, isOneLine] of [
    [1440, true],
    [768, true],
    [390, false],
  ] as const) {
    await test.step(`at ${width} px, the address stands ${isOneLine ? "beside" : "below"} its method`, async () => {
      await page.setViewportSize({ width, height: 900 });
      const method = await boxOf(page, "article [data-method]");
      const address = await boxOf(page, "article div[data-code=http] > code");
      expect(address.top < method.bottom).toBe(isOneLine);
      const term = await boxOf(page, "article dl dt");
      const said = await boxOf(page, "article dl dd");
      expect(said.top < term.bottom).toBe(isOneLine);
    });
  }
});

test("in a wide window, samples stand beside the text", async ({ page }) => {
  await page.setViewportSize(wide);
  await open(page, create);

  await test.step("the call stands beside what is sent, and its answer beside the fields of the answer", async () => {
    const endpoint = await boxOf(page, "article code");
    await expect(samples(page)).toBeInViewport({ ratio: 1 });
    expect((await samples(page).boundingBox())?.x).toBeGreaterThan(endpoint.right);

    await page.locator("[id='body.tags']").evaluate((field) => field.scrollIntoView());
    await expect(samples(page)).toBeInViewport({ ratio: 1 });

    await page.locator("[id='response-201.source']").evaluate((field) => field.scrollIntoView());
    await expect(samples(page)).not.toBeInViewport();
    await expect(answer(page)).toBeInViewport({ ratio: 1 });
    expect((await answer(page).boundingBox())?.x).toBeGreaterThan(endpoint.right);
  });

  await test.step("the contents list is a row above both, and leads to the request's own place", async () => {
    await page.evaluate(() => location.assign("#errors"));
    const row = contents(page);
    await expect(row.getByRole("link", { name: "Errors" })).toHaveAttribute("aria-current", "true");
    await row.getByRole("link", { name: "Request", exact: true }).click();
    await expect(page.locator("#request")).toBeInViewport();
    await expect(page.locator("article code").first()).toBeInViewport({ ratio: 1 });
    const { bottom } = await row.evaluate((it) => it.getBoundingClientRect());
    expect(bottom).toBeGreaterThan(0);
    expect((await boxOf(page, "#request")).top).toBeGreaterThanOrEqual(bottom);
  });

  await test.step("the keyboard reaches them without moving the text beside them", async () => {
    await page.locator("[id='body.tags']").evaluate((field) => field.scrollIntoView({ block: "center" }));
    // Without the navbar they stand higher than a target may.
    await expect(page.locator("html")).toHaveAttribute("data-navbar", "hidden");
    await expect.poll(async () => (await boxOf(page, "[data-samples] > div")).top).toBeLessThan(100);
    await afterFrames(page);
    const before = await page.evaluate(() => scrollY);
    await page.getByRole("radio", { name: "curl" }).focus();
    await page.keyboard.press("ArrowRight");
    await expect(page.getByRole("radio", { name: "JavaScript" })).toBeFocused();
    expect(await page.evaluate(() => scrollY)).toBe(before);
  });

  await test.step("code longer than a low window scrolls below its tabs and buttons, by key, too", async () => {
    await page.setViewportSize({ width: 1440, height: 500 });
    await page.getByRole("radio", { name: "Go" }).check();
    await page.locator("[id='body.tags']").evaluate((field) => field.scrollIntoView());
    const code = samples(page).locator("pre");
    await samples(page).getByRole("button", { name: "Wrap" }).click();
    await expect(samples(page)).toHaveAttribute("data-wrap");
    await afterFrames(page);
    await expect(code).toHaveAttribute("tabindex", "0");
    await code.focus();
    await page.keyboard.press("End");
    await expect.poll(() => code.evaluate((it) => it.scrollTop + it.clientHeight >= it.scrollHeight - 1)).toBe(true);
    await expect(page.getByRole("radio", { name: "Python" })).toBeInViewport({ ratio: 1 });
    await expect(samples(page).getByRole("button", { name: "Copy" })).toBeInViewport({ ratio: 1 });
    await expect(samples(page)).toBeInViewport({ ratio: 1 });
  });

  await test.step("a window of 1439 px has them in the text, and its contents list beside it", async () => {
    await page.setViewportSize({ ...wide, width: 1439 });
    const endpoint = await boxOf(page, "article code");
    expect((await samples(page).boundingBox())?.x).toBeLessThan(endpoint.right);
    await expect(page.locator("nav[data-toc] > ul")).toBeVisible();
  });
});
