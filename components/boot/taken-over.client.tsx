"use client";

import { useEffect } from "react";

/** Tells the inline script that React is there, and carries out the clicks that were waiting for it. Mounted last, so that all listeners are. */
export function TakenOver() {
  useEffect(() => {
    const { docs } = window;
    if (!docs) return;
    docs.live = true;
    document.documentElement.dataset.live = "";
    // Whoever clicks again because nothing happens wants it once. The menu has opened.
    for (const element of new Set(docs.early)) if (element.dataset.keep === "") element.click();
    // From now on, what is chosen is stored, and tabs follow that alone (restore.ts).
    docs.early = [];
  }, []);
  return null;
}
