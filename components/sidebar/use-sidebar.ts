import { type RefObject, useCallback, useEffect, useState } from "react";
import type { Section } from "@/lib/routing/section";
import { barePathname } from "@/lib/routing/slug";
import { keepWhole, loadSidebar } from "./load-sidebar";
import { fillSidebar, keepSidebar, markCurrent } from "./sidebar-dom";
import type { SidebarState } from "./sidebar-wait";

/**
 * Keeps the sidebar in the document in step with the address: right section, current page marked, groups and scroll kept.
 * Of a long one, only the groups of the page came with it: the rest is fetched when the reader opens another, or gets there.
 */
export function useSidebar(nav: RefObject<HTMLElement | null>, section: Section, pathname: string) {
  const [state, setState] = useState<SidebarState>("ready");
  const [attempt, setAttempt] = useState(0);
  const again = useCallback(() => setAttempt((count) => count + 1), []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt is a reason to run
  useEffect(() => {
    const element = nav.current;
    if (!element) return;
    const path = barePathname(pathname);
    const isMarked = markCurrent(element, path);
    const isOfSection = element.dataset.sidebar === section;
    // A group that is open and has one link; without its page's link, all are missing.
    if (isOfSection && !element.querySelector(isMarked ? "[data-lazy][open]" : "[data-lazy]")) {
      setState("ready");
      return;
    }
    let isStale = false;
    setState("waiting");
    loadSidebar(section)
      .then((html) => {
        if (isStale) return;
        if (isOfSection) fillSidebar(element, html);
        else {
          keepWhole(element);
          element.innerHTML = html;
          element.dataset.sidebar = section;
          window.docs?.restoreSidebar(element);
        }
        markCurrent(element, path);
        setState("ready");
      })
      .catch(() => {
        if (!isStale) setState("failed");
      });
    return () => {
      isStale = true;
    };
  }, [nav, section, pathname, attempt]);

  useEffect(() => (nav.current ? keepSidebar(nav.current, again) : undefined), [nav, again]);

  return { state, again };
}
