import type { Page, Request } from "@playwright/test";
import { site } from "@/lib/site/config";
import { afterFrames } from "./support/frames";
import { hold, holdPayload, isLive, keepPointerOut, openUntilTurning, whenLive } from "./support/late";
import { collectRequests, fullLoads } from "./support/payloads";
import { top } from "./support/scroll";
import { sidebar, sidebarLink, title } from "./support/shell";
import { store } from "./support/storage";
import { missingPage } from "./support/templates";
import { expect, test } from "./support/test";

const start = "/docs/getting-started/";
const target = "/docs/getting-started/core-concepts/";
const isTo = (address: string) => (request: Request) => new URL(request.url()).pathname === address;

/** What a head says, in the order of the alphabet, without what the scripts of the page put there. */
const headOf = (page: Page) =>
  page.evaluate(() =>
    [...document.head.querySelectorAll("title,meta:not([name=theme-color]),link:not([as=script])")]
      .map((element) => element.outerHTML)
      .sort(),
  );

test("a link clicked before React turns to its page in the same document, and React comes to it", async ({ page }) => {
  await page.addInitScript(() => {
    const said: string[] = Object.assign(window, { said: [] as string[] }).said;
    new MutationObserver((changes) => {
      for (const { target: line, addedNodes } of changes)
        if (line instanceof Element && line.matches("[role=status]") && addedNodes.length > 0)
          said.push(line.textContent ?? "");
    }).observe(document, { childList: true, subtree: true });
  });
  const letGo = await holdPayload(page);
  await openUntilTurning(page, start);
  const loads = fullLoads(page);
  await page.evaluate(() => scrollTo(0, 600));
  await sidebarLink(page, "Core concepts").click();
  await expect(title(page)).toHaveText("Core concepts");
  await expect(page).toHaveURL(target);
  await expect(page).toHaveTitle(`Core concepts | ${site.title}`);
  await expect(sidebarLink(page, "Core concepts")).toHaveAttribute("aria-current", "page");
  expect(await top(page)).toBe(0);

  await test.step("the title is said, and the next Tab starts at the top", async () => {
    await expect
      .poll(() => page.evaluate(() => (window as unknown as { said: string[] }).said))
      .toEqual([`Core concepts | ${site.title}`]);
    await page.keyboard.press("Tab");
    await expect(page.getByRole("link", { name: "Skip to main content" })).toBeFocused();
  });
  expect(await isLive(page)).toBe(false);

  // React comes while the line is there, which it does not know.
  letGo();
  await whenLive(page);
  await expect(page.locator("body > p[role=status]")).toHaveCount(0);
  await expect(title(page)).toHaveText("Core concepts");
  await sidebarLink(page, "Daily workflow").click();
  await expect(title(page)).toHaveText("Daily workflow");
  await page.goBack();
  await expect(title(page)).toHaveText("Core concepts");
  expect(loads()).toEqual([]);
});

test("the page that was turned to is the one that a browser would have loaded", async ({ page, context }) => {
  await store(page, { theme: "dark", "tab.os": "linux" });
  await holdPayload(page);
  await openUntilTurning(page, "/docs/cli/");
  await page.getByRole("link", { name: "Docs", exact: true }).first().click();
  await expect(page).toHaveURL("/docs/");
  await page.locator("article").getByRole("link").first().waitFor();
  await page.evaluate(() => document.querySelector("body > p[role=status]")?.remove());

  const other = await context.newPage();
  await store(other, { theme: "dark", "tab.os": "linux" });
  await holdPayload(other);
  await openUntilTurning(other, "/docs/");
  const states = (shown: Page) =>
    shown.evaluate(() => ({
      body: document.body.innerHTML,
      root: { ...document.documentElement.dataset },
      chosen: [...document.querySelectorAll<HTMLInputElement>("input:checked")].map(({ value }) => value),
      loader: { ...document.querySelector<HTMLElement>("[data-flight]")?.dataset },
    }));
  await expect(async () => expect(await states(page)).toEqual(await states(other))).toPass({ timeout: 6_000 });
  expect(await headOf(page)).toEqual(await headOf(other));
});

test("before React the last click counts, what was chosen is chosen, and what is typed stays", async ({ page }) => {
  await store(page, { "tab.os": "linux" });
  await holdPayload(page);
  await openUntilTurning(page, start);

  await test.step("the last of two clicks counts", async () => {
    const letGo = await hold(page, /core-concepts\/$/);
    await sidebarLink(page, "Core concepts").click();
    await sidebarLink(page, "Daily workflow").click();
    await expect(title(page)).toHaveText("Daily workflow");
    const late = page.waitForResponse((response) => isTo(target)(response.request()));
    letGo();
    await (await late).finished();
    await expect(page).toHaveURL("/docs/getting-started/daily-workflow/");
    await expect(title(page)).toHaveText("Daily workflow");
  });

  await test.step("what was chosen is chosen on the page that was turned to", async () => {
    await page.getByRole("radio", { name: "Dark" }).check();
    await sidebarLink(page, "Core concepts").evaluate((a) => a.setAttribute("href", "/docs/markdown-page/"));
    await sidebarLink(page, "Core concepts").click();
    await expect(title(page)).toHaveText("Words a page can use");
    await expect(page.getByRole("radio", { name: "Dark" })).toBeChecked();
    await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
    await expect(page.getByRole("radio", { name: "Linux" }).first()).toBeChecked();
  });

  // Last: once the search was asked for, links are left to the browser.
  await test.step("what is typed stays, and the page comes when the search is closed", async () => {
    const wanted = "/docs/inbox/";
    await sidebar(page).getByText("Your material").click();
    const letCome = await hold(page, new RegExp(`${wanted}$`));
    await sidebarLink(page, "Inbox").click();
    await page.keyboard.press("Control+k");
    const search = page.getByRole("dialog", { name: "Search" });
    await search.getByLabel("Search Devlog docs").fill("oauth sco");
    const come = page.waitForResponse((response) => isTo(wanted)(response.request()));
    letCome();
    await (await come).finished();
    await afterFrames(page);
    await expect(search.getByLabel("Search Devlog docs")).toHaveValue("oauth sco");
    await expect(search.getByLabel("Search Devlog docs")).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(title(page)).toHaveText("Triage your inbox");
  });
});

test("a page that is not found turns to one that is, which brings more scripts", async ({ page, expectFault }) => {
  expectFault(missingPage);
  await hold(page, /\/404\.txt$/);
  await openUntilTurning(page, "/docs/no-such-page/");
  const loads = fullLoads(page);
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "CLI" }).click();
  await whenLive(page);
  await expect(page).toHaveURL("/docs/cli/");
  expect(loads()).toEqual([]);
  const waitedFor = await page.evaluate(() =>
    document
      .querySelector<HTMLElement>("[data-chunks]")
      ?.dataset.chunks?.split(" ")
      .filter((name) => !document.querySelector(`script[src$="/${name}.js"]`)),
  );
  expect(waitedFor, "scripts that did not come").toEqual([]);
});

test("what had come of the page before is not what React begins with", async ({ page }) => {
  const letGo = await holdPayload(page);
  const asked = page.waitForRequest(isTo(`${start}index.txt`));
  await openUntilTurning(page, start);
  await page.keyboard.press("Shift");
  await asked;
  await sidebarLink(page, "Core concepts").click();
  await expect(title(page)).toHaveText("Core concepts");
  const begun = page.evaluate(
    () =>
      new Promise((resolve) => {
        let kept: [number, string][] | undefined;
        const get = () => kept;
        const set = (chunks: [number, string][]) => {
          kept = chunks;
          resolve(chunks[1]?.[1]);
        };
        Object.defineProperty(window, "__next_f", { configurable: true, get, set });
      }),
  );
  letGo();
  expect(await begun).toContain("core-concepts");
});

test("a page that takes long shows the bar; React waits for it, and comes to it", async ({ page }) => {
  const payloads = collectRequests(page, (request) => request.url().endsWith("/index.txt"));
  await keepPointerOut(page);
  await page.addInitScript(() => Object.assign(window, { requestIdleCallback: () => 0 }));
  await openUntilTurning(page, start);
  const letGo = await hold(page, /core-concepts\/$/);
  await sidebarLink(page, "Core concepts").click();
  await expect(page.getByRole("progressbar", { name: "Loading page" })).toBeVisible();
  await page.keyboard.press("Shift");
  letGo();
  await expect(title(page)).toHaveText("Core concepts");
  await expect(page.getByRole("progressbar")).toHaveCount(0);
  await whenLive(page);
  expect(payloads.map((request) => new URL(request.url()).pathname)).toEqual([`${target}index.txt`]);
});
