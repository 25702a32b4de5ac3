import { loadPage } from "@/components/page/page-html";
import { loadSidebar } from "@/components/sidebar/load-sidebar";
import { mayPrefetch } from "@/lib/browser/prefetch";
import { sectionOf } from "@/lib/routing/section";
import { linkedPage, pageAt } from "./linked-page";

/** What was fetched ahead, the pager of a page that has come, and the end of fetching. */
export type Ahead = { has: (pathname: string) => boolean; watchPager: () => void; stop: () => void };

/**
 * Fetches a page once, when a link to it is about to be used (pointer over it, focus, touch), or when the pager's next
 * page comes into view. `prefetch` is Next's, for its own half.
 */
export function fetchAhead(prefetch: (pathname: string) => void): Ahead {
  const fetched = new Set<string>();
  const fetchPage = ({ target }: { target: EventTarget | null }) => {
    const link = linkedPage(target, location);
    if (!link) return;
    const { pathname } = link;
    if (fetched.has(pathname) || pathname === location.pathname) return;
    if (!navigator.onLine || !mayPrefetch()) return;
    prefetch(pathname);
    // Not before it is there: offline, a click on what is not would end at the browser's own page of errors.
    loadPage(pageAt(link)).then((page) => page && fetched.add(pathname));
    const section = sectionOf(pathname);
    if (section !== sectionOf(location.pathname)) loadSidebar(section).catch(() => {});
  };

  const inView = new IntersectionObserver((entries) => {
    for (const entry of entries) if (entry.isIntersecting) fetchPage(entry);
  });
  const listeners = new AbortController();
  const { signal } = listeners;
  for (const type of intents) document.addEventListener(type, fetchPage, { passive: true, signal });
  return {
    has: (pathname) => fetched.has(pathname),
    watchPager: () => {
      inView.disconnect();
      for (const link of document.querySelectorAll("[data-prefetch]")) inView.observe(link);
    },
    stop: () => {
      inView.disconnect();
      listeners.abort();
    },
  };
}

const intents = ["pointerover", "focusin", "touchstart"];
