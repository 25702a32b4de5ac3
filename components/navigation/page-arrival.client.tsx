"use client";

import { usePathname } from "next/navigation";
import { useEffect, useRef } from "react";
import { markerOf } from "@/lib/routing/section";

/**
 * What must happen when another page has taken the place of the last: the section marker follows, and the next Tab
 * starts from the top, at the skip link. (Next announces the new title and scrolls.)
 */
export function PageArrival() {
  const pathname = usePathname();
  const last = useRef(pathname);

  useEffect(() => {
    document.documentElement.dataset.section = markerOf(pathname);
    if (last.current === pathname) return;
    last.current = pathname;
    const { body, activeElement } = document;
    // A page that crashed on its way here has taken the reader to what it says.
    if (activeElement?.closest("main [role=alert]")) return;
    body.tabIndex = -1;
    body.focus({ preventScroll: true });
    body.removeAttribute("tabindex");
  }, [pathname]);

  return null;
}
