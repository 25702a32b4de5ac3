"use client";

import { useEffect } from "react";
import { Icon } from "@/components/ui/icon";
import { readStored, writeStored } from "@/lib/browser/storage";
import type { Announcement } from "@/lib/site/config";
import { storageKeys } from "@/lib/site/storage-keys";
import styles from "./announcement-bar.module.css";

/**
 * A line of news above the navbar. It is in every page's HTML and hidden before the first paint by boot.js where it
 * was closed; closing is remembered, and followed by other tabs.
 */
export function AnnouncementBar({ id, text, link }: Announcement) {
  useEffect(() => {
    if (readStored(storageKeys.announcementId) !== id) {
      writeStored(storageKeys.announcementId, id);
      writeStored(storageKeys.announcementDismiss, "false");
    }
    const follow = ({ key, newValue }: StorageEvent) => {
      if (key === storageKeys.announcementDismiss) setClosed(newValue === "true");
    };
    addEventListener("storage", follow);
    return () => removeEventListener("storage", follow);
  }, [id]);

  const close = () => {
    writeStored(storageKeys.announcementId, id);
    writeStored(storageKeys.announcementDismiss, "true");
    setClosed(true);
    // The button is gone; the reader goes on with what stands below it.
    document.querySelector<HTMLElement>("header a")?.focus({ preventScroll: true });
  };

  return (
    <section className={styles.bar} aria-label="Announcement">
      <p className={styles.text}>
        {text} {link && <a href={link.href}>{link.text}</a>}
      </p>
      <button type="button" className={styles.close} aria-label="Close" onClick={close} data-keep="">
        <Icon name="x" />
      </button>
    </section>
  );
}

function setClosed(isClosed: boolean) {
  const { dataset } = document.documentElement;
  if (isClosed) dataset.announcement = "closed";
  else delete dataset.announcement;
}
