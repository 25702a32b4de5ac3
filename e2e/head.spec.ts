import { readFileSync } from "node:fs";
import path from "node:path";
import { site } from "@/lib/site/config";
import { open } from "./support/late";
import { captured, indexOf, twinOf } from "./support/machines";
import { listFiles, outFolder } from "./support/out";
import { htmlOf, pages } from "./support/pages";
import { expect, test } from "./support/test";

test("title and description are the page's alone", () => {
  const titles = new Set<string>();
  const descriptions = new Set<string>();
  for (const address of pages) {
    const html = htmlOf(address);
    titles.add(captured(html, /<title>(.*?)<\/title>/) ?? "");
    descriptions.add(captured(html, /<meta name="description" content="([^"]*)"/) ?? "");
  }
  expect([titles.size, descriptions.size]).toEqual([pages.length, pages.length]);
  expect([titles.has(""), descriptions.has("")]).toEqual([false, false]);
});

test("every page asks for the typeface ahead, the one that is not found, too", () => {
  const asks = /<link rel="preload"[^>]* as="font"/;
  expect(
    [...pages.map(htmlOf), readFileSync(path.join(outFolder, "404.html"), "utf8")].filter((html) => !asks.test(html)),
  ).toEqual([]);
});

test("a page's answer asks ahead for what its head does, once; no other answer does", async ({ page, request }) => {
  const hrefsIn = (text: string, link: RegExp) => [...text.matchAll(link)].map(([, href]) => href);
  const linkOf = async (address: string) => (await request.get(address)).headers().link;
  for (const address of pages) {
    const inHead = hrefsIn(htmlOf(address), /<link rel="preload" href="([^"]+)"/g);
    expect(inHead, address).toEqual([expect.stringMatching(/\.woff2$/), expect.stringMatching(/\.css$/)]);
    expect(hrefsIn((await linkOf(address)) ?? "", /<([^>]+)>;rel=preload/g), address).toEqual(inHead);
  }
  const address = "/docs/inbox/";
  const [font = "", stylesheet = ""] = hrefsIn(htmlOf(address), /<link rel="preload" href="([^"]+)"/g);
  for (const other of [font, stylesheet, twinOf(address), `${address}index.txt`, "/docs/pages.json"]) {
    expect(await linkOf(other), other).toBeUndefined();
  }
  const asked: string[] = [];
  page.on("request", (each) => asked.push(new URL(each.url()).pathname));
  await open(page, address);
  for (const file of [font, stylesheet]) expect(asked.filter((each) => each === file)).toHaveLength(1);
});

test("a phone's keyboard makes every page lower, instead of lying over the last results", () => {
  const says =
    /<meta name="viewport" content="width=device-width, initial-scale=1, interactive-widget=resizes-content"/;
  expect(pages.filter((address) => !says.test(htmlOf(address)))).toEqual([]);
});

test("twin, index, and picture are named, exist, and are the page's own", async ({ request }) => {
  for (const address of pages) {
    const html = htmlOf(address);
    expect(captured(html, /<link rel="alternate" type="text\/markdown" href="([^"]+)"/)).toBe(twinOf(address));
    expect(captured(html, /<link rel="describedby" href="([^"]+)"/)).toBe(indexOf(address));
    expect(captured(html, /<meta property="og:url" content="([^"]+)"/)).toBe(site.origin + address);
    const card = captured(html, /<meta property="og:image" content="([^"]+)"/) ?? "";
    expect(card.startsWith(`${site.origin}/docs/og/`)).toBe(true);
    const image = await (await request.get(card.slice(site.origin.length))).body();
    expect(image.subarray(1, 4).toString("latin1"), card).toBe("PNG");
    expect([image.readUInt32BE(16), image.readUInt32BE(20)], card).toEqual([1200, 630]);
    expect(image.length, card).toBeLessThan(20_000);
    for (const [part, says] of [
      ["width", "1200"],
      ["height", "630"],
      ["alt", `${site.title}: ${captured(html, /<meta property="og:title" content="([^"]+)"/)}`],
    ])
      expect(html, address).toContain(`<meta property="og:image:${part}" content="${says}">`);
  }
});

test("Cloudflare is told to leave the mail addresses of every page as they are", () => {
  const says = /<body[^>]*><!--email_off-->[\s\S]*<!--\/email_off--><\/body>/;
  expect(pages.filter((address) => !says.test(htmlOf(address)))).toEqual([]);
});

test("the data for search engines is JSON, says what the page says, and has the crumbs that the page shows", () => {
  for (const address of pages) {
    const html = htmlOf(address);
    const blocks = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)];
    expect(blocks, address).toHaveLength(1);
    const [article, trail] = JSON.parse(blocks[0]?.[1] ?? "")["@graph"];
    const image = captured(html, /<meta property="og:image" content="([^"]*)"/);
    expect(article, address).toMatchObject({ "@type": "TechArticle", image });
    const shown = /<nav aria-label="Breadcrumbs".*?<\/nav>/.exec(html)?.[0] ?? "";
    const links = [...shown.matchAll(/<a href="([^"]+)">(.*?)<\/a>/g)].map(([, href, name]) => [
      site.origin + href,
      name,
    ]);
    const current = captured(shown, /aria-current="page">(.*?)</);
    if (!shown) {
      expect(trail, address).toBeUndefined();
      continue;
    }
    const steps = trail.itemListElement.map((step: { position: number; item?: string; name: string }) => step);
    expect(steps.map(({ position }: { position: number }) => position)).toEqual(
      steps.map((_: unknown, at: number) => at + 1),
    );
    expect(steps.slice(0, -1).map(({ item, name }: { item: string; name: string }) => [item, name])).toEqual(links);
    expect(steps.at(-1).name).toBe(current);
  }
});

test("what the page that is not found is made of, no other page asks for", () => {
  const named = /"NearestPages"/;
  expect(readFileSync(path.join(outFolder, "404.txt"), "utf8")).toMatch(named);
  const scripts = listFiles("_next/static/chunks").filter((name) =>
    named.test(readFileSync(path.join(outFolder, name), "utf8")),
  );
  expect(scripts).toHaveLength(1);
  const name = path.basename(scripts[0] ?? "", ".js");
  const payloadOf = (address: string) => readFileSync(path.join(outFolder, address, "index.txt"), "utf8");
  expect(pages.filter((address) => named.test(payloadOf(address)) || htmlOf(address).includes(name))).toEqual([]);
});

test("no payload repeats the data for search engines", async ({ request }) => {
  for (const address of pages)
    expect(await (await request.get(`${address}index.txt`)).text()).not.toContain("schema.org");
});

test("in a page that was reached without loading, the head is that page's, once", async ({ page }) => {
  await open(page, "/docs/worklog/create-entry/");
  await page.evaluate(() => Object.assign(window, { stayed: true }));
  await page.getByRole("navigation", { name: "Docs pages" }).getByRole("link", { name: /Next/ }).click();
  await page.waitForURL("/docs/worklog/edit-entries/");
  await expect(page.locator('link[rel="alternate"]')).toHaveCount(1);
  await expect(page.locator('link[rel="alternate"]')).toHaveAttribute("href", "/docs/worklog/edit-entries.md");
  await expect(page.locator('meta[property="og:url"]')).toHaveCount(1);
  const data = page.locator('script[type="application/ld+json"]');
  await expect(data).toHaveCount(1);
  expect(await data.textContent()).toContain(`"headline":"Edit worklog entries"`);
  expect(await page.evaluate(() => "stayed" in window)).toBe(true);
});

test("no part of the first page's head is left, however early a reader goes on", async ({ page }) => {
  await page.addInitScript(() => {
    new MutationObserver((_changes, whenLive) => {
      if (document.documentElement.dataset.live === undefined) return;
      whenLive.disconnect();
      document.querySelector<HTMLElement>('a[rel="next"]')?.click();
    }).observe(document, { subtree: true, attributeFilter: ["data-live"] });
  });
  await page.goto("/docs/worklog/create-entry/");
  await page.waitForURL("/docs/worklog/edit-entries/");
  const tags =
    'title, meta[name="description"], meta[name="docs:section"], link[rel="canonical"], link[rel="alternate"]';
  await expect(page.locator(tags)).toHaveCount(5);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
    "href",
    `${site.origin}/docs/worklog/edit-entries/`,
  );
});
