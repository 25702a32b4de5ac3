import type { Page, Request } from "@playwright/test";
import { hold, isLive, keepPointerOut, open, reactScripts, whenLive } from "./support/late";
import { newTitle, testWithOwnHost as test } from "./support/own-host";
import { fullLoads, watchAnswers, watchFetchedAhead } from "./support/payloads";
import { sidebarLink, title } from "./support/shell";
import { expect } from "./support/test";

const start = "/docs/getting-started/";
const target = "/docs/getting-started/core-concepts/";
const daily = "/docs/getting-started/daily-workflow/";
const isFirstPayload = (request: Request) => request.url().endsWith(`${start}index.txt`);
const isReact = (request: Request) => reactScripts.test(request.url());
const follow = (page: Page, name: string) => sidebarLink(page, name).click();

test.describe("a new build while a tab is open", () => {
  test("a page fetched before it opens as it was; the next click loads the new build whole, and React comes to it", async ({
    page,
    host,
  }) => {
    await open(page, start);
    const loads = fullLoads(page);
    const fetched = watchFetchedAhead(page, daily);
    await sidebarLink(page, "Daily workflow").hover();
    await fetched();
    host.deploy();
    await follow(page, "Daily workflow");
    await expect(title(page)).toHaveText("Daily workflow");
    await expect(sidebarLink(page, "Core concepts"), "the old build's list").toBeVisible();
    expect(loads()).toEqual([]);

    await follow(page, "Core concepts");
    await expect(title(page)).toHaveText(newTitle);
    await expect(sidebarLink(page, newTitle)).toBeVisible();
    await whenLive(page);
    await follow(page, "Power user guide");
    await expect(title(page)).toHaveText("Power user guide");
    expect(loads()).toEqual([target]);
    await page.goBack();
    await expect(title(page)).toHaveText(newTitle);
  });

  test("a page whose scripts are gone stays as it is, and its links work", async ({ page, host, expectFault }) => {
    expectFault(/404|is not executable/);
    await keepPointerOut(page);
    const letGo = await hold(page, reactScripts);
    await page.goto(start);
    const [asked, come] = [watchAnswers(page, isFirstPayload), watchAnswers(page, isReact)];
    await page.locator("body").dispatchEvent("pointerover");
    await asked();
    host.deploy();
    letGo();
    await come();
    await expect(title(page)).toHaveText("Quickstart");
    await page.getByRole("radio", { name: "Dark" }).check();
    await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
    await follow(page, "Core concepts");
    await expect(title(page)).toHaveText(newTitle);
    await whenLive(page);
  });
});

test.describe("a line that breaks off", () => {
  test.beforeEach(({ expectFault }) => expectFault(/ERR_|Failed to (fetch|load)|Connection closed|network error/));

  test("in the middle of a payload leaves the page readable, its links working, and shows the page that was wanted", async ({
    page,
    host,
  }) => {
    await test.step("of the first page", async () => {
      host.cut(/getting-started\/index\.txt/);
      const come = watchAnswers(page, isFirstPayload);
      await page.goto(start);
      await come();
      expect(await isLive(page)).toBe(false);
      await follow(page, "Core concepts");
      await expect(title(page)).toHaveText("Core concepts");
      await whenLive(page);
    });
    await test.step("of a page on the way", async () => {
      host.cut(/daily-workflow\/.*\.txt/);
      await follow(page, "Daily workflow");
      await expect(page).toHaveURL(daily);
      await expect(title(page)).toHaveText("Daily workflow");
      await expect(page.getByRole("article")).toContainText("worklog");
    });
  });

  test("in the middle of a script leaves the page readable, and its links work", async ({ page, host }) => {
    host.cut(/chunks\/.*\.js/);
    const come = watchAnswers(page, isReact);
    await page.goto(start);
    await come();
    await expect(title(page)).toHaveText("Quickstart");
    await follow(page, "Core concepts");
    await expect(title(page)).toHaveText("Core concepts");
  });

  test("in the middle of the page itself leaves what has come, and its links work", async ({ page, expectFault }) => {
    expectFault(/Minified React error #418/);
    for (const [times, outcome, nextSteps] of [
      ["once", "React brings the rest", 1],
      ["always", "nothing does", 0],
    ] as const) {
      await test.step(`${times}: ${outcome}`, async () => {
        let isCut = true;
        await page.route(`**${start}`, async (route) => {
          const answer = await route.fetch();
          const html = await answer.text();
          await route.fulfill({ response: answer, body: isCut ? html.slice(0, html.length / 2) : html });
          isCut = times === "always";
        });
        await page.goto(start);
        await expect(title(page)).toHaveText("Quickstart");
        await expect(page.locator("html")).toHaveAttribute("data-theme", /light|dark/);
        await expect(page.getByRole("article")).toContainText("You begin without an account");
        await whenLive(page);
        await expect(page.getByRole("contentinfo")).toBeVisible();
        await expect(page.getByRole("article").getByRole("heading", { name: "Next steps" })).toHaveCount(nextSteps);
        await follow(page, "Core concepts");
        await expect(title(page)).toHaveText("Core concepts");
        await page.unroute(`**${start}`);
      });
    }
  });
});

test.describe("a host that answers with 500", () => {
  test.beforeEach(({ expectFault }) => expectFault(/500/));

  test("to everything but pages leaves them readable, and their links work", async ({ page, host }) => {
    host.refuse(/\.(txt|js|css|json|svg|woff2)/);
    const come = watchAnswers(page, isFirstPayload);
    await page.goto(start);
    await come();
    await expect(title(page)).toHaveText("Quickstart");
    await page.getByRole("radio", { name: "Dark" }).check();
    await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
    await follow(page, "Core concepts");
    await expect(title(page)).toHaveText("Core concepts");
  });

  test("to everything after a page was opened says so, and the page before is one step back", async ({
    page,
    host,
  }) => {
    await open(page, start);
    host.refuse(/./);
    await follow(page, "Core concepts");
    await expect(page).toHaveURL(target);
    await expect(page.locator("body")).toHaveText("Internal error");
    host.refuse(/^$/);
    await page.goBack();
    await expect(title(page)).toHaveText("Quickstart");
  });
});
