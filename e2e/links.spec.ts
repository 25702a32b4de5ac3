import { readFileSync } from "node:fs";
import path from "node:path";
import { isOther } from "@/lib/content/check-hosts";
import { ownHosts } from "@/lib/openapi/executable/load-contract";
import { crawl } from "./support/crawl";
import { listFiles, outFolder } from "./support/out";
import { htmlOf, pages } from "./support/pages";
import { expect, test } from "./support/test";

const read = (name: string) => readFileSync(path.join(outFolder, name), "utf8");
const site = Object.fromEntries(pages.map((address) => [address, htmlOf(address)]));

test("every link, picture, script and heading that a page names is there, and every page can be reached", async ({
  page,
  request,
}) => {
  const { problems, files } = await crawl(page, "/docs/", site, async (address) =>
    (await request.get(address)).status(),
  );
  expect(problems).toEqual([]);
  expect(files.some((file) => file.endsWith(".js"))).toBe(true);
  expect(files.some((file) => file.endsWith(".css"))).toBe(true);
  expect(files.some((file) => file.endsWith("/index.txt"))).toBe(true);
});

test("the links of the not-found page and of the sidebars' own files lead to pages", async ({ page, request }) => {
  const others = Object.fromEntries(
    ["404.html", ...listFiles("docs/sidebars")].map((name) => [`/${name}`, read(name)]),
  );
  // They are no pages that others lead to: a page that is made up leads to all of them.
  const start = Object.keys(others).map((address) => `<a href="${address}">It</a>`);
  const { problems } = await crawl(page, "/", { ...site, ...others, "/": start.join("") }, async (address) =>
    (await request.get(address)).status(),
  );
  expect(problems).toEqual([]);
});

test("no page can be left for a host that nobody meant", async ({ page }) => {
  const hosts = await page.evaluate((texts) => {
    const found = texts.flatMap((text) =>
      [...new DOMParser().parseFromString(text, "text/html").querySelectorAll("a[href]")].map(
        (link) => new URL(link.getAttribute("href") ?? "", "https://site.invalid").hostname,
      ),
    );
    return [...new Set(found)].filter((host) => host !== "" && host !== "site.invalid").sort();
  }, Object.values(site));
  expect(hosts.length).toBeGreaterThan(1);
  const own = ownHosts();
  expect(hosts.filter((host) => !own.has(host) && !isOther(host))).toEqual([]);
});
