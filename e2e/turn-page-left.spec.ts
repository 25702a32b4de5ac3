import type { Page } from "@playwright/test";
import { openBegun } from "./support/begun";
import { holdPayload, openUntilTurning } from "./support/late";
import { htmlOf } from "./support/pages";
import { fullLoads } from "./support/payloads";
import { sidebarLink, title } from "./support/shell";
import { expect, test } from "./support/test";

const start = "/docs/getting-started/";
const target = "/docs/getting-started/core-concepts/";
const link = (page: Page) => sidebarLink(page, "Core concepts");

const add = (page: Page, more: string) =>
  link(page).evaluate((a, text) => a.setAttribute("href", `${a.getAttribute("href")}${text}`), more);

const leaves: Record<string, (page: Page) => Promise<unknown>> = {
  "a key": async (page) => {
    await link(page).focus();
    await page.keyboard.press("Enter");
  },
  "an address with a query": async (page) => {
    await add(page, "?a=b");
    await link(page).click();
  },
  "an address with a hash": async (page) => {
    await add(page, "#projects");
    await link(page).click();
  },
  "a page of another build": async (page) => {
    const html = htmlOf(target);
    const body = html.replace(/data-build="[^"]+"/, 'data-build="newer"');
    expect(body).not.toBe(html);
    await page.route(`**${target}`, (route) => route.fulfill({ body, contentType: "text/html" }), { times: 1 });
    await link(page).click();
  },
  "an address that leads on to another page": async (page) => {
    const headers = { location: start };
    await page.route(`**${target}`, (route) => route.fulfill({ status: 302, headers }), { times: 1 });
    await link(page).click();
  },
  "a page that cannot be fetched": async (page) => {
    await page.route(`**${target}`, (route) => route.abort(), { times: 1 });
    await link(page).click();
  },
  "a link while the search is asked for": async (page) => {
    await page.getByRole("button", { name: /^Search/ }).click();
    await page.keyboard.press("Escape");
    await link(page).click();
  },
};

test("is left to the browser before React", async ({ page, expectFault }) => {
  expectFault(/ERR_FAILED.*core-concepts/);
  await holdPayload(page);
  for (const [name, leave] of Object.entries(leaves)) {
    await test.step(name, async () => {
      await openUntilTurning(page, start);
      const loads = fullLoads(page);
      await leave(page);
      await expect(title(page)).toHaveText("Core concepts");
      expect(loads(), name).toEqual([target]);
    });
  }
});

test("is left to the browser once React has begun", async ({ page }) => {
  await openBegun(page, start);
  const loads = fullLoads(page);
  await link(page).click();
  await expect(title(page)).toHaveText("Core concepts");
  expect(loads()).toEqual([target]);
});
