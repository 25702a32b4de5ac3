import { all, attempt, docs, on, read } from "./docs";

/*
 * Puts back into the page what a reader chose, opened and scrolled, so that nothing is painted twice. Called before each
 * frame while the page comes, and by React where another comes.
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

// Tabs, by what is stored (also where storage is blocked) or, before that, by the address; and the radios of the theme. Not
// tabs that a reader has chosen before React could store it.
docs.restoreTabs = () => {
  const query = new URLSearchParams(location.search);
  for (const tabs of all("[data-tabs]")) {
    if (docs.early.some((one) => tabs.contains(one))) continue;
    const group = tabs.dataset.tabs as string;
    for (const value of [read(TAB + group), docs.unstored?.[TAB + group], query.get(group)]) {
      for (const radio of all<HTMLInputElement>("input", tabs)) if (radio.value === value) radio.checked = true;
    }
  }
  docs.paint();
};

const isRead = () => document.readyState !== "loading";
let isPlaced: boolean | HTMLElement | undefined;
// A frame's own callbacks run before it is laid out: groups are open before they have a style, or they would be seen
// opening. A page in the background has no frames, but React, which takes over what it finds.
const restore = () => {
  // No frame should come before the stylesheet; where one does, the sidebar has nothing to scroll.
  if (isRead() || document.styleSheets[0]) {
    if (!isPlaced) docs.restoreSidebar(all("[data-sidebar]")[0] as HTMLElement);
    // The sidebar is whole when what follows it is there.
    isPlaced = isRead() || all("[data-version]")[0];
    docs.restoreTabs();
  }
  if (!isRead()) requestAnimationFrame(restore);
};
requestAnimationFrame(restore);
on("DOMContentLoaded", restore);
