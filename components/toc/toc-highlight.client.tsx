"use client";

import { usePathname } from "next/navigation";
import { useEffect } from "react";
import { isPlainClick } from "@/components/navigation/plain-click";
import { showWithin } from "@/lib/browser/show-within";
import { activeHeading } from "@/lib/toc/active";

/**
 * Marks the entry of the heading that the reader is under, in every contents list of the page. A click on an entry
 * marks that one until the reader scrolls on; choosing in the bar closes it. A list that is longer than its place scrolls
 * to the marked entry.
 */
export function TocHighlight() {
  const pathname = usePathname();

  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has other headings
  useEffect(() => {
    const lists = [...document.querySelectorAll<HTMLElement>("[data-toc]")];
    const links = lists.map((list) => [...list.querySelectorAll<HTMLAnchorElement>("a")]);
    const headings = (links[0] ?? []).flatMap(
      ({ hash }) => document.getElementById(decodeURIComponent(hash.slice(1))) ?? [],
    );
    if (headings.length === 0) return;
    let frame = 0;
    let pinned: { index: number; until: number } | undefined;

    let marked = 0;
    let showing = 0;

    const mark = (index: number) => {
      marked = index;
      for (const [list, entries] of links.entries()) {
        for (const [at, link] of entries.entries()) {
          if (at === index) link.setAttribute("aria-current", "true");
          else link.removeAttribute("aria-current");
        }
        const current = entries[index];
        const name = lists[list]?.querySelector("[data-toc-current]");
        if (name) name.textContent = current?.textContent ?? "";
      }
      // With the layout of the next frame: to ask now would be one more, which is long on a long page.
      cancelAnimationFrame(showing);
      showing = requestAnimationFrame(() => {
        for (const { [index]: link } of links) if (link) showWithin(link.closest("details>ul,[data-toc]"), link);
      });
    };
    const update = () => {
      frame = 0;
      if (pinned && performance.now() < pinned.until) return mark(pinned.index);
      pinned = undefined;
      const tops = headings.map((heading) => heading.getBoundingClientRect().top + scrollY);
      const offset = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) + 24;
      mark(
        activeHeading({
          tops,
          scrollY,
          viewport: innerHeight,
          documentHeight: document.documentElement.scrollHeight,
          offset,
        }),
      );
    };
    const onMove = () => {
      frame ||= requestAnimationFrame(update);
    };
    const onToggle = () => mark(marked);
    const onClick = (event: MouseEvent) => {
      const { target } = event;
      // Another tab goes there, and this one stays.
      const link =
        target instanceof Element && isPlainClick(event) ? target.closest<HTMLAnchorElement>("[data-toc] a") : null;
      if (!link) return;
      const index = Math.max(...links.map((entries) => entries.indexOf(link)));
      pinned = { index, until: performance.now() + 400 };
      mark(index);
      link.closest("details")?.removeAttribute("open");
    };

    update();
    addEventListener("scroll", onMove, { passive: true });
    addEventListener("resize", onMove);
    // The bar's list has a size, and can be scrolled, when it is open. Capture: toggle does not bubble.
    addEventListener("toggle", onToggle, true);
    document.addEventListener("click", onClick);
    return () => {
      cancelAnimationFrame(frame);
      cancelAnimationFrame(showing);
      removeEventListener("scroll", onMove);
      removeEventListener("resize", onMove);
      removeEventListener("toggle", onToggle, true);
      document.removeEventListener("click", onClick);
    };
  }, [pathname]);

  return null;
}
