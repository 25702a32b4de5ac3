"use client";

import { usePathname } from "next/navigation";
import { useEffect, useLayoutEffect } from "react";
import { copyCode, copyOwnAddress } from "@/components/mdx/copy";
import { openTarget, toggleAll } from "@/components/mdx/details";
import {
  followAddress,
  followOtherTabs,
  keepFindable,
  shareChoice,
  shareEarlyChoices,
  showFound,
} from "@/components/mdx/tab-choice";
import { toggleWrap, watchScrolling } from "@/components/mdx/wide-content";
import { isModified } from "@/components/navigation/plain-click";
import { copyPage } from "./copy-page";
import { giveFeedback } from "./give-feedback";

/** What a click on something does. */
const actions: Record<string, (pressed: HTMLElement) => void> = {
  "[data-code-copy]": copyCode,
  "[data-page-copy]": copyPage,
  "[data-code-wrap]": toggleWrap,
  "[data-open-all]": toggleAll,
  "[data-helped]": giveFeedback,
  "a[href^='#']": copyOwnAddress,
};

/**
 * What moves in a page: copying, wrapping, tabs that follow one another, feedback. The page itself is finished HTML and
 * no React; these listeners on the document serve whichever page is there.
 */
export function ArticleBehaviour() {
  const pathname = usePathname();

  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const { target } = event;
      if (!(target instanceof Element)) return;
      for (const [selector, act] of Object.entries(actions)) {
        const pressed = target.closest<HTMLElement>(selector);
        // A link that is opened elsewhere is not copied as well.
        if (pressed) return isModified(event) && pressed.matches("a") ? undefined : act(pressed);
      }
    };
    const onChange = ({ target }: Event) => {
      if (target instanceof HTMLInputElement && target.closest("[data-tabs]")) shareChoice(target);
    };
    const listeners = new AbortController();
    const { signal } = listeners;
    document.addEventListener("click", onClick, { signal });
    document.addEventListener("change", onChange, { signal });
    document.addEventListener("beforematch", showFound, { signal }); // cspell:ignore beforematch
    addEventListener("storage", followOtherTabs, { signal });
    // Back, within the page: its address may name another tab.
    addEventListener("popstate", () => followAddress(), { signal });
    addEventListener("hashchange", openTarget, { signal });
    return () => listeners.abort();
  }, []);

  // Before the reader is put in place (LinkRouter): tabs and details that open later would move what they came for.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has other tabs
  useLayoutEffect(() => {
    if (!window.docs?.live) shareEarlyChoices();
    followAddress(true);
    openTarget();
  }, [pathname]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has other tabs and tables
  useEffect(() => {
    keepFindable();
    // After the page is on the screen: nothing of this is seen.
    let stopWatching: (() => void) | undefined;
    const timer = setTimeout(() => {
      stopWatching = watchScrolling();
    }, 60);
    return () => {
      clearTimeout(timer);
      stopWatching?.();
    };
  }, [pathname]);

  return null;
}
