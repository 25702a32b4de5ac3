"use client";

import { useRouter } from "next/navigation";
import { useEffect, useRef } from "react";
import { savedEvent } from "@/lib/site/constants";

type LiveRefreshProps = { port: string; version: string; saves: string; drawn: number };

/** In `next dev`: shows saved text without a reload, where scroll, chosen tabs, and open details stay (see lib/preview/watch). */
export function LiveRefreshClient({ port, version, saves, drawn }: LiveRefreshProps) {
  const router = useRouter();
  // A refresh brings the version of the day, and the sidebar stays as the document had it.
  const drawnFrom = useRef({ version, saves });
  // Next draws anew after an edit of code, and leaves a page that had crashed, or was missing, as it was.
  const first = useRef(drawn);
  useEffect(() => {
    if (drawn !== first.current && !document.querySelector("[data-href]")) location.reload();
  }, [drawn]);
  useEffect(() => {
    const events = new EventSource(`http://localhost:${port}`);
    let open: boolean[] = [];
    const refresh = () => {
      open = detailsOf().map((details) => details.open);
      router.refresh();
      dispatchEvent(new Event(savedEvent));
    };
    events.onmessage = ({ data }: MessageEvent<string>) => {
      const [versionNow, savesNow] = data.split(" ");
      const { current } = drawnFrom;
      // A page that is missing is asked for again when something was saved: it may be there by then.
      if (!document.querySelector("[data-href]")) {
        if (savesNow !== current.saves) location.reload();
      } else if (versionNow === current.version) refresh();
      else location.reload();
    };
    const drawn = new MutationObserver((changes) => {
      if (!changes.some(({ target }) => target instanceof HTMLElement && target.dataset.href)) return;
      const now = detailsOf();
      // One more or one less: nobody knows which is which.
      if (now.length === open.length) for (const [at, details] of now.entries()) details.open ||= open[at] ?? false;
      window.docs?.restoreTabs();
    });
    drawn.observe(document.body, { childList: true, subtree: true });
    return () => {
      events.close();
      drawn.disconnect();
    };
  }, [router, port]);
  return null;
}

const detailsOf = () => [...document.querySelectorAll<HTMLDetailsElement>("article details")];
