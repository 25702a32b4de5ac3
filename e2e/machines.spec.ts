import { readFileSync } from "node:fs";
import path from "node:path";
import type { APIResponse } from "@playwright/test";
import { dropAnchors } from "@/lib/markdown/anchors";
import { site } from "@/lib/site/config";
import { captured, indexOf, twinOf } from "./support/machines";
import { outFolder } from "./support/out";
import { htmlOf, pages } from "./support/pages";
import { expect, test } from "./support/test";

const read = (name: string) => readFileSync(path.join(outFolder, name), "utf8");
const indexes = ["/llms.txt", "/docs/llms.txt", "/docs/cli/llms.txt", "/docs/api/llms.txt"];

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
    for (const address of pages) {
      // A link within a page leads, from the full text, to the page on the site: it has no places of its own.
      const within = (text: string) => text.replaceAll(`](${site.origin}${address}#`, "](#");
      expect(within(full)).toContain(within(dropAnchors(read(twinOf(address)), () => false).trimEnd()));
    }
    expect(full.split(/^ *`{3,}/m).filter((part, at) => at % 2 === 0 && part.includes("](#"))).toEqual([]);
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
      expect(captured(await response.text(), /<link rel="canonical" href="([^"]+)"/)).toBe(url);
    }
  });

  test("the sitemap's dates are those of the pages", () => {
    const entries = [...read("sitemap.xml").matchAll(/<loc>(.*?)<\/loc>(?:\s*<lastmod>(.*?)<\/lastmod>)?/g)];
    expect(entries).toHaveLength(pages.length);
    for (const [, url = "", day] of entries)
      expect(captured(htmlOf(url.slice(site.origin.length)), /<time dateTime="([^"]+)"/), url).toBe(day);
  });

  test("robots.txt leads to the sitemap, and security.txt holds for less than a year from its check", () => {
    expect(read("robots.txt")).toContain(`Sitemap: ${site.origin}/sitemap.xml`);
    expect(read("robots.txt")).not.toMatch(/Disallow/i);
    const text = read(".well-known/security.txt");
    expect(text).toMatch(/^Contact: mailto:/m);
    const days = (Date.parse(captured(text, /^Expires: (.*)$/m) ?? "") - Date.parse(site.securityChecked)) / 86_400_000;
    expect(days).toBeGreaterThan(0);
    expect(days).toBeLessThan(365);
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
