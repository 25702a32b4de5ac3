"use client";

import { usePathname } from "next/navigation";
import { useEffect } from "react";
import { activeHeading } from "@/lib/toc/active";

/**
 * Marks the entry of the heading that the reader is under, in every contents list of the page. A click on an entry
 * marks that one until the reader scrolls on; choosing in the bar closes it.
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

    const mark = (index: number) => {
      for (const [list, entries] of links.entries()) {
        for (const [at, link] of entries.entries()) {
          if (at === index) link.setAttribute("aria-current", "true");
          else link.removeAttribute("aria-current");
        }
        const name = lists[list]?.querySelector("[data-toc-current]");
        if (name) name.textContent = entries[index]?.textContent ?? "";
      }
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
    const onClick = ({ target }: MouseEvent) => {
      const link = target instanceof Element ? target.closest("a") : null;
      const index = links.map((entries) => (link ? entries.indexOf(link) : -1)).find((at) => at >= 0);
      if (index === undefined) return;
      pinned = { index, until: performance.now() + 400 };
      mark(index);
      link?.closest("details")?.removeAttribute("open");
    };

    update();
    addEventListener("scroll", onMove, { passive: true });
    addEventListener("resize", onMove);
    document.addEventListener("click", onClick);
    return () => {
      cancelAnimationFrame(frame);
      removeEventListener("scroll", onMove);
      removeEventListener("resize", onMove);
      document.removeEventListener("click", onClick);
    };
  }, [pathname]);

  return null;
}
