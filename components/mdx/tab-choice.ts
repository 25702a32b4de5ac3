import { readStored, writeStored } from "@/lib/browser/storage";
import { storageKeys } from "@/lib/site/storage-keys";
import { openAround } from "./details";

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

/** The part of the address that names tabs, as it was last followed. */
let followed = "";

/**
 * Chooses the tabs that the address names, and what is stored: on another page, and where Back leads to an address that
 * names others. Not with every step within a page (an anchor, a dialog that closes): what was found in a panel stays shown.
 */
export function followAddress(isNewPage = false): void {
  if (!isNewPage && location.search === followed) return;
  followed = location.search;
  window.docs?.restoreTabs();
}

/** Tabs that the reader chose before React was there, as boot/early.ts has noted: the others follow now. */
export function shareEarlyChoices(): void {
  // Another page may have taken the place of the one that some were on (turn-page.ts).
  for (const radio of window.docs?.early ?? [])
    if (radio instanceof HTMLInputElement && radio.isConnected) shareChoice(radio);
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

const panels = "[data-tabs] > [data-label]";

/** Chooses the tab that an element stands in: on this page, and nothing is remembered. */
function showPanelOf(element: Element | null): void {
  const panel = element?.closest(panels);
  const tabs = panel?.parentElement;
  if (!tabs || !panel) return;
  const radio = tabs.querySelectorAll("input")[[...tabs.querySelectorAll(":scope > [data-label]")].indexOf(panel)];
  if (radio) radio.checked = true;
}

/**
 * Lets the browser's own search, links to a heading, and links to words lead into panels that are not chosen, where the
 * browser can (HTML, "hidden until found"): it says so before it shows what it found, and forgets that it was hidden.
 */
export function keepFindable(): void {
  if (!("onbeforematch" in document)) return;
  for (const panel of document.querySelectorAll(panels)) panel.setAttribute("hidden", "until-found");
}

/** The browser, or our own search, has found something that may be hidden until then. */
export function showFound({ target }: Event): void {
  openAround(target as Element);
  showPanelOf(target as Element);
  setTimeout(keepFindable);
}

function putIntoAddress(group: string, value: string): void {
  const address = new URL(location.href);
  address.searchParams.set(group, value);
  history.replaceState(history.state, "", address);
  followed = address.search;
}

function choose(group: string, value: string | undefined): void {
  for (const tabs of document.querySelectorAll<HTMLElement>("[data-tabs]")) {
    if (tabs.dataset.tabs !== group) continue;
    for (const radio of tabs.querySelectorAll("input")) if (radio.value === value) radio.checked = true;
  }
}
