import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import path from "node:path";
import { sidebars } from "@/content/sidebars";
import type { SidebarEntry } from "@/lib/navigation/types";
import { markerOf } from "@/lib/routing/section";
import { hrefOf } from "@/lib/routing/slug";
import { site } from "@/lib/site/config";
import { open } from "./support/late";
import { htmlOf, pages } from "./support/pages";
import { expect, test } from "./support/test";

const root = path.join(import.meta.dirname, "../");

for (const address of pages) {
  test(`${address} has a title, a description, a way to change it and its date`, async ({ page }) => {
    await page.goto(address);
    const heading = (await page.getByRole("heading", { level: 1 }).textContent()) ?? "";
    expect(heading.length).toBeGreaterThan(2);
    const description = (await page.locator('meta[name="description"]').getAttribute("content")) ?? "";
    expect(description.length).toBeGreaterThanOrEqual(110);
    expect(description.length).toBeLessThanOrEqual(160);
    if (address !== "/docs/") {
      await expect(page).toHaveTitle(`${heading} | ${site.title}`);
      await expect(page.getByRole("main")).toContainText(description);
      const crumbs = page.getByRole("navigation", { name: "Breadcrumbs" }).getByRole("listitem");
      await expect(crumbs.last().locator('[aria-current="page"]')).toBeVisible();
    }
    const edit = await page.getByRole("link", { name: "Edit this page" }).getAttribute("href");
    expect(edit?.startsWith(site.editBase)).toBe(true);
    const file = edit?.slice(site.editBase.length) ?? "";
    expect(existsSync(path.join(root, file)), file).toBe(true);
    const changed = execFileSync("git", ["log", "-1", "--format=%cs", "--", file], {
      cwd: root,
      encoding: "utf8",
    }).trim();
    await expect(page.getByRole("main").locator("time").last()).toHaveAttribute("datetime", changed);
    await expect(page.getByRole("contentinfo")).toContainText("version 0.1.0");
  });
}

test("breadcrumbs lead from the section down, through groups, to the page", async ({ page }) => {
  await open(page, "/docs/cli/commands/log/");
  const crumbs = page.getByRole("navigation", { name: "Breadcrumbs" });
  await expect(crumbs.getByRole("listitem")).toHaveText(["CLI", "Commands", "log"]);
  await crumbs.getByRole("link", { name: "CLI" }).click();
  await expect(page).toHaveURL("/docs/cli/");
});

const slugs = (entries: readonly SidebarEntry[]): string[] =>
  entries.flatMap((entry) => (typeof entry === "string" ? [entry] : slugs(entry.entries)));

for (const [section, entries] of Object.entries(sidebars)) {
  test(`Previous and Next go through the ${section} sidebar without a gap`, async ({ page }) => {
    const chain = slugs(entries).map(hrefOf);
    for (const [at, address] of chain.entries()) {
      // The landing page is a door and has no pager: the chain begins at the page after it.
      if (address === "/docs/") continue;
      const found = await page.evaluate((html) => {
        const pager = new DOMParser().parseFromString(html, "text/html").querySelector('nav[aria-label="Docs pages"]');
        return ["prev", "next"].map((rel) => pager?.querySelector(`a[rel="${rel}"]`)?.getAttribute("href"));
      }, htmlOf(address));
      expect(found, address).toEqual([chain[at - 1], chain[at + 1]]);
    }
  });
}

test("Next and Previous open their pages", async ({ page }) => {
  await open(page, "/docs/inbox/");
  const pager = page.getByRole("navigation", { name: "Docs pages" });
  await pager.getByRole("link", { name: /Next.*Documents/ }).click();
  await expect(page).toHaveURL("/docs/documents/");
  await pager.getByRole("link", { name: /Previous.*Inbox/ }).click();
  await expect(page).toHaveURL("/docs/inbox/");
});

test("the feedback answers without telling anybody", async ({ page }) => {
  await open(page, "/docs/inbox/");
  // The pager in view fetches the next page ahead; that has nothing to do with the answer.
  await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
  await page.waitForLoadState("networkidle");
  const requests: string[] = [];
  page.on("request", (request) => requests.push(request.url()));
  const feedback = page.getByRole("group", { name: "Feedback" });
  await expect(feedback).toContainText("Was this page helpful?");
  await feedback.getByRole("button", { name: "Yes" }).click();
  await expect(feedback.getByRole("status")).toContainText("Thank you");
  await expect(feedback.getByRole("button", { name: "Yes" })).toHaveAttribute("aria-pressed", "true");
  await feedback.getByRole("button", { name: "No" }).click();
  await expect(feedback.getByRole("link", { name: "Open an issue" })).toHaveAttribute(
    "href",
    new RegExp(`^${site.issueBase}`),
  );
  await expect(feedback.getByRole("link", { name: "write to support" })).toHaveAttribute("href", /^mailto:/);
  await page.waitForLoadState("networkidle");
  expect(requests).toEqual([]);
});

test("an answer belongs to the page it was given on", async ({ page }) => {
  await open(page, "/docs/inbox/");
  const feedback = page.getByRole("group", { name: "Feedback" });
  await feedback.getByRole("button", { name: "Yes" }).click();
  await page.getByRole("link", { name: /Next.*Documents/ }).click();
  await expect(page).toHaveURL("/docs/documents/");
  await expect(feedback.getByRole("button", { name: "Yes" })).toHaveAttribute("aria-pressed", "false");
  await expect(feedback).not.toContainText("Thank you");
});

test("the section marker follows the reader", async ({ page }) => {
  await open(page, "/docs/");
  const main = page.getByRole("navigation", { name: "Main" });
  for (const [name, address] of [
    ["CLI", "/docs/cli/"],
    ["API", "/docs/api/"],
    ["Docs", "/docs/"],
  ] as const) {
    await main.getByRole("link", { name }).click();
    await expect(page).toHaveURL(address);
    await expect(page.locator("html")).toHaveAttribute("data-section", markerOf(address));
    await expect(page.locator('meta[name="docs:section"]')).toHaveAttribute("content", markerOf(address));
  }
});
