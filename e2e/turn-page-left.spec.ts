import type { Page } from "@playwright/test";
import { holdPayload, holdScripts, openUntilTurning } from "./support/late";
import { htmlOf } from "./support/pages";
import { fullLoads } from "./support/payloads";
import { sidebarLink, title } from "./support/shell";
import { expect, test } from "./support/test";

const start = "/docs/getting-started/";
const target = "/docs/getting-started/core-concepts/";

test.describe("is left to the browser:", () => {
  const leaves: [string, (page: Page) => Promise<void>][] = [
    [
      "a key",
      async (page) => {
        await sidebarLink(page, "Core concepts").focus();
        await page.keyboard.press("Enter");
      },
    ],
    [
      "an address with a query",
      async (page) => {
        await sidebarLink(page, "Core concepts").evaluate((a) =>
          a.setAttribute("href", `${a.getAttribute("href")}?a=b`),
        );
        await sidebarLink(page, "Core concepts").click();
      },
    ],
    [
      "an address with a hash",
      async (page) => {
        await sidebarLink(page, "Core concepts").evaluate((a) =>
          a.setAttribute("href", `${a.getAttribute("href")}#projects`),
        );
        await sidebarLink(page, "Core concepts").click();
      },
    ],
    [
      "a page of another build",
      async (page) => {
        const html = htmlOf(target);
        const body = html.replace(/data-build="[^"]+"/, 'data-build="newer"');
        expect(body).not.toBe(html);
        await page.route(`**${target}`, (route) => route.fulfill({ body, contentType: "text/html" }), { times: 1 });
        await sidebarLink(page, "Core concepts").click();
      },
    ],
    [
      "a page that cannot be fetched",
      async (page) => {
        await page.route(`**${target}`, (route) => route.abort(), { times: 1 });
        await sidebarLink(page, "Core concepts").click();
      },
    ],
    [
      "a link while the search is asked for",
      async (page) => {
        await page.getByRole("button", { name: /^Search/ }).click();
        await page.keyboard.press("Escape");
        await sidebarLink(page, "Core concepts").click();
      },
    ],
  ];
  for (const [name, leave] of leaves) {
    test(name, async ({ page, expectFault }) => {
      if (name === "a page that cannot be fetched") expectFault(/core-concepts/);
      await holdPayload(page);
      await openUntilTurning(page, start);
      const loads = fullLoads(page);
      await leave(page);
      await expect(title(page)).toHaveText("Core concepts");
      expect(loads()).toEqual([target]);
    });
  }
});

test("is left to the browser once React has begun", async ({ page }) => {
  await holdScripts(page);
  await openUntilTurning(page, start);
  await page.waitForFunction(() => "__next_f" in window);
  const loads = fullLoads(page);
  await sidebarLink(page, "Core concepts").click();
  await expect(title(page)).toHaveText("Core concepts");
  expect(loads()).toEqual([target]);
});
