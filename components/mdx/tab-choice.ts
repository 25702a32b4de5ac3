import { readStored, writeStored } from "@/lib/browser/storage";
import { storageKeys } from "@/lib/site/storage-keys";

/** A reader chose a tab: remember it, put it into the address, and let every group of the same name follow. */
export function shareChoice(radio: HTMLInputElement): void {
  const tabs = radio.closest<HTMLElement>("[data-tabs]");
  const group = tabs?.dataset.tabs;
  if (!tabs || !group) return;
  // Groups above the clicked one change their height; the clicked one stays where it is.
  const top = tabs.getBoundingClientRect().top;
  choose(group, radio.value);
  scrollBy({ top: tabs.getBoundingClientRect().top - top, behavior: "instant" });
  writeStored(storageKeys.tab + group, radio.value);
  putIntoAddress(group, radio.value);
}

/** Tabs that the reader chose before React was there, as boot.js has noted: the others follow now. */
export function shareEarlyChoices(): void {
  // Another page may have taken the place of the one that some were on (turn-page.ts).
  for (const radio of window.docs?.early ?? []) if (radio.isConnected) shareChoice(radio);
}

/** Another tab of the browser chose: follow it. */
export function followOtherTabs({ key }: StorageEvent): void {
  if (!key?.startsWith(storageKeys.tab)) return;
  const group = key.slice(storageKeys.tab.length);
  const value = readStored(key);
  choose(group, value);
  // What the address says counts for more than what is stored.
  if (value !== undefined && new URLSearchParams(location.search).has(group)) putIntoAddress(group, value);
}

function putIntoAddress(group: string, value: string): void {
  const address = new URL(location.href);
  address.searchParams.set(group, value);
  history.replaceState(history.state, "", address);
}

function choose(group: string, value: string | undefined): void {
  for (const tabs of document.querySelectorAll<HTMLElement>("[data-tabs]")) {
    if (tabs.dataset.tabs !== group) continue;
    for (const radio of tabs.querySelectorAll("input")) if (radio.value === value) radio.checked = true;
  }
}
