"use client";

import { usePathname } from "next/navigation";
import { useEffect, useRef } from "react";
import { routeShown } from "@/components/progress/route-progress";
import { markerOf } from "@/lib/routing/section";
import { focusTop } from "./focus-top";
import "@/components/progress/route-progress.css";

/**
 * What must happen when another page has taken the place of the last: the progress bar ends, the section marker follows,
 * and the next Tab starts from the top, at the skip link. (Next announces the new title and scrolls.)
 */
export function PageArrival() {
  const pathname = usePathname();
  const last = useRef(pathname);

  useEffect(() => {
    routeShown(pathname);
    document.documentElement.dataset.section = markerOf(pathname);
    if (last.current === pathname) return;
    last.current = pathname;
    // A page that crashed on its way here has taken the reader to what it says.
    if (!document.activeElement?.matches("[role=alert] h1")) focusTop();
  }, [pathname]);

  return null;
}
