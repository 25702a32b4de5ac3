import { type RefObject, useCallback, useEffect, useState } from "react";
import type { Section } from "@/lib/routing/section";
import { barePathname } from "@/lib/routing/slug";
import { loadSidebar } from "./load-sidebar";
import { fillSidebar, keepSidebar, markCurrent } from "./sidebar-dom";

type SidebarState = "ready" | "waiting" | Error;

/** Keeps the sidebar in the document in step with the address: right section, current page marked, groups and scroll kept. */
export function useSidebar(nav: RefObject<HTMLElement | null>, section: Section, pathname: string) {
  const [state, setState] = useState<SidebarState>("ready");
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt is a reason to run
  useEffect(() => {
    const element = nav.current;
    if (!element) return;
    if (element.dataset.sidebar === section) {
      markCurrent(element, barePathname(pathname));
      setState("ready");
      return;
    }
    let isStale = false;
    setState("waiting");
    loadSidebar(section)
      .then((html) => {
        if (isStale) return;
        element.innerHTML = html;
        element.dataset.sidebar = section;
        window.docs?.restoreSidebar(element);
        markCurrent(element, barePathname(pathname));
        setState("ready");
      })
      .catch((cause: unknown) => {
        if (!isStale) setState(new Error("The sidebar could not be loaded.", { cause }));
      });
    return () => {
      isStale = true;
    };
  }, [nav, section, pathname, attempt]);

  useEffect(() => {
    const element = nav.current;
    return element ? keepSidebar(element) : undefined;
  }, [nav]);

  useEffect(() => {
    const element = nav.current;
    const fill = ({ target }: Event) => {
      if (!(target instanceof HTMLDetailsElement) || !target.open || target.dataset.lazy === undefined || !element)
        return;
      loadSidebar(section)
        .then((html) => fillSidebar(element, html, barePathname(pathname)))
        .catch(() => {
          // The group still has its first page; the next opening tries again.
        });
    };
    // Capture: toggle does not bubble.
    element?.addEventListener("toggle", fill, true);
    return () => element?.removeEventListener("toggle", fill, true);
  }, [nav, section, pathname]);

  const retry = useCallback(() => setAttempt((count) => count + 1), []);
  return { state, retry };
}
