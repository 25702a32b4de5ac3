"use client";

import { useEffect } from "react";

/** Says, as the site does, that React has taken the page over: the bench waits for that. */
export function Live() {
  useEffect(() => {
    document.documentElement.dataset.live = "";
  }, []);
  return null;
}
