import type { Page } from "@playwright/test";
import { site } from "@/lib/site/config";
import { storageKeys } from "@/lib/site/storage-keys";

/** What the page's host has stored under a key. */
export function stored(page: Page, key: string): Promise<string | null> {
  return page.evaluate((name) => localStorage.getItem(name), key);
}

/** Stores something before any page is read, once for the tab: what pages do with it stays. */
export async function store(page: Page, entries: Record<string, string>): Promise<void> {
  await page.addInitScript((values) => {
    if (sessionStorage.getItem("seeded")) return;
    sessionStorage.setItem("seeded", "true");
    for (const [key, value] of Object.entries(values)) localStorage.setItem(key, value);
  }, entries);
}

/** What is stored once the announcement was closed, if there is one. */
export const announcementClosed = {
  [storageKeys.announcementId]: site.announcement?.id ?? "",
  [storageKeys.announcementDismiss]: "true",
};

/** A browser that refuses to store anything, as with all cookies blocked. */
export async function blockStorage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException("The operation is insecure.", "SecurityError");
    };
    for (const name of ["localStorage", "sessionStorage"]) Object.defineProperty(window, name, { get: refuse });
  });
}
