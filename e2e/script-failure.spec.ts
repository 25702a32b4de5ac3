import { reactScripts } from "./support/late";
import { fullLoads, watchAnswers } from "./support/payloads";
import { sidebarLink, title } from "./support/shell";
import { expect, test } from "./support/test";

const target = "/docs/getting-started/core-concepts/";

test.describe("a script that cannot be had", () => {
  test.beforeEach(({ expectFault }) => expectFault(/_next\/static\/chunks/));

  test("leaves the first page readable, its theme answering and its links working", async ({ page }) => {
    const loads = fullLoads(page);
    const come = watchAnswers(page, (request) => reactScripts.test(request.url()));
    let isFirst = true;
    await page.route(reactScripts, async (route) => {
      if (!isFirst) return route.continue();
      isFirst = false;
      return route.fulfill({ status: 404 });
    });
    await page.goto("/docs/getting-started/");
    await come();
    await expect(title(page)).toHaveText("Quickstart");
    await page.getByRole("radio", { name: "Dark" }).check();
    await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
    await sidebarLink(page, "Core concepts").click();
    await expect(title(page)).toHaveText("Core concepts");
    expect(loads()).toEqual(["/docs/getting-started/"]);
  });

  test("for a while is asked for until it comes, and what was clicked is done", async ({ page }) => {
    await page.clock.install();
    let [lost, times] = ["", 0];
    await page.route(reactScripts, (route) => {
      const url = route.request().url();
      lost ||= url;
      if (url !== lost || times === 3) return route.continue();
      times += 1;
      return route.abort();
    });
    await page.goto(target);
    const yes = page.getByRole("button", { name: "Yes" });
    await yes.click();
    await expect(async () => {
      await page.clock.runFor(5000);
      await expect(yes).toHaveAttribute("aria-pressed", "true", { timeout: 200 });
    }).toPass();
    expect(times).toBe(3);
  });

  test("for good is asked for more and more seldom, and the page goes round in no circle", async ({ page }) => {
    await page.clock.install();
    const loads = fullLoads(page);
    const come = watchAnswers(page, (request) => reactScripts.test(request.url()));
    const asked: string[] = [];
    await page.route(reactScripts, (route) => {
      asked.push(route.request().url());
      return route.fulfill({ status: 404 });
    });
    await page.goto("/docs/getting-started/");
    for (let seconds = 0; seconds < 60; seconds += 3) {
      await come();
      await page.clock.runFor(3000);
    }
    const times = asked.filter((url) => url === asked[0]).length;
    // Every three seconds would be twenty times.
    expect(times).toBeGreaterThan(3);
    expect(times).toBeLessThan(9);
    await expect(title(page)).toHaveText("Quickstart");
    expect(loads()).toEqual(["/docs/getting-started/"]);
  });
});
