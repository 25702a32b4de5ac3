"use client";

import { usePathname, useRouter } from "next/navigation";
import { useEffect, useLayoutEffect } from "react";
import { loadPage } from "@/components/page/page-html";
import { navigationStarted } from "@/components/progress/route-progress";
import { loadSidebar } from "@/components/sidebar/load-sidebar";
import { announce, offlineText } from "@/components/status/announce";
import { closeDialogs } from "@/lib/browser/close-dialogs";
import { dropOverlay, isOverlayEntry } from "@/lib/browser/overlay-entry";
import { currentConnection, mayPrefetch } from "@/lib/browser/prefetch";
import { sectionOf } from "@/lib/routing/section";
import { hrefOf, slugOf } from "@/lib/routing/slug";
import { focusTop } from "./focus-top";
import { clickedPage, isSamePath, linkedPage } from "./linked-page";
import { toTop } from "./to-top";

/**
 * Makes every link of the document a navigation inside the page: links are plain `<a>`, so they work without it, cost
 * nothing each, and can stand in HTML that React does not know. A page is fetched ahead once, when a link to it is
 * about to be used (pointer over it, focus, touch), or when the pager comes into view.
 */
export function LinkRouter() {
  const router = useRouter();
  const pathname = usePathname();

  // biome-ignore lint/correctness/useExhaustiveDependencies: Next has written another page's by then
  useLayoutEffect(() => {
    own = history.state;
    const isLink = isPushed;
    isPushed = false;
    const { hash } = location;
    // Next stays where it is if the top is nearly in sight, or if what the address names is not there.
    if (isLink && !findTarget(hash)) scrollTo({ top: 0, behavior: "instant" });
    // Browsers go, a moment later, to the heading of an entry, not to where the reader was, and no farther than the page
    // that stands there still is long. A step that comes within that moment takes the place of this one.
    const top = own?.top;
    if (isLink === false && top !== undefined) {
      const frame = requestAnimationFrame(() =>
        scrollTo({ top: hash ? top : Math.max(top, scrollY), behavior: "instant" }),
      );
      return () => cancelAnimationFrame(frame);
    }
  }, [pathname]);

  useEffect(() => {
    const prefetched = new Set<string>();
    const prefetch = (link: HTMLAnchorElement | undefined) => {
      if (!link) return;
      const { pathname } = link;
      if (prefetched.has(pathname) || pathname === location.pathname) return;
      if (!navigator.onLine || !mayPrefetch(currentConnection())) return;
      router.prefetch(pathname);
      // Not before it is there: offline, a click on what is not would end at the browser's own page of errors.
      loadPage(pageAt(link)).then((page) => page && prefetched.add(pathname));
      const section = sectionOf(pathname);
      if (section !== sectionOf(location.pathname)) loadSidebar(section).catch(() => {});
    };

    const onClick = (event: MouseEvent) => {
      const link = clickedPage(event, location);
      if (!link) return;
      const isHere = isSamePath(link, location);
      // Another choice than that of this address: the page is drawn from its beginning.
      if (isHere && link.search && link.search !== location.search) return;
      if (isHere && !link.hash) {
        // What crashed may come back by a load.
        if (document.querySelector("main [role=alert]")) return;
        event.preventDefault();
        const isOverlay = isOverlayEntry();
        if (!isOverlay) {
          // Whatever other page is on its way is given up.
          navigationStarted(location.href);
          history.replaceState(null, "", location.href);
          notePlace();
        }
        toTop(isOverlay ? "replaceState" : "pushState");
        return focusTop();
      }
      event.preventDefault();
      if (!navigator.onLine && !prefetched.has(link.pathname)) {
        // Behind the menu it would neither be seen nor heard.
        closeDialogs();
        announce(offlineText);
        return;
      }
      // A place of this page, whose address has a query.
      if (isHere) {
        if (isOverlayEntry()) location.replace(link.hash);
        else location.hash = link.hash;
        return;
      }
      loadPage(pageAt(link));
      // The end that marks words is the browser's own; see components/search/browser/mark-arrival.ts. WebKit matches
      // nothing where `^` may be left out, as in /(^#)?:~:/.
      const target = link.pathname + link.search + link.hash.replace(/^#(:~:.*)?$|:~:.*/, "");
      // Inside an open dialog: its own history entry becomes the page's, and closing it leads nowhere any more.
      if (isOverlayEntry()) {
        dropOverlay();
        router.replace(target);
        // The bar that tells of a slow page is behind them.
        closeDialogs();
      } else {
        notePlace();
        router.push(target);
      }
      isPushed = true;
    };
    // Next knows no entry that the browser made, for a heading, and would leave on the screen what is there: such an
    // entry gets what Next has noted of the page. The event comes when it is made, too.
    // A page that can't be had, Next asks the browser for by its address, which is in the bar already: with a heading,
    // that is a jump within the page that is there, and comes here as a second event.
    let awaited = "";
    const onPop = () => {
      isPushed = false;
      const isSecond = awaited === location.href;
      awaited = isShown() ? "" : location.href;
      if (awaited && (isSecond || !history.state)) location.reload();
      else if (!history.state) history.replaceState({ ...own, top: undefined }, "");
    };
    // The place goes with the entry; while another page is still shown, it is not this one's.
    const notePlace = () => {
      if (history.state && isShown()) history.replaceState({ ...history.state, top: scrollY }, "");
    };
    const onIntent = ({ target }: Event) => prefetch(linkedPage(target, location));
    const inView = new IntersectionObserver((entries) => {
      for (const { isIntersecting, target } of entries) if (isIntersecting) prefetch(linkedPage(target, location));
    });
    const watchPager = () => {
      for (const link of document.querySelectorAll("[data-prefetch]")) inView.observe(link);
    };

    watchPager();
    const changes = new MutationObserver(watchPager);
    changes.observe(document.body, { childList: true, subtree: true });
    document.addEventListener("click", onClick);
    addEventListener("popstate", onPop);
    addEventListener("scrollend", notePlace);
    for (const type of intents) document.addEventListener(type, onIntent, { passive: true });
    return () => {
      inView.disconnect();
      changes.disconnect();
      document.removeEventListener("click", onClick);
      removeEventListener("popstate", onPop);
      removeEventListener("scrollend", notePlace);
      for (const type of intents) document.removeEventListener(type, onIntent);
    };
  }, [router]);

  return null;
}

/** What Next keeps in the history of the page that is shown. */
let own: { top?: number } | null;

/** Whether a link leads to the page that comes, rather than Back or Forward; nothing before the first. */
let isPushed: boolean | undefined;

const pageAt = ({ pathname }: { pathname: string }) => hrefOf(slugOf(pathname) ?? "");

/** Whether the page of the address is the one on the screen; the page that is not found has no address of its own. */
function isShown(): boolean {
  const shown = document.querySelector<HTMLElement>("[data-href]")?.dataset.href;
  return !shown || (slugOf(location.pathname) !== undefined && shown === pageAt(location));
}

/** What a hash that can be decoded leads to (others are the browser's, see `linkedPage`). */
const findTarget = (hash: string) => hash && document.getElementById(decodeURIComponent(hash.slice(1)));

const intents = ["pointerover", "focusin", "touchstart"];
