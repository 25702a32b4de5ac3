import { readFileSync } from "node:fs";
import path from "node:path";
import type { APIResponse } from "@playwright/test";
import { site } from "@/lib/site/config";
import { open } from "./support/late";
import { htmlOf, outFolder, pages } from "./support/pages";
import { expect, test } from "./support/test";

const read = (name: string) => readFileSync(path.join(outFolder, name), "utf8");
const attribute = (html: string, pattern: RegExp) => pattern.exec(html)?.[1];
const indexes = ["/llms.txt", "/docs/llms.txt", "/docs/cli/llms.txt", "/docs/api/llms.txt"];
/** The indexes nearest above a page, as llms.txt wants it. */
const indexOf = (address: string) => `${/^\/docs\/(cli|api)\//.exec(address)?.[0] ?? "/docs/"}llms.txt`;
const twinOf = (address: string) => (address === "/docs/" ? "/docs/index.md" : `${address.slice(0, -1)}.md`);

test.describe("files for machines", () => {
  const types: [string, string][] = [
    ["/llms.txt", "text/plain"],
    ["/docs/llms.txt", "text/plain"],
    ["/docs/cli/llms.txt", "text/plain"],
    ["/docs/api/llms.txt", "text/plain"],
    ["/llms-full.txt", "text/plain"],
    ["/docs/cli/commands/log.md", "text/markdown"],
    ["/docs/index.md", "text/markdown"],
    ["/docs.md", "text/markdown"],
    ["/robots.txt", "text/plain"],
    ["/.well-known/security.txt", "text/plain"],
    ["/sitemap.xml", "xml"],
    ["/docs/og/cli/commands/log.png", "image/png"],
    ["/openapi.json", "application/json"],
    ["/openapi.yaml", "yaml"],
    ["/docs/cli/devlog.opencli.json", "application/json"],
  ];
  for (const [address, type] of types) {
    test(`${address} is served as ${type}, texts as UTF-8`, async ({ request }) => {
      const response = await request.get(address);
      expect(response.status()).toBe(200);
      expect(response.headers()["content-type"]).toContain(type);
      if (type.startsWith("text/")) expect(response.headers()["content-type"]).toContain("charset=utf-8");
    });
  }

  test("a page that does not exist has no twin either", async ({ request }) => {
    expect((await request.get("/docs/no-such-page.md")).status()).toBe(404);
    expect((await request.get("/docs/md/inbox.md")).status()).toBe(404);
  });
});

test.describe("llms.txt", () => {
  for (const index of indexes) {
    test(`${index} has the form of llms.txt, and every link in it answers`, async ({ request }) => {
      const lines = read(index).trimEnd().split("\n");
      expect(lines[0]).toMatch(/^# Devlog/);
      expect(lines[2]).toMatch(/^> .{40,}/);
      const listed = lines.slice(lines.findIndex((line) => line.startsWith("## "))).filter((line) => line !== "");
      for (const line of listed) expect(line).toMatch(/^(## \S|- \[.+\]\(https:\/\/[^)]+\): \S)/);
      for (const url of urlsIn(index)) expect(await statusOf(request.get(url)), url).toBe(200);
    });
  }

  test("each page is listed by the index nearest above it and by the site's, once, and in the full text", () => {
    const twins = pages.map((address) => site.origin + twinOf(address)).sort();
    const listed = (index: string) => twinsIn(index).sort();
    expect(listed("/llms.txt")).toEqual(twins);
    for (const index of indexes.slice(1)) {
      const own = pages.filter((address) => indexOf(address) === index).map((address) => site.origin + twinOf(address));
      expect(listed(index)).toEqual(own.sort());
    }
    const full = read("llms-full.txt");
    for (const address of pages) expect(full).toContain(read(twinOf(address)).trimEnd());
    expect(full.match(/^- Page: </gm)).toHaveLength(pages.length);
  });

  test("the indexes name one another", () => {
    for (const index of indexes)
      for (const other of indexes) if (other !== index) expect(urlsIn(index)).toContain(other);
  });
});

test.describe("sitemap, robots, security.txt", () => {
  test("the sitemap lists every page once, at the address that answers by itself and is its canonical one", async ({
    request,
  }) => {
    const urls = [...read("sitemap.xml").matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url = ""]) => url);
    expect([...urls].sort()).toEqual(pages.map((address) => site.origin + address).sort());
    for (const url of urls) {
      const response = await request.get(url.slice(site.origin.length), { maxRedirects: 0 });
      expect(response.status(), url).toBe(200);
      expect(attribute(await response.text(), /<link rel="canonical" href="([^"]+)"/)).toBe(url);
    }
  });

  test("the sitemap's dates are those of the pages", () => {
    const entries = [...read("sitemap.xml").matchAll(/<loc>(.*?)<\/loc>(?:\s*<lastmod>(.*?)<\/lastmod>)?/g)];
    expect(entries).toHaveLength(pages.length);
    for (const [, url = "", day] of entries)
      expect(attribute(htmlOf(url.slice(site.origin.length)), /<time dateTime="([^"]+)"/), url).toBe(day);
  });

  test("robots.txt leads to the sitemap, and security.txt holds for less than a year from its check", () => {
    expect(read("robots.txt")).toContain(`Sitemap: ${site.origin}/sitemap.xml`);
    expect(read("robots.txt")).not.toMatch(/Disallow/i);
    const text = read(".well-known/security.txt");
    expect(text).toMatch(/^Contact: mailto:/m);
    const days =
      (Date.parse(attribute(text, /^Expires: (.*)$/m) ?? "") - Date.parse(site.securityChecked)) / 86_400_000;
    expect(days).toBeGreaterThan(0);
    expect(days).toBeLessThan(365);
  });
});

test.describe("what a page says in its head", () => {
  test("title and description are the page's alone, and the description has 110 to 160 characters", () => {
    const titles = new Set<string>();
    const descriptions = new Set<string>();
    for (const address of pages) {
      const html = htmlOf(address);
      titles.add(attribute(html, /<title>(.*?)<\/title>/) ?? "");
      const description = unescaped(attribute(html, /<meta name="description" content="([^"]*)"/) ?? "");
      expect(description.length, address).toBeGreaterThanOrEqual(110);
      expect(description.length, address).toBeLessThanOrEqual(160);
      descriptions.add(description);
    }
    expect([titles.size, descriptions.size]).toEqual([pages.length, pages.length]);
  });

  test("twin, index, and picture are named, exist, and are the page's own", async ({ request }) => {
    for (const address of pages) {
      const html = htmlOf(address);
      expect(attribute(html, /<link rel="alternate" type="text\/markdown" href="([^"]+)"/)).toBe(twinOf(address));
      expect(attribute(html, /<link rel="describedby" href="([^"]+)"/)).toBe(indexOf(address));
      expect(attribute(html, /<meta property="og:url" content="([^"]+)"/)).toBe(site.origin + address);
      const card = attribute(html, /<meta property="og:image" content="([^"]+)"/) ?? "";
      expect(card.startsWith(`${site.origin}/docs/og/`)).toBe(true);
      const image = await (await request.get(card.slice(site.origin.length))).body();
      expect(image.subarray(1, 4).toString("latin1"), card).toBe("PNG");
      expect([image.readUInt32BE(16), image.readUInt32BE(20)], card).toEqual([1200, 630]);
      expect(image.length, card).toBeLessThan(20_000);
    }
  });

  test("the data for search engines is JSON, says what the page says, and has the crumbs that the page shows", () => {
    for (const address of pages) {
      const html = htmlOf(address);
      const blocks = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)];
      expect(blocks, address).toHaveLength(1);
      const [article, trail] = JSON.parse(blocks[0]?.[1] ?? "")["@graph"];
      expect(article, address).toMatchObject({ "@type": "TechArticle", url: site.origin + address });
      expect(article.description).toBe(unescaped(attribute(html, /<meta name="description" content="([^"]*)"/) ?? ""));
      const shown = /<nav aria-label="Breadcrumbs".*?<\/nav>/.exec(html)?.[0] ?? "";
      const links = [...shown.matchAll(/<a href="([^"]+)">(.*?)<\/a>/g)].map(([, href, name]) => [
        site.origin + href,
        name,
      ]);
      const current = attribute(shown, /aria-current="page">(.*?)</);
      if (!shown) continue;
      const steps = trail.itemListElement.map((step: { position: number; item?: string; name: string }) => step);
      expect(steps.map(({ position }: { position: number }) => position)).toEqual(
        steps.map((_: unknown, at: number) => at + 1),
      );
      expect(steps.slice(0, -1).map(({ item, name }: { item: string; name: string }) => [item, name])).toEqual(links);
      expect(steps.at(-1).name).toBe(current);
    }
  });

  test("in a page that was reached without loading, the head is that page's, once", async ({ page }) => {
    await open(page, "/docs/worklog/create-entry/");
    await page.evaluate(() => Object.assign(window, { stayed: true }));
    await page.getByRole("navigation", { name: "Docs pages" }).getByRole("link", { name: /Next/ }).click();
    await page.waitForURL("/docs/worklog/edit-entries/");
    await expect(page.locator('link[rel="alternate"]')).toHaveCount(1);
    await expect(page.locator('link[rel="alternate"]')).toHaveAttribute("href", "/docs/worklog/edit-entries.md");
    await expect(page.locator('meta[property="og:url"]')).toHaveCount(1);
    await expect(page.locator('script[type="application/ld+json"]')).toHaveCount(1);
    expect(await page.evaluate(() => "stayed" in window)).toBe(true);
  });
});

/** The addresses that an index links to, those of this site without its origin. */
function urlsIn(index: string): string[] {
  return [...read(index).matchAll(/\]\((https:[^)]+)\)/g)].map(([, url = ""]) => url.replace(site.origin, ""));
}

function twinsIn(index: string): string[] {
  return urlsIn(index)
    .filter((url) => url.endsWith(".md"))
    .map((url) => site.origin + url);
}

async function statusOf(response: Promise<APIResponse>): Promise<number> {
  return (await response).status();
}

function unescaped(html: string): string {
  return html
    .replaceAll("&quot;", '"')
    .replaceAll("&#x27;", "'")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&amp;", "&");
}
