import { keepPointerOut, open, reactScripts, whenLive } from "./support/late";
import { collectRequests, fullLoads, partsOf, watchAnswers } from "./support/payloads";
import { sidebar, title } from "./support/shell";
import { expect, test } from "./support/test";

const target = "/docs/getting-started/core-concepts/";
const isAny = () => true;

for (const [part, isOf] of Object.entries(partsOf(target))) {
  test.describe(`a ${part} that cannot be had`, () => {
    test.beforeEach(({ expectFault }) => expectFault(/core-concepts|Failed to fetch|ERR_FAILED/));

    for (const [name, fail] of [
      ["is refused", { status: 500, body: "Internal error" }],
      ["is gone", { status: 404, body: "Not found" }],
      ["is another page", { status: 200, contentType: "text/html", body: "<!DOCTYPE html><title>Log in</title>" }],
      ["does not arrive", undefined],
    ] as const) {
      test(`and ${name} makes one full load of the page that was wanted`, async ({ page }) => {
        await open(page, "/docs/getting-started/");
        const loads = fullLoads(page);
        await page.route(isAny, (route) =>
          !isOf(route.request()) ? route.fallback() : fail ? route.fulfill(fail) : route.abort(),
        );
        await sidebar(page).getByRole("link", { name: "Core concepts" }).click();
        await expect(page).toHaveURL(target);
        await expect(title(page)).toHaveText("Core concepts");
        await whenLive(page);
        expect(loads()).toEqual([target]);
      });
    }

    test("for good leaves the page readable, its links working, and goes round in no circle", async ({ page }) => {
      await open(page, "/docs/getting-started/");
      const loads = fullLoads(page);
      await page.route(/core-concepts\//, (route) =>
        isOf(route.request()) || route.request().url().endsWith("/index.txt") ? route.abort() : route.fallback(),
      );
      const failed = watchAnswers(page, (request) => request.url().endsWith(`${target}index.txt`));
      await sidebar(page).getByRole("link", { name: "Core concepts" }).click();
      await expect(title(page)).toHaveText("Core concepts");
      await failed();
      expect(loads()).toEqual([target]);
      await sidebar(page).getByRole("link", { name: "Daily workflow" }).click();
      await expect(title(page)).toHaveText("Daily workflow");
      // That page took the place of the broken one, and React comes to it.
      await whenLive(page);
      expect(loads()).toEqual([target]);
    });
  });

  test(`a ${part} of another build makes one full load of the page that was wanted`, async ({ page }) => {
    await open(page, "/docs/getting-started/");
    const loads = fullLoads(page);
    await page.route(isAny, async (route) => {
      if (!isOf(route.request())) return route.fallback();
      const answer = await route.fetch();
      const body = (await answer.text())
        .replace(/"b":"[^"]+"/, '"b":"another-build"')
        .replace(/data-version="[^"]+"/, 'data-version="another"');
      await route.fulfill({ response: answer, body });
    });
    await sidebar(page).getByRole("link", { name: "Core concepts" }).click();
    await expect(title(page)).toHaveText("Core concepts");
    await whenLive(page);
    expect(loads()).toEqual([target]);
  });
}

test("a payload that is refused once is asked for again with a touch some seconds later, not with the next", async ({
  page,
  expectFault,
}) => {
  // On a slow machine, the touch may come later than the browser thinks right for what was asked for ahead.
  expectFault(/503|link preload but not used/);
  await keepPointerOut(page);
  await page.clock.install();
  let isFirst = true;
  const asked = collectRequests(page, (request) => request.url().endsWith("/index.txt"));
  await page.route(/\/index\.txt$/, (route) => {
    if (!isFirst) return route.continue();
    isFirst = false;
    return route.fulfill({ status: 503, body: "Later" });
  });
  // A task later than the page hears of it: what it does at once is done.
  await page.addInitScript(() => {
    const { fetch } = window;
    window.fetch = async (...asked) => {
      const response = await fetch(...asked);
      if (response.status === 503) setTimeout(() => Object.assign(window, { isRefused: true }));
      return response;
    };
  });
  await page.goto("/docs/getting-started/");
  await page.waitForFunction(() => "isRefused" in window);
  await page.keyboard.press("Shift");
  await title(page).hover();
  expect(asked).toHaveLength(1);
  await page.clock.runFor(6000);
  await page.keyboard.press("Shift");
  await whenLive(page);
  expect(asked).toHaveLength(2);
});

test("without its stylesheet a page is a plain document, with icons no larger than letters", async ({
  page,
  expectFault,
}) => {
  expectFault(/\.css|ERR_FAILED/);
  await page.route(/\.css$/, (route) => route.abort());
  for (const address of ["/docs/", target]) {
    await page.goto(address);
    await expect(title(page)).toBeVisible();
    const sizes = await page
      .locator("svg[aria-hidden]")
      .evaluateAll((all) => all.map((svg) => svg.getBoundingClientRect().height));
    expect(sizes.length).toBeGreaterThan(5);
    expect(Math.max(...sizes)).toBeLessThanOrEqual(24);
  }
});

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
    await sidebar(page).getByRole("link", { name: "Core concepts" }).click();
    await expect(title(page)).toHaveText("Core concepts");
    expect(loads()).toEqual(["/docs/getting-started/", target]);
  });

  test("for good goes round in no circle", async ({ page }) => {
    const loads = fullLoads(page);
    const come = watchAnswers(page, (request) => reactScripts.test(request.url()));
    await page.route(reactScripts, (route) => route.fulfill({ status: 404 }));
    await page.goto("/docs/getting-started/");
    await come();
    await expect(title(page)).toHaveText("Quickstart");
    expect(loads()).toEqual(["/docs/getting-started/"]);
  });
});
