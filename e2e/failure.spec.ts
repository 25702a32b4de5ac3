import type { Page, Request, Route } from "@playwright/test";
import { afterFrames } from "./support/frames";
import { keepPointerOut, open, whenLive } from "./support/late";
import { collectRequests, fullLoads, partsOf, watchAnswers } from "./support/payloads";
import { sidebarLink, title } from "./support/shell";
import { blockStorage } from "./support/storage";
import { expect, test } from "./support/test";

const target = "/docs/getting-started/core-concepts/";
const next = "/docs/getting-started/daily-workflow/";

/** What comes of a part, each time on the way to another page than the one that is left. */
const failures: [name: string, wanted: string, heading: string, answer: (route: Route) => Promise<void>][] = [
  ["is refused", target, "Core concepts", (route) => route.fulfill({ status: 500, body: "Internal error" })],
  ["is gone", next, "Daily workflow", (route) => route.fulfill({ status: 404, body: "Not found" })],
  [
    "is another page",
    target,
    "Core concepts",
    (route) => route.fulfill({ contentType: "text/html", body: "<!DOCTYPE html><title>Log in</title>" }),
  ],
  ["does not arrive", next, "Daily workflow", (route) => route.abort()],
  ["is of another build", "/docs/getting-started/power-user-guide/", "Power user guide", ofAnotherBuild],
];

for (const part of ["payload", "text"] as const) {
  const tag = part === "text" ? ["@sweep"] : [];
  test(`a ${part} that cannot be had makes one full load of the page that was wanted`, { tag }, async ({
    page,
    expectFault,
  }) => {
    // Not of the page that is only of another build.
    expectFault(/core-concepts|daily-workflow|Failed to fetch|ERR_FAILED/);
    await open(page, "/docs/getting-started/");
    for (const [name, wanted, heading, answer] of failures) {
      await test.step(name, async () => {
        const loads = fullLoads(page);
        const letThrough = await answerPart(page, wanted, part, answer);
        await sidebarLink(page, heading).click();
        await expect(page).toHaveURL(wanted);
        await expect(title(page)).toHaveText(heading);
        await whenLive(page);
        expect(loads(), name).toEqual([wanted]);
        await letThrough();
      });
    }
    await test.step("for good, it leaves the page readable, its links working, and goes round in no circle", async () => {
      const loads = fullLoads(page);
      const isPart = partsOf(target)[part];
      await page.route(/core-concepts\//, (route) =>
        isPart(route.request()) || route.request().url().endsWith("/index.txt") ? route.abort() : route.fallback(),
      );
      const failed = watchAnswers(page, (request) => request.url().endsWith(`${target}index.txt`));
      await sidebarLink(page, "Core concepts").click();
      await expect(title(page)).toHaveText("Core concepts");
      await failed();
      expect(loads()).toEqual([target]);
      await sidebarLink(page, "Daily workflow").click();
      await expect(title(page)).toHaveText("Daily workflow");
      // That page took the place of the broken one, and React comes to it.
      await whenLive(page);
      expect(loads()).toEqual([target]);
    });
  });
}

test("a text that is of another build for good goes round in no circle, and stays, where nothing can be stored", async ({
  page,
}) => {
  await blockStorage(page);
  const loads = fullLoads(page);
  const come = watchAnswers(page, partsOf(target).text);
  await page.route(`**${target}`, ofAnotherBuild);
  await page.goto(target);
  await come();
  await whenLive(page);
  await expect(title(page)).toHaveText("Core concepts");
  expect(loads()).toEqual([target]);
});

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

/** Answers for one of the parts of a page, until it is told not to any more. */
async function answerPart(
  page: Page,
  address: string,
  part: "payload" | "text",
  answer: (route: Route) => Promise<void>,
): Promise<() => Promise<void>> {
  const isOfPage = ({ pathname }: URL) => pathname.startsWith(address);
  const isPart = partsOf(address)[part];
  await page.route(isOfPage, (route) => (isPart(route.request()) ? answer(route) : route.fallback()));
  return () => page.unroute(isOfPage);
}

async function ofAnotherBuild(route: Route): Promise<void> {
  const response = await route.fetch();
  const body = (await response.text())
    .replace(/"b":"[^"]+"/, '"b":"another-build"')
    .replace(/data-version="[^"]+"/, 'data-version="another"');
  await route.fulfill({ response, body });
}

test("a page that was given up, and can't be had, leaves the one alone that the reader went on to", async ({
  page,
  expectFault,
}) => {
  expectFault(/503/);
  await open(page, "/docs/getting-started/");
  let refuse = () => {};
  const refused = new Promise<void>((resolve) => {
    refuse = resolve;
  });
  const isText = (request: Request) => partsOf(target).text(request);
  await page.route(`**${target}`, async (route) => {
    if (!isText(route.request())) return route.continue();
    await refused;
    return route.fulfill({ status: 503, body: "Busy" }).catch(() => {});
  });
  const answered = watchAnswers(page, isText);
  const loads = fullLoads(page);
  await sidebarLink(page, "Core concepts").click();
  await sidebarLink(page, "Daily workflow").click();
  await expect(title(page)).toHaveText("Daily workflow");
  refuse();
  await answered();
  await afterFrames(page, 10);
  expect(loads()).toEqual([]);
  await expect(title(page)).toHaveText("Daily workflow");
});
