"use client";

import { useLayoutEffect, useState } from "react";

/**
 * Keeps what the inline script has set on the page: where the shell was changed before React came to it (by an extension),
 * React draws it anew, and takes away attributes and elements that it does not know. Mounted first, since others read them.
 */
export function KeptRoot() {
  const [kept] = useState(() =>
    typeof window === "undefined"
      ? undefined
      : {
          dataset: { ...document.documentElement.dataset },
          meta: document.querySelector("meta[name=theme-color]"),
        },
  );
  useLayoutEffect(() => {
    if (!kept) return;
    const { dataset } = document.documentElement;
    Object.assign(dataset, { ...kept.dataset, ...dataset });
    if (kept.meta && !kept.meta.isConnected) document.head.append(kept.meta);
  }, [kept]);
  return null;
}
