"use client";

import { useRouter } from "next/navigation";
import { useEffect } from "react";
import type { PreviewMessage } from "@/lib/preview/watch";

/** In `next dev`: shows saved text without a reload, where scroll and open details stay (see lib/preview/watch). */
export function LiveRefreshClient({ port }: { port: string }) {
  const router = useRouter();
  useEffect(() => {
    const events = new EventSource(`http://localhost:${port}`);
    // What was saved while the page was on its way, or while the server was down.
    events.onopen = () => router.refresh();
    events.onmessage = ({ data }: MessageEvent<PreviewMessage>) => {
      if (data === "reload") location.reload();
      else router.refresh();
    };
    return () => events.close();
  }, [router, port]);
  return null;
}
