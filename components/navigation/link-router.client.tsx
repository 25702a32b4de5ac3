"use client";

import { usePathname, useRouter } from "next/navigation";
import { useEffect, useLayoutEffect, useRef } from "react";
import { type Ahead, fetchAhead } from "./fetch-ahead";
import { followClick, keepPage, leavePage } from "./follow-click";
import { followHistory, noteSoon, placeReader } from "./history-places";

/**
 * Makes every link of the document a navigation inside the page: links are plain `<a>`, so they work without it, cost
 * nothing each, and can stand in HTML that React does not know.
 */
export function LinkRouter() {
  const router = useRouter();
  const pathname = usePathname();
  const fetched = useRef<Ahead>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: Next has written another page's by then
  useLayoutEffect(placeReader, [pathname]);

  useEffect(() => {
    const ahead = fetchAhead(router.prefetch);
    fetched.current = ahead;
    const onClick = (event: MouseEvent) => followClick(event, router, ahead.has);
    const listeners = new AbortController();
    const { signal } = listeners;
    document.addEventListener("click", onClick, { signal });
    addEventListener("popstate", followHistory, { signal });
    addEventListener("scroll", noteSoon, { signal });
    addEventListener("offline", keepPage, { signal });
    addEventListener("beforeunload", leavePage, { signal });
    return () => {
      ahead.stop();
      listeners.abort();
    };
  }, [router]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has another pager
  useEffect(() => fetched.current?.watchPager(), [router, pathname]);

  return null;
}
