import type { Page } from "@playwright/test";
import { chunkFolder } from "@/lib/site/constants";

/** Pages by their address, as HTML. */
type Site = Readonly<Record<string, string>>;
type Found = { links: string[]; files: string[]; ids: string[] };
type Crawl = { problems: string[]; files: string[] };

/**
 * Follows every link from `start` through a site given as HTML, without running any of it.
 * Problems are links to pages, headings or files that do not exist or have another address, and pages that nothing
 * leads to. `files` are the addresses of the same host that are no pages of the site.
 * `exists` says whether a file is there; pages of the site are known to be.
 */
export async function crawl(
  page: Page,
  start: string,
  site: Site,
  exists: (address: string) => Promise<number> = async () => 404,
): Promise<Crawl> {
  const read = new Map<string, Found>();
  for (const [address, html] of Object.entries(site)) read.set(address, await readPage(page, address, html));
  const problems: string[] = [];
  const files = new Map<string, number>();
  const reached = new Set([start]);
  for (const address of reached) {
    const { links = [], files: assets = [] } = read.get(address) ?? {};
    for (const link of links) if (read.has(pathOf(link))) reached.add(pathOf(link));
    for (const target of [...links, ...assets]) {
      const problem = await problemWith(target);
      if (problem) problems.push(`${address} -> ${target}: ${problem}`);
    }
  }
  for (const address of read.keys()) if (!reached.has(address)) problems.push(`${address}: no link leads here`);
  return { problems: [...new Set(problems)], files: [...files.keys()] };

  async function problemWith(target: string): Promise<string | undefined> {
    const path = pathOf(target);
    const found = read.get(path);
    if (found) {
      const id = decodeURIComponent(target.split("#")[1] ?? "");
      return id === "" || found.ids.includes(id) ? undefined : "no element has this id";
    }
    if (read.has(`${path}/`) || read.has(path.replace(/(\/index)?\.html$/, "/"))) return "not the canonical address";
    if (!files.has(path)) files.set(path, await exists(path));
    const status = files.get(path);
    return status === 200 ? undefined : `status ${status}`;
  }
}

const pathOf = (target: string) => target.split(/[?#]/)[0] ?? "";

/** The addresses on the same host that a page names, and the ids that it has. The browser reads the HTML, inertly. */
function readPage(page: Page, address: string, html: string): Promise<Found> {
  return page.evaluate(
    ([base, text, folder]) => {
      const { origin } = new URL("https://site.example");
      const parsed = new DOMParser().parseFromString(text, "text/html");
      const local = (values: (string | null)[]) =>
        values
          .flatMap((value) => (value === null ? [] : new URL(value, origin + base)))
          .filter((url) => url.origin === origin)
          .map(({ pathname, search, hash }) => pathname + search + hash);
      const values = (name: string, selector = `[${name}]`) =>
        [...parsed.querySelectorAll(selector)].map((element) => element.getAttribute(name));
      const pictures = values("srcset").flatMap(
        (value) => value?.match(/(?:^|[\s,])\/[^\s,]+/g)?.map((found) => found.trim()) ?? [],
      );
      const scripts = values("data-chunks").flatMap(
        (value) => value?.split(" ").map((name) => `${folder}${name}.js`) ?? [],
      );
      return {
        links: local(values("href", "a[href]")),
        files: local([
          ...values("src"),
          ...values("href", "link[href]"),
          ...values("data-flight"),
          ...pictures,
          ...scripts,
        ]),
        ids: [...parsed.querySelectorAll("[id]")].map(({ id }) => id),
      };
    },
    [address, html, chunkFolder] as const,
  );
}
