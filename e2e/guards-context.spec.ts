import type { Page } from "@playwright/test";
import { open } from "./support/late";
import { phone } from "./support/sizes";
import { expect, test } from "./support/test";

/**
 * Tests share a browser's context, which is set back between them: none may begin with what another left. What is not set
 * back, lib/house/contexts.test.ts asks to be kept out.
 */

test.describe.configure({ mode: "serial" });

const address = "/docs/markdown-page/";

/** What a page finds of the browser that shows it. */
const findings = (page: Page) =>
  page.evaluate(async () => ({
    cookies: document.cookie,
    local: { ...localStorage },
    session: { ...sessionStorage },
    databases: (await indexedDB.databases()).length,
    isCached: (performance.getEntriesByType("resource") as PerformanceResourceTiming[]).some(
      ({ transferSize, decodedBodySize }) => transferSize === 0 && decodedBodySize > 0,
    ),
    isScripted: "seeded" in window,
    isDark: matchMedia("(prefers-color-scheme: dark)").matches,
    width: innerWidth,
  }));

const year = (page: Page) => page.evaluate(() => new Date().getFullYear());

let atFirst: Awaited<ReturnType<typeof findings>>;

test("what one test changes", async ({ page, context }) => {
  await open(page, address);
  atFirst = await findings(page);

  await page.addInitScript(() => Object.assign(window, { seeded: true }));
  await page.emulateMedia({ colorScheme: "dark" });
  await page.setViewportSize(phone);
  await page.evaluate(() => {
    // biome-ignore lint/suspicious/noDocumentCookie: The other way is not in every engine.
    document.cookie = "seeded=true; path=/";
    localStorage.setItem("seeded", "true");
    sessionStorage.setItem("seeded", "true");
    return new Promise((resolve) => indexedDB.open("seeded").addEventListener("success", resolve));
  });
  await open(page, address);
  const changed = await findings(page);
  for (const [what, value] of Object.entries(atFirst))
    expect(changed[what as keyof typeof changed], what).not.toEqual(value);

  await page.clock.setFixedTime("2001-06-01");
  expect(await year(page)).toBe(2001);
  await context.route(`**${address}`, (route) => route.fulfill({ body: "Seeded" }));
  await context.newPage();
  await context.setOffline(true);
});

test("the next does not find", async ({ page, context }) => {
  expect(context.pages()).toEqual([page]);
  await open(page, address);
  expect(await findings(page)).toEqual(atFirst);
  expect(await year(page)).toBeGreaterThan(2001);
});
