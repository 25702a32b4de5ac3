"use client";

import { useEffect } from "react";
import { readStored, writeStored } from "@/lib/browser/storage";
import { storageKeys } from "@/lib/site/storage-keys";

/** Closes the announcement when its button is pressed, remembers that, and follows other tabs. */
export function AnnouncementClosing() {
  useEffect(() => {
    const id = document.querySelector<HTMLElement>("[data-news]")?.dataset.news;
    if (!id) return;
    if (readStored(storageKeys.announcementId) !== id) {
      writeStored(storageKeys.announcementId, id);
      writeStored(storageKeys.announcementDismiss, "false");
    }
    const onClick = ({ target }: Event) => {
      if (!(target as Element).closest("[data-news] button")) return;
      writeStored(storageKeys.announcementId, id);
      writeStored(storageKeys.announcementDismiss, "true");
      setClosed(true);
      // The button is gone; the reader goes on with what stands below it.
      document.querySelector<HTMLElement>("header a")?.focus({ preventScroll: true });
    };
    const follow = ({ key, newValue }: StorageEvent) => {
      if (key === storageKeys.announcementDismiss) setClosed(newValue === "true");
    };
    document.addEventListener("click", onClick);
    addEventListener("storage", follow);
    return () => {
      document.removeEventListener("click", onClick);
      removeEventListener("storage", follow);
    };
  }, []);

  return null;
}

function setClosed(isClosed: boolean) {
  const { dataset } = document.documentElement;
  if (isClosed) dataset.announcement = "closed";
  else delete dataset.announcement;
}
