import type { useRouter } from "next/navigation";
import { loadPage } from "@/components/page/page-html";
import { isPageComing, navigationStarted } from "@/components/progress/route-progress";
import { announce, offlineText } from "@/components/status/announce";
import { closeDialogs } from "@/lib/browser/close-dialogs";
import { dropOverlay, isOverlayEntry } from "@/lib/browser/overlay-entry";
import { focusTop } from "./focus-top";
import { linkFollowed, notePlace } from "./history-places";
import { clickedPage, isSamePath, pageAt } from "./linked-page";
import { toTop } from "./to-top";

type Router = Pick<ReturnType<typeof useRouter>, "push" | "replace">;

/** Follows a click on a link to a page within this document; any other click is the browser's. */
export function followClick(event: MouseEvent, router: Router, isFetched: (pathname: string) => boolean): void {
  const link = clickedPage(event, location);
  if (!link) return;
  const isHere = isSamePath(link, location);
  const isLoaded = isHere && isForBrowser(link);
  const isThere = isHere ? !isLoaded : isFetched(link.pathname);
  if (!navigator.onLine && !isThere) {
    event.preventDefault();
    // Behind the menu it would neither be seen nor heard.
    closeDialogs();
    announce(offlineText);
    return;
  }
  if (isLoaded) return;
  event.preventDefault();
  if (!isHere) turnTo(link, router);
  else if (link.hash) goToPlace(link.hash);
  else goToTop();
}

/** Whether a link to this page loads it: another choice is drawn from its beginning; what crashed may come back so. */
function isForBrowser({ search, hash }: HTMLAnchorElement): boolean {
  const isOtherChoice = search !== "" && search !== location.search;
  return isOtherChoice || (hash === "" && document.querySelector("[role=alert] h1") !== null);
}

function turnTo(link: HTMLAnchorElement, router: Router): void {
  loadPage(pageAt(link));
  // The end that marks words is the browser's own; see components/search/browser/mark-arrival.ts. WebKit matches
  // nothing where `^` may be left out, as in /(^#)?:~:/.
  const target = link.pathname + link.search + link.hash.replace(/^#(:~:.*)?$|:~:.*/, "");
  // Inside an open dialog: its own history entry becomes the page's, and closing it leads nowhere any more.
  if (isOverlayEntry()) {
    dropOverlay();
    router.replace(target);
  } else {
    notePlace();
    router.push(target);
  }
  // The bar that tells of a slow page is behind them.
  closeDialogs();
  linkFollowed();
}

/** Gives up whatever other page is on its way: the router takes this address for the wanted one. */
function giveUp(): void {
  navigationStarted(location.href);
  history.replaceState(null, "", location.href);
}

/** The connection is lost: the page that is on its way would be the browser's own, which says that it can't come. */
export function keepPage(): void {
  if (!isPageComing()) return;
  giveUp();
  // One that was opened meanwhile has no entry in the history, for Back to close it, and hides what is said.
  closeDialogs();
  announce(offlineText);
}

/**
 * The tab goes elsewhere, while a page is on its way. Firefox breaks off what it fetches before it says `pagehide`: to Next,
 * and to page-html.ts, that looks like a page that can't be had, which they would ask the browser for instead.
 */
export function leavePage(): void {
  if (isPageComing()) giveUp();
}

/** To a place of this page, whose address has a query; without one, the browser goes there by itself. */
function goToPlace(hash: string): void {
  if (isOverlayEntry()) location.replace(hash);
  else location.hash = hash;
}

function goToTop(): void {
  const isOverlay = isOverlayEntry();
  if (!isOverlay) {
    giveUp();
    notePlace();
  }
  toTop(isOverlay ? "replaceState" : "pushState");
  focusTop();
}
