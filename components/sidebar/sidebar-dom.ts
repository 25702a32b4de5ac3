import { showWithin } from "@/lib/browser/show-within";
import { writeVisit } from "@/lib/browser/storage";
import { barePathname } from "@/lib/routing/slug";
import { sessionKeys } from "@/lib/site/storage-keys";

/**
 * Marks the link of a page (by its bare path) as the current one, opens the groups around it, and moves the sidebar,
 * never the page, if the link is out of sight. Says whether there is one.
 */
export function markCurrent(nav: HTMLElement, path: string): boolean {
  for (const old of nav.querySelectorAll("[aria-current]")) old.removeAttribute("aria-current");
  const link = [...nav.querySelectorAll("a")].find((candidate) => barePathname(candidate.pathname) === path);
  if (!link) return false;
  link.setAttribute("aria-current", "page");
  for (let group = link.closest("details"); group; group = group.parentElement?.closest("details") ?? null)
    group.open = true;
  showWithin(nav.parentElement, link);
  return true;
}

/** Puts the whole tree in the place of one whose closed groups were left out, with the same groups open and the same scroll. */
export function fillSidebar(nav: HTMLElement, html: string): void {
  const open = new Set(
    [...nav.querySelectorAll("details")].filter((group) => group.open).map(({ dataset }) => dataset.group),
  );
  const top = nav.parentElement?.scrollTop ?? 0;
  nav.innerHTML = html;
  for (const group of nav.querySelectorAll("details")) group.open = open.has(group.dataset.group);
  if (nav.parentElement) nav.parentElement.scrollTop = top;
}

/**
 * Remembers, for this visit, which groups are open and how far the sidebar is scrolled; restore.ts puts it back. Tells when
 * a group is opened whose links are not all there. Returns how to stop.
 */
export function keepSidebar(nav: HTMLElement, opensPart: () => void): () => void {
  const scroller = nav.parentElement;
  const keep = () => {
    const groups = Object.fromEntries(
      [...nav.querySelectorAll("details")].map((group) => [group.dataset.group ?? "", group.open]),
    );
    writeVisit(`${sessionKeys.sidebar}${nav.dataset.sidebar}`, { groups, top: scroller?.scrollTop ?? 0 });
  };
  let timer: ReturnType<typeof setTimeout> | undefined;
  const keepSoon = () => {
    clearTimeout(timer);
    timer = setTimeout(keep, 100);
  };
  const onToggle = ({ target }: Event) => {
    keepSoon();
    if ((target as HTMLElement).matches("[data-lazy][open]")) opensPart();
  };
  const listeners = new AbortController();
  const { signal } = listeners;
  // Capture: toggle does not bubble.
  nav.addEventListener("toggle", onToggle, { capture: true, signal });
  scroller?.addEventListener("scroll", keepSoon, { passive: true, signal });
  addEventListener("pagehide", keep, { signal });
  return () => {
    clearTimeout(timer);
    listeners.abort();
  };
}
