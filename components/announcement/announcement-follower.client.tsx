"use client";

import { useEffect } from "react";
import { readStored, writeStored } from "@/lib/browser/storage";
import { storageKeys } from "@/lib/site/storage-keys";

/** Remembers which announcement was seen, and follows other tabs in closing it. Here, boot/announcement.ts closes it. */
export function AnnouncementFollower() {
  useEffect(() => {
    const id = document.querySelector<HTMLElement>("[data-news]")?.dataset.news;
    if (!id) return;
    if (readStored(storageKeys.announcementId) !== id) {
      writeStored(storageKeys.announcementId, id);
      writeStored(storageKeys.announcementDismiss, "false");
    }
    const follow = ({ key, newValue }: StorageEvent) => {
      // Without a key, everything was forgotten. What a tab of an older build closes is another announcement.
      if (key && (key !== storageKeys.announcementDismiss || readStored(storageKeys.announcementId) !== id)) return;
      const { dataset } = document.documentElement;
      if (newValue === "true") dataset.announcement = "closed";
      else delete dataset.announcement;
    };
    addEventListener("storage", follow);
    return () => removeEventListener("storage", follow);
  }, []);

  return null;
}
