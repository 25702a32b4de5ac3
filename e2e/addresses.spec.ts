import path from "node:path";
import { pathToFileURL } from "node:url";
import { markerOf } from "@/lib/routing/section";
import { site } from "@/lib/site/config";
import { holdScripts, isLive, open, whenLive } from "./support/late";
import { outFolder } from "./support/out";
import { htmlOf, pages } from "./support/pages";
import { sidebar, title } from "./support/shell";
import { missing, missingPage, templates } from "./support/templates";
import { expect, test } from "./support/test";

const bare = (address: string) => address.replace(/\/$/, "");

test("every page answers in all four forms, with the same bytes, which name its address and its section", async ({
  request,
}) => {
  for (const address of pages) {
    const html = await (await request.get(address)).text();
    for (const form of [bare(address), `${bare(address)}.html`, `${address}index.html`]) {
      const answer = await request.get(form);
      expect(answer.status(), form).toBe(200);
      expect((await answer.text()) === html, `${form} has the bytes of ${address}`).toBe(true);
    }
    expect(html).toContain(`<link rel="canonical" href="${site.origin}${address}">`);
    expect(html).toContain(`<meta name="docs:section" content="${markerOf(address)}">`);
    expect(html).toContain(`<html data-section="${markerOf(address)}"`);
    expect(html.match(/<h1[ >]/g), address).toHaveLength(1);
  }
});

for (const [kind, address] of Object.entries(templates)) {
  if (address === missing) continue;
  // That all pages have the same bytes at all their addresses is held above.
  const tag = /landing|operation/.test(kind) ? [] : ["@sweep"];
  test(`a page of the kind ${kind} has its own address, also by that of its file`, { tag }, async ({ page }) => {
    await page.goto(`${bare(address)}.html`);
    await whenLive(page);
    await expect(page).toHaveURL(address);
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", `${site.origin}${address}`);
    await expect(page.locator('meta[name="docs:section"]')).toHaveAttribute("content", markerOf(address));
    await expect(page.locator("html")).toHaveAttribute("data-section", markerOf(address));
    await expect(title(page)).toHaveCount(1);
  });
}

for (const form of ["/docs/cli/commands/log", "/docs/cli/commands/log/index.html", "/docs/cli/commands/log.html"]) {
  const tag = form.endsWith("/index.html") ? ["@sweep"] : [];
  test(`${form} keeps query and hash, and marks the current page`, { tag }, async ({ page }) => {
    await open(page, `${form}?from=mail&x=%20y#options`);
    await expect(page).toHaveURL(/\/docs\/cli\/commands\/log\/?\?from=mail&x=%20y#options$/);
    const current = sidebar(page).locator('[aria-current="page"]');
    await expect(current).toHaveText("log");
    await expect(page.getByRole("heading", { name: "Options" })).toBeInViewport();
  });
}

test("an address that a host takes for a page's, with other letters for its own, becomes that", async ({ page }) => {
  const address = "/docs/cli/commands/log/";
  await page.route(/docs\/\/cli/, (route) => route.fulfill({ contentType: "text/html", body: htmlOf(address) }));
  await open(page, "/docs//cli/commands/%6Cog?from=mail#options");
  await expect(page).toHaveURL(`${address}?from=mail#options`);
  await expect(sidebar(page).locator('[aria-current="page"]')).toHaveText("log");
});

test("the address is put right before any script of the site arrives", async ({ page }) => {
  await holdScripts(page);
  // A heading takes no focus, which would call for the scripts before the page has loaded.
  await page.goto("/docs/cli.html?from=mail#global-flags");
  await expect(page).toHaveURL("/docs/cli/?from=mail#global-flags");
  expect(await isLive(page)).toBe(false);
});

test("a copy in an archive keeps its address and its look", async ({ page }) => {
  const copy = `/web/20261130/${site.origin}/docs/inbox/index.html`;
  const body = htmlOf("/docs/inbox/").replaceAll('href="#', `href="${copy}#`);
  await page.route(`**${copy}*`, (route) => route.fulfill({ contentType: "text/html", body }));
  await page.goto(`${copy}?from=mail#undo`);
  await expect(page).toHaveURL(`${copy}?from=mail#undo`);
  await expect(page.getByRole("link", { name: "Undo" }).first()).toHaveCSS("text-decoration-line", "none");
});

test("a copy in a folder answers without a host", async ({ page, expectFault }) => {
  // No host, no stylesheet.
  expectFault(/file:|ERR_FILE_NOT_FOUND/);
  const copy = pathToFileURL(path.join(outFolder, "docs/inbox/index.html")).href;
  await page.goto(copy);
  await page.getByRole("radio", { name: "Dark" }).check();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await expect(page).toHaveURL(copy);
});

test("a page that a host has at two slashes is led to its own address", async ({ page, baseURL }) => {
  const body = htmlOf("/docs/inbox/");
  await page.route(`${baseURL}//docs/inbox/`, (route) => route.fulfill({ contentType: "text/html", body }));
  await page.goto(`${baseURL}//docs/inbox/`);
  await expect(page).toHaveURL("/docs/inbox/");
  await whenLive(page);
  await expect(page.getByRole("heading", { level: 1, name: "Triage your inbox" })).toBeVisible();
});

test("the root leads to the docs", async ({ page }) => {
  await page.goto("/");
  await expect(page).toHaveURL("/docs/");
});

test.describe("an address without a page", () => {
  test.beforeEach(({ expectFault }) => expectFault(missingPage));

  test("answers 404 with its own title and noindex, and keeps the navbar, the footer and the way home", async ({
    page,
  }) => {
    const answer = await page.goto("/elsewhere/");
    expect(answer?.status()).toBe(404);
    await expect(page).toHaveTitle(`Page not found | ${site.title}`);
    await expect(page.locator('meta[name="robots"]').first()).toHaveAttribute("content", /noindex/);
    const section = await page.locator("html").getAttribute("data-section");
    await expect(page.locator('meta[name="docs:section"]')).toHaveAttribute("content", section ?? "none");
    await expect(page.locator('link[rel="canonical"]')).toHaveCount(0);
    await expect(page.getByRole("heading", { level: 1, name: "Page not found" })).toBeVisible();
    await whenLive(page);
    await expect(page).toHaveTitle(`Page not found | ${site.title}`);
    await expect(page.getByRole("navigation", { name: "Main" })).toBeVisible();
    await expect(page.getByRole("contentinfo")).toBeVisible();
    await page.getByRole("main").getByRole("link", { name: "overview" }).click();
    await expect(page).toHaveURL("/docs/");
  });

  test("with two slashes leads to the page with one, and to no other host", async ({ page, baseURL }) => {
    await page.goto(`${baseURL}//docs/inbox/?from=mail#undo`);
    await expect(page).toHaveURL(`${baseURL}/docs/inbox/?from=mail#undo`);
    await expect(page.getByRole("heading", { level: 1, name: "Triage your inbox" })).toBeVisible();
    await page.goto(`${baseURL}//elsewhere.example/`);
    await expect(page).toHaveURL(`${baseURL}/elsewhere.example/`);
    await whenLive(page);
    await expect(page.getByRole("heading", { level: 1, name: "Page not found" })).toBeVisible();
  });

  test("offers the nearest pages, and they open without a reload", async ({ page }) => {
    expect((await page.goto("/docs/comands/lgo/"))?.status()).toBe(404);
    await whenLive(page);
    await page.evaluate(() => Object.assign(window, { marker: true }));
    const nearest = page.getByRole("region", { name: "Did you mean" });
    await nearest.getByRole("link", { name: "devlog log", exact: true }).click();
    await expect(page).toHaveURL("/docs/cli/commands/log/");
    await expect(page.getByRole("heading", { level: 1, name: "devlog log" })).toBeVisible();
    expect(await page.evaluate(() => "marker" in window)).toBe(true);
  });

  test("tells a guide from the operation that has its title", async ({ page }) => {
    await open(page, "/docs/worklog/create-entri/");
    const links = page.getByRole("region", { name: "Did you mean" }).getByRole("link");
    await expect(links.first()).toBeVisible();
    const names = await links.allTextContents();
    expect(names).toEqual(expect.arrayContaining(["Create a worklog entry", "Create a worklog entry (API)"]));
    expect(new Set(names).size).toBe(names.length);
  });

  for (const address of ["/docs/%E0%A4%A", "/docs/%", "/docs/cli/%FF/", "/docs/%2e%2e%2f%2e%2e%2fetc/"]) {
    const tag = /%E0|%2e/.test(address) ? [] : ["@sweep"];
    test(`${address} is not found, and crashes nothing`, { tag }, async ({ page }) => {
      const answer = await page.goto(address);
      expect(answer?.status()).toBe(404);
      await whenLive(page);
      await expect(title(page)).toHaveText("Page not found");
    });
  }
});

for (const hash of ["#%E0%A4%A", "#%", "#no-such-heading", "#a%20b"]) {
  const tag = /%E0/.test(hash) ? [] : ["@sweep"];
  test(`a page survives the hash ${hash}`, { tag }, async ({ page }) => {
    await open(page, `/docs/markdown-page/${hash}`);
    await expect(title(page)).toHaveText("Words a page can use");
    expect(await page.evaluate(() => location.hash)).toBe(hash);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  });
}
