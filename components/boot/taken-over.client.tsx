"use client";

import { useEffect } from "react";

/** Tells the inline script that React is there, and carries out the click that was waiting for it. Mounted last, so that all listeners are. */
export function TakenOver() {
  useEffect(() => {
    const { docs } = window;
    if (!docs) return;
    docs.live = true;
    document.documentElement.dataset.live = "";
    const { kept } = docs;
    delete docs.kept;
    if (kept?.dataset.keep === "") kept.click();
  }, []);
  return null;
}
