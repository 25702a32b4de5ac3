import { all, attempt, docs, on } from "./docs";

/*
 * Puts back into the page what a reader chose, opened and scrolled, so that nothing is painted twice. Called before the
 * first frame, where a part has come (restore-script.tsx), and by React where another comes.
 */

type Kept = { groups?: Record<string, boolean>; top?: number };

/** Of a sidebar that is not there, nothing is kept, as of one that nobody touched. */
const keptOf = (nav: HTMLElement): Kept =>
  attempt(() => JSON.parse(sessionStorage[SIDEBAR + nav.dataset.sidebar])) ?? {};

const openGroups = (nav: HTMLElement) => {
  const { groups } = keptOf(nav);
  if (!groups) return;
  for (const group of all<HTMLDetailsElement>("details", nav))
    group.open = !!group.querySelector("[aria-current]") || (groups[group.dataset.group as string] ?? group.open);
};

const scrollSidebar = (nav: HTMLElement) => {
  const { top } = keptOf(nav);
  if (top !== undefined) (nav.parentNode as HTMLElement).scrollTop = top;
};

docs.restoreSidebar = (nav) => {
  openGroups(nav);
  scrollSidebar(nav);
};

// Tabs, by what is stored (also where storage is blocked) or, before that, by the address; and the radios of the theme.
docs.restoreTabs = () => {
  const query = new URLSearchParams(location.search);
  for (const tabs of all("[data-tabs]")) {
    const group = tabs.dataset.tabs as string;
    for (const value of [attempt(() => localStorage[TAB + group]), docs.unstored?.[TAB + group], query.get(group)]) {
      for (const radio of all<HTMLInputElement>("input", tabs)) if (radio.value === value) radio.checked = true;
    }
  }
  docs.paint();
};

// Groups are open before a style is asked for, or they would be seen opening. To scroll takes a style: a frame's own
// callbacks run before it is laid out. A page in the background has no frames, but React, which takes over what it finds.
const sidebar = () => all("[data-sidebar]")[0] as HTMLElement;
const isRead = () => document.readyState !== "loading";
// The sidebar is whole when what follows it is there.
const isWhole = () => isRead() || all("[data-version]")[0];
const parts = new MutationObserver(() => {
  openGroups(sidebar());
  if (isWhole()) parts.disconnect();
});
parts.observe(document, { childList: true, subtree: true });
let isDone: ReturnType<typeof isWhole>;
const restore = () => {
  if (isDone) return;
  // No frame should come before the stylesheet; where one does, it has nothing to scroll.
  if (isRead() || document.styleSheets[0]) {
    isDone = isWhole();
    scrollSidebar(sidebar());
    docs.restoreTabs();
  }
  requestAnimationFrame(restore);
};
requestAnimationFrame(restore);
on("DOMContentLoaded", restore);
