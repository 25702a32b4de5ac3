import { reloadOnce } from "@/components/error/reload-once";
import { pageAt } from "@/components/navigation/linked-page";
import { isPageComing } from "@/components/progress/route-progress";
import { cutPage, type PageHtml, pageEnd } from "./cut-page";

const pages = new Map<string, PageHtml>();
const loads = new Map<string, Promise<PageHtml | undefined>>();

/** Fetches a page's HTML, once; a failed attempt is not remembered. */
export function loadPage(href: string): Promise<PageHtml | undefined> {
  const known = loads.get(href);
  if (known) return known;
  const load = fetch(href)
    .then(async (response) => (response.ok ? cutPage(await response.text()) : undefined))
    .catch(() => undefined);
  loads.set(href, load);
  load.then((page) => (page ? pages.set(href, page) : loads.delete(href)));
  return load;
}

/** What the document came with, where it broke off: better than nothing. */
let broken: { href: string; html: string } | undefined;

/** The page that the document came with, as it stands there. */
function standingPage(href: string): PageHtml | undefined {
  const element = document.querySelector<HTMLElement>("[data-version]");
  const { version } = element?.dataset ?? {};
  if (!element || !version || element.dataset.href !== href) return undefined;
  const page = { version, html: element.innerHTML };
  if (!page.html.endsWith(pageEnd)) {
    broken ??= { href, html: page.html };
    return undefined;
  }
  pages.set(href, page);
  return page;
}

const promises = new Map<string, Promise<string>>();

/** A page's HTML in the version that its payload names: at once if the browser has it, else a promise, always the same. */
export function pageHtml(href: string, version: string): string | Promise<string> {
  const known = pages.get(href) ?? standingPage(href);
  if (known?.version === version) return known.html;
  const key = `${href} ${version}`;
  const promise = promises.get(key) ?? wantedPage(href, version);
  promises.set(key, promise);
  promise.catch(() => promises.delete(key));
  return promise;
}

async function wantedPage(href: string, version: string): Promise<string> {
  const page = await loadPage(href);
  if (page?.version === version) return page.html;
  if (!page && broken?.href === href) return broken.html;
  // The document is on its way, and takes the place of everything.
  if (loadWhole(href)) return new Promise(() => {});
  // It was loaded anew in vain: another state of the page is better than none.
  if (page) return page.html;
  throw new Error("The text of the page could not be loaded.");
}

/** Next's words for how the reader goes on: by a link, within an open dialog, by Back or Forward. */
export type NavigationType = "push" | "replace" | "traverse";

let wanted = "";
let isTop = false;

/** Next says so at the start of every navigation: the address is not that of the page yet, or is already. */
export function noteWanted(url: string, type: NavigationType): void {
  wanted = url;
  isTop = type !== "traverse" && !url.includes("#");
}

/** Whether a link leads to the page that comes, and not to a heading of it: then the reader will be at its top. */
export const isWantedFromTop = () => isTop;

/** Leaves the page to the browser, and says whether it did: the same address is not loaded again and again. */
function loadWhole(href: string): boolean {
  const target = new URL(wanted, location.href);
  // Neither wanted nor shown: the reader went on to another meanwhile.
  if (pageAt(target) !== href && pageAt(location) !== href) return true;
  if (target.pathname !== href || target.pathname === location.pathname) return reloadOnce();
  // One that the reader has given up meanwhile is not wanted any more.
  if (isPageComing()) location.assign(target);
  return true;
}
