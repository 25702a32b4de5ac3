import type { Page } from "@playwright/test";
import { open } from "./support/late";
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

test.describe("in a wide window", () => {
  test.use({ viewport: wide });

  test("the call stands beside what is sent, and its answer beside the fields of the answer", async ({ page }) => {
    await open(page, create);
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

  test("the contents list is a bar above both, and leads to the request's own place", async ({ page }) => {
    await open(page, `${create}#errors`);
    const bar = page.getByRole("navigation", { name: "On this page" });
    await expect(bar.locator("summary")).toHaveText("On this pageErrors");
    await bar.locator("summary").click();
    await bar.getByRole("link", { name: "Request", exact: true }).click();
    await expect(page.locator("#request")).toBeInViewport();
    await expect(page.locator("article code").first()).toBeInViewport();
    const { bottom } = await boxOf(page, "nav[data-toc]");
    expect((await boxOf(page, "#request")).top).toBeGreaterThanOrEqual(bottom);
  });

  test("the keyboard reaches them without moving the text beside them", async ({ page }) => {
    await open(page, create);
    await page.locator("[id='body.tags']").evaluate((field) => field.scrollIntoView({ block: "center" }));
    const before = await page.evaluate(() => scrollY);
    await page.getByRole("radio", { name: "curl" }).focus();
    await page.keyboard.press("ArrowRight");
    await expect(page.getByRole("radio", { name: "JavaScript" })).toBeFocused();
    expect(await page.evaluate(() => scrollY)).toBe(before);
  });

  test("samples longer than a low window scroll by themselves", async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 400 });
    await open(page, create);
    await page.locator("[id='body.tags']").evaluate((field) => field.scrollIntoView());
    const last = samples(page).locator(".ln, pre").last();
    const column = page.locator("[data-samples] > div");
    await column.evaluate((it) => it.scrollTo(0, 1e6));
    await expect.poll(async () => ((await last.boundingBox())?.y ?? 1e6) < 400).toBe(true);
    expect((await boxOf(page, "[data-samples] > div")).bottom).toBeLessThanOrEqual(400);
  });
});

test("a window of 1439 px has them in the text, and its contents list beside it", async ({ page }) => {
  await page.setViewportSize({ ...wide, width: 1439 });
  await open(page, create);
  const endpoint = await boxOf(page, "article code");
  expect((await samples(page).boundingBox())?.x).toBeLessThan(endpoint.right);
  await expect(page.locator("nav[data-toc] > ul")).toBeVisible();
});
