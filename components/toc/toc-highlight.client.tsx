"use client";

import { usePathname } from "next/navigation";
import { useEffect } from "react";
import { isPlainClick } from "@/components/navigation/plain-click";
import { activeHeading } from "@/lib/toc/active";
import { closeWhenLeft } from "./contents-bar";
import { ContentsLists } from "./contents-lists";

/**
 * Marks the entry of the heading that the reader is under, in every contents list of the page. A click on an entry
 * marks that one until the reader scrolls on.
 */
export function TocHighlight() {
  const pathname = usePathname();

  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has other headings
  useEffect(() => {
    const lists = new ContentsLists();
    if (lists.headings.length === 0) return;
    let frame = 0;
    let chosen = { index: 0, until: 0 };
    const update = () => {
      frame = 0;
      lists.mark(performance.now() < chosen.until ? chosen.index : indexRead(lists.headings));
    };
    const onMove = () => {
      frame ||= requestAnimationFrame(update);
    };
    const onClick = (event: MouseEvent) => {
      const { target } = event;
      // Another tab goes there, and this one stays.
      const link =
        target instanceof Element && isPlainClick(event) ? target.closest<HTMLAnchorElement>("[data-toc] a") : null;
      if (!link) return;
      chosen = { index: lists.indexOf(link), until: performance.now() + choiceHolds };
      lists.mark(chosen.index);
    };

    // With the layout of the next frame: to ask now would be one more.
    onMove();
    const listeners = new AbortController();
    const { signal } = listeners;
    addEventListener("scroll", onMove, { passive: true, signal });
    addEventListener("resize", onMove, { signal });
    // Its place is another then. The bar's list has one when it is open. Capture: toggle does not bubble.
    for (const type of ["resize", "toggle"]) addEventListener(type, () => lists.show(), { capture: true, signal });
    document.addEventListener("click", onClick, { signal });
    closeWhenLeft(signal);
    return () => {
      listeners.abort();
      cancelAnimationFrame(frame);
    };
  }, [pathname]);

  return null;
}

/** How long the page may scroll to a chosen entry's heading, in milliseconds. */
const choiceHolds = 400;

/** Which of the headings the reader is under; one that has no place on the page yet (window-first.ts) is below. */
function indexRead(headings: readonly HTMLElement[]): number {
  return activeHeading({
    tops: headings.map((heading) =>
      heading.checkVisibility() ? heading.getBoundingClientRect().top + scrollY : Infinity,
    ),
    scrollY,
    viewport: innerHeight,
    documentHeight: document.documentElement.scrollHeight,
    offset: Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) + 24,
  });
}
