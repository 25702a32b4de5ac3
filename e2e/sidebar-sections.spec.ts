import type { Page } from "@playwright/test";
import { open } from "./support/late";
import { linksOf } from "./support/sections";
import { sidebar } from "./support/shell";
import { expect, test } from "./support/test";

test.describe("another section's sidebar", () => {
  const toCli = (page: Page) =>
    page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "CLI" }).click();

  test("is fetched once, and shown with the current page", async ({ page }) => {
    const asked: string[] = [];
    page.on("request", (request) => {
      if (request.url().includes("/sidebars/")) asked.push(new URL(request.url()).pathname);
    });
    await open(page, "/docs/inbox/");
    await toCli(page);
    await expect(sidebar(page).locator("[aria-current]")).toHaveText("Overview");
    await expect(sidebar(page).locator("a")).toHaveCount(linksOf("cli").length);
    await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "API" }).click();
    await expect(sidebar(page).locator("a")).toHaveCount(linksOf("api").length);
    await toCli(page);
    await expect(page).toHaveURL("/docs/cli/");
    await expect(sidebar(page).locator("a")).toHaveCount(linksOf("cli").length);
    expect(asked.sort()).toEqual(["/docs/sidebars/api.html", "/docs/sidebars/cli.html"]);
  });

  test("that cannot be had says so, and Retry brings it", async ({ page, expectFault }) => {
    expectFault(/sidebars\/cli\.html/);
    await page.route("**/docs/sidebars/cli.html", (route) => route.fulfill({ status: 500 }));
    await open(page, "/docs/inbox/");
    await toCli(page);
    const alert = page.getByRole("complementary").getByRole("alert");
    await expect(alert).toContainText("The sidebar could not be loaded.");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("CLI overview");
    await page.unroute("**/docs/sidebars/cli.html");
    await alert.getByRole("button", { name: "Retry" }).click();
    await expect(alert).toBeHidden();
    await expect(sidebar(page).locator("[aria-current]")).toHaveText("Overview");
  });

  test("that takes long is announced after 200 ms, and one that does not never is", async ({ page }) => {
    await recordIndicator(page);
    await page.route("**/docs/sidebars/cli.html", async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 900));
      await route.continue();
    });
    await open(page, "/docs/inbox/");
    await toCli(page);
    const indicator = () => page.evaluate(() => (window as unknown as { indicator: Indicator }).indicator);
    await expect.poll(async () => (await indicator()).late, "the words were there").toBeGreaterThan(0);
    await expect(page.getByText("Loading the sidebar")).toBeHidden();
    const { waited, late } = await indicator();
    expect(late - waited).toBeGreaterThanOrEqual(195);
    expect(late - waited).toBeLessThan(600);
    await page.evaluate(() => Object.assign(window, { indicator: { waited: 0, late: 0 } }));
    const fetched = page.waitForResponse("**/docs/sidebars/api.html");
    const api = page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "API" });
    await api.hover();
    await (await fetched).finished();
    await api.click();
    await expect(sidebar(page).locator("a")).toHaveCount(linksOf("api").length);
    expect(await page.evaluate(() => (window as unknown as { indicator: Indicator }).indicator.late)).toBe(0);
  });
});

type Indicator = { waited: number; late: number };

/** Notes when the sidebar's place for an indicator appears, and when it first says something. */
async function recordIndicator(page: Page) {
  await page.addInitScript(() => {
    const indicator = { waited: 0, late: 0 };
    Object.assign(window, { indicator });
    new MutationObserver(() => {
      const place = document.querySelector('aside [role="status"]');
      const current = (window as unknown as { indicator: Indicator }).indicator;
      if (place && !current.waited) current.waited = performance.now();
      if (place?.textContent && !current.late) current.late = performance.now();
    }).observe(document, { childList: true, subtree: true });
  });
}
