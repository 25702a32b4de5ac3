"use client";

import { usePathname } from "next/navigation";
import { useEffect } from "react";
import { isPageComing } from "@/components/progress/route-progress";
import { closeDialogs } from "@/lib/browser/close-dialogs";
import { isOverlayEntry, pushOverlayEntry } from "@/lib/browser/overlay-entry";
import { watchDialog } from "@/lib/browser/watch-dialog";
import { notePlace } from "./history-places";

/**
 * Lets the Back button close an open dialog, the menu or the search, instead of leaving the page: opening one adds an
 * entry to the history with the same address, closing it otherwise takes the entry away again. A link followed from
 * inside a dialog replaces the entry (see `LinkRouter`), so that Back then leads to where the reader came from.
 */
export function BackCloses() {
  const pathname = usePathname();

  // biome-ignore lint/correctness/useExhaustiveDependencies: a dialog that was opened while a page came gets its entry then
  useEffect(() => {
    const dialogs = [...document.querySelectorAll("dialog")];
    // The way back takes a moment, in which a dialog can be opened again: that one gets its entry when it is over.
    let isLeaving = false;
    const onToggle = () => {
      const isOpen = dialogs.some(({ open }) => open);
      if (isLeaving || isOpen === isOverlayEntry()) return;
      // The next entry is that of the page that is on its way, and a step back would call it off.
      if (isPageComing()) return;
      if (isOpen) {
        // Where the reader is belongs to the page's own entry, which a link in the dialog does not replace.
        notePlace();
        return pushOverlayEntry();
      }
      isLeaving = true;
      const stay = () => {
        // Not where the page was as the dialog closed: the reader may have scrolled since.
        const top = scrollY;
        // Chromium goes to the heading that the address names once more.
        requestAnimationFrame(() => scrollTo({ top, behavior: "instant" }));
      };
      addEventListener("popstate", stay, { once: true });
      history.back();
    };
    const onPop = () => {
      if (isLeaving) {
        isLeaving = false;
        onToggle();
      } else if (!isOverlayEntry()) closeDialogs();
    };
    // Where a scrollbar takes room, it keeps that while a dialog is open (base.css).
    const root = document.documentElement;
    if (innerWidth > root.clientWidth) root.dataset.scrollbar = "";
    onToggle();
    const stops = dialogs.map((dialog) => watchDialog(dialog, onToggle));
    addEventListener("popstate", onPop);
    return () => {
      for (const stop of stops) stop();
      removeEventListener("popstate", onPop);
    };
  }, [pathname]);

  return null;
}
