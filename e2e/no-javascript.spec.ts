import { groundOf } from "./support/ground";
import { opener } from "./support/menu";
import { pages } from "./support/pages";
import { contents, sidebar, sidebarLink, title } from "./support/shell";
import { phone } from "./support/sizes";
import { missing, missingPage, templates } from "./support/templates";
import { expect, test } from "./support/test";

test.use({ javaScriptEnabled: false });

const kinds: readonly string[] = Object.values(templates).filter((address) => address !== missing);
const others = pages.filter((address) => !kinds.includes(address));

for (const [name, addresses, tag] of [
  ["a page of each kind", kinds, []],
  ["every other page", others, ["@sweep"]],
] satisfies [string, readonly string[], string[]][]) {
  test(`${name} can be read`, { tag }, async ({ page }) => {
    test.setTimeout(120_000);
    for (const address of addresses) {
      await page.goto(address);
      await expect(title(page), address).toBeVisible();
      await expect(page.getByRole("article"), address).toBeVisible();
      const box = await page.getByRole("article").boundingBox();
      expect(box?.height ?? 0, address).toBeGreaterThan(200);
    }
  });
}

test("links of the sidebar, the navbar, the text, the breadcrumbs and the pager work", async ({ page }) => {
  await page.goto("/docs/getting-started/");
  await test.step("a closed group of the sidebar opens", async () => {
    await expect(sidebarLink(page, "Inbox")).toBeHidden();
    await sidebar(page).getByText("Your material").click();
    await sidebarLink(page, "Inbox").click();
    await expect(page).toHaveURL("/docs/inbox/");
    await sidebar(page).getByText("Getting started").click();
  });
  await sidebarLink(page, "Core concepts").click();
  await expect(page).toHaveURL("/docs/getting-started/core-concepts/");
  await page.getByRole("navigation", { name: "Docs pages" }).getByRole("link", { name: /Next/ }).click();
  await expect(page).toHaveURL("/docs/getting-started/daily-workflow/");
  await page.getByRole("navigation", { name: "Breadcrumbs" }).getByRole("link").first().click();
  await expect(page).toHaveURL("/docs/");
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "CLI" }).click();
  await expect(page).toHaveURL("/docs/cli/");
  await page.getByRole("article").locator('a[href="/docs/cli/commands/log/"]').first().click();
  await expect(title(page)).toHaveText("devlog log");
  await contents(page).getByRole("link", { name: "Options" }).click();
  await expect(page.getByRole("heading", { name: "Options" })).toBeInViewport();
});

test("a page follows the system's color scheme, its tabs answer, its details open", async ({ page }) => {
  await page.goto("/docs/markdown-page/");
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    await expect(page.locator("html"), colorScheme).toHaveCSS("background-color", groundOf(colorScheme));
  }
  await test.step("tabs show their first panel and answer", async () => {
    const tabs = page.getByRole("radiogroup", { name: "Operating system" }).first();
    await expect(tabs.getByRole("radio", { name: "macOS" })).toBeChecked();
    await expect(page.getByText("brew install devlog/tap/devlog")).toBeVisible();
    await tabs.getByRole("radio", { name: "Linux" }).check();
    await expect(page.getByText("brew install devlog/tap/devlog")).toBeHidden();
  });
  await test.step("details open", async () => {
    await expect(page.getByText("It opens without any script")).toBeHidden();
    await page.getByText("What a reader may want to skip").click();
    await expect(page.getByText("It opens without any script")).toBeVisible();
  });
});

test("an address without a page says so", async ({ page, expectFault }) => {
  expectFault(missingPage);
  await page.goto("/docs/nowhere/");
  await expect(page.getByRole("heading", { level: 1, name: "Page not found" })).toBeVisible();
});

for (const hash of ["#rate_limited", "#retry"]) {
  const tag = hash === "#retry" ? ["@sweep"] : [];
  test(`what ${hash} leads to is in sight on a small phone, and so is the contents bar`, { tag }, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(`/docs/api/errors/${hash}`);
    const seen = (element: Element) => {
      const { left, top, height } = element.getBoundingClientRect();
      return element.contains(document.elementFromPoint(left + 20, top + height / 2));
    };
    await expect.poll(() => page.locator(hash).evaluate(seen)).toBe(true);
    expect(await page.getByText("On this page").first().evaluate(seen)).toBe(true);
  });
}

test.describe("on a phone", () => {
  test.use({ viewport: phone });

  for (const address of ["/docs/", "/docs/cli/commands/log/"]) {
    const tag = address === "/docs/" ? ["@sweep"] : [];
    test(`${address} has the sidebar below the text, and no button that does nothing`, { tag }, async ({ page }) => {
      await page.goto(address);
      await expect(page.getByRole("navigation", { name: "Main" })).toBeVisible();
      await expect(opener(page)).toBeHidden();
      await expect(page.getByRole("banner").getByRole("link", { name: "Go to app" })).toBeInViewport({ ratio: 1 });
      await expect(sidebar(page)).toBeVisible();
      const [text, links] = [await page.getByRole("main").boundingBox(), await sidebar(page).boundingBox()];
      expect(links?.y ?? 0).toBeGreaterThanOrEqual((text?.y ?? 0) + (text?.height ?? 0));
      await sidebar(page).getByRole("link", { name: "Overview" }).click();
      await expect(page).toHaveURL(address.startsWith("/docs/cli") ? "/docs/cli/" : "/docs/");
    });
  }
});
