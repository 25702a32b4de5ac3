import { layOutWindowFirst } from "@/components/page/window-first";
import { lateText, offlineText } from "@/components/status/announce";
import { closeDialogs } from "@/lib/browser/close-dialogs";
import { dialogClosed } from "@/lib/browser/dialog-closed";
import { writeStored } from "@/lib/browser/storage";
import { indicatorDelay, progressBar, statusShownFor } from "@/lib/site/constants";
import { tabKey } from "@/lib/site/storage-keys";
import { isPlainClick } from "./plain-click";
import { toTop } from "./to-top";

/*
 * Turns to the page of a link that is clicked before React is there: fetches its HTML and puts it in the place of this
 * page's, as if the browser had loaded it, which spares a slow phone a new document with its stylesheet and scripts.
 * React then takes over that page. boot/wake.ts asks for this file after the first frame; what it leaves alone, and all
 * links until it comes, are the browser's.
 */

// Both are there: boot/wake.ts has asked for this file.
const docs = window.docs as NonNullable<Window["docs"]>;
const loader = loaderOf(document) as HTMLElement;
const patience = 1500; // In milliseconds, of whoever has pressed a button.
/** The page that stands here: that of the document, which Back and Forward may have left before this came. */
let shown = /^(.*\/)index/.exec(loader.dataset.flight ?? "")?.[1] ?? loaded();
let latest = 0;

// An entry that is added here is none that the reader went back to: Next, which tells by this, would draw the page
// twice, and write it the second time into the entry of a reader who has left it meanwhile.
if (window.navigation) Object.defineProperty(navigation, "activation", {});
document.addEventListener("click", (event) => {
  const link = (event.target as Element).closest<HTMLAnchorElement>("a[href]");
  if (!link || !isPlainClick(event) || !isPage(link) || docs.live) return;
  const isLeaving = link.pathname !== shown;
  const isOffline = isLeaving && !navigator.onLine;
  // A key's click is the browser's: a screen reader is told of a page that was loaded.
  if (!isOffline && (event.detail === 0 || isTooLate(docs))) return;
  event.preventDefault();
  if (!isLeaving) return toTop("pushState");
  // Behind the menu, nothing of what follows would be seen.
  closeDialogs();
  if (isOffline) say(offlineText, statusShownFor);
  else turnTo(link.href);
});
// A choice that is made here is not lost if the reader leaves before React, which takes care of all others, is there.
// Heard by the window first: React that has begun and not yet taken over may let none past the document.
addEventListener(
  "change",
  ({ target }) => {
    const group = (target as Element).closest<HTMLElement>("[data-tabs]")?.dataset.tabs;
    if (group && !docs.live) writeStored(tabKey + group, (target as HTMLInputElement).value);
  },
  true,
);
// What was kept for React (boot/early.ts) is carried out when it comes; a reader who sees nothing happen is told why.
// Whoever has pressed something else since then does not wait for it.
let late: ReturnType<typeof setTimeout> | undefined;
addEventListener(
  "click",
  ({ target }) => {
    clearTimeout(late);
    if ((target as Element).closest('[data-keep=""]'))
      late = setTimeout(() => docs.live || say(lateText, 2 * patience), patience);
  },
  true,
);
// Back to what another page took the place of, or is about to. When React is there, entries of Next's, and those that
// the browser made for headings, are not ours.
const follow = () => {
  const { state } = history;
  if (docs.live ? !state || state.__NA : addressed() === shown && !docs.turning) return;
  if (docs.live || isTooLate(docs)) loadAnew();
  else turnTo(location.href);
};
addEventListener("popstate", follow);
if (addressed() !== shown) follow();

/** The address that is shown, as links have it. */
function addressed(path = location.pathname): string {
  return path.replace(/\/?$/, "/");
}

/** The address by which the document was loaded, which alone tells one that is not found. */
function loaded(): string {
  const [load] = performance.getEntriesByType("navigation");
  return addressed(new URL(load?.name ?? location.href).pathname);
}

/**
 * Whether a link leads to the top of a page in this tab, by the address that pages have in links. To that of this page
 * only while no other is on its way, and no choice is in the address.
 */
function isPage({ origin, pathname, search, hash, target, download }: HTMLAnchorElement): boolean {
  const isHere = origin === location.origin && target + download + search + hash === "";
  const isClear = pathname !== shown || !(docs.turning || location.search);
  return isHere && isClear && /^\/docs\/([\w-]+\/)*$/.test(pathname);
}

/** Whether React has begun with this page, or the search has, or the page is still coming. */
function isTooLate(state: object): boolean {
  return "__next_f" in window || "search" in state || document.readyState === "loading";
}

/** React, at work on the page that is left, would write that one into this entry (Next's HistoryUpdater). */
function loadAnew(): void {
  history.replaceState = () => {};
  location.reload();
}

async function turnTo(href: string): Promise<void> {
  latest += 1;
  const own = latest;
  docs.turning = true;
  const timer = setTimeout(showBar, indicatorDelay);
  const page = await fetchPage(href).catch(() => undefined);
  // What was opened meanwhile does not go with the page that stands here.
  await dialogClosed();
  clearTimeout(timer);
  if (own !== latest) return;
  if (page && !isTooLate(docs)) await show(page, href);
  else if (href === location.href) location.reload();
  else if (page || navigator.onLine) location.assign(href);
  else stay();
  if (own !== latest) return;
  docs.turning = false;
  docs.wakeIn(300);
}

/** A page of the same build as this one. */
async function fetchPage(href: string): Promise<Document | undefined> {
  const response = await fetch(href);
  const page = new DOMParser().parseFromString(await response.text(), "text/html");
  const isOfThisBuild = loaderOf(page)?.dataset.build === loader.dataset.build;
  return isOfThisBuild && !response.redirected ? page : undefined;
}

/** The script that knows what React begins with. */
function loaderOf(page: Document): HTMLElement | null {
  return page.querySelector("script[data-flight]");
}

/** Puts a page in the place of this one. Resolves when all of it is there: React takes what it finds. */
async function show(page: Document, href: string): Promise<void> {
  let top = history.state?.top;
  // On the way back, the address has changed before. Next loads an entry anew whose state is not its own.
  if (href !== location.href) {
    history.replaceState({ top: scrollY }, "");
    history.pushState({}, "", href);
    top = 0;
  }
  shown = addressed();
  for (const old of ownHead(document)) old.remove();
  document.head.append(...ownHead(page));
  Object.assign(loader.dataset, loaderOf(page)?.dataset);
  document.documentElement.dataset.section = page.documentElement.dataset.section;
  document.body.replaceWith(page.body);
  const whole = top === 0 ? layOutWindowFirst(document.body) : undefined;
  restore();
  scrollTo({ top, behavior: "instant" });
  // Next announces the pages that it goes to; this one it will find.
  say(document.title);
  await whole;
}

/** What a head says of its page: all but what is the same on every page. */
function ownHead(page: Document): Element[] {
  const shared = "[name=viewport],[name=theme-color],[rel=preload],[rel=stylesheet],[rel=icon]";
  return [...page.head.querySelectorAll(`title,:is(meta[name],meta[property],link):not(${shared})`)];
}

/** What the scripts in the page's text would have done. */
function restore(): void {
  const sidebar = document.querySelector<HTMLElement>("[data-sidebar]");
  if (sidebar) docs.restoreSidebar(sidebar);
  docs.restoreTabs();
}

/** The connection was lost on the way: the browser would leave this page for one that says so. */
function stay(): void {
  document.getElementById("nprogress")?.remove();
  say(offlineText, statusShownFor);
}

/** The bar of nprogress, which comes with React. It goes with the page that it stands on. */
function showBar(): void {
  document.body.insertAdjacentHTML("beforeend", `<div id="nprogress">${progressBar}</div>`);
}

/** Says something as `StatusLine` does, in a line that React does not know: for a time to be read in, or to the ear alone. */
function say(text: string, duration?: number): void {
  const line = document.createElement("p");
  line.role = "status";
  line.className = document.querySelector("[role=status][data-empty]")?.className ?? "";
  line.toggleAttribute("data-empty", !duration);
  document.body.append(line);
  setTimeout(() => line.append(text), 100);
  setTimeout(() => line.remove(), duration ?? 1000);
}
