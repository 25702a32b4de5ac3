import { type RefObject, useEffect } from "react";
import { isOverlayEntry, pushOverlayEntry } from "@/lib/browser/overlay-entry";
import { watchDialog } from "@/lib/browser/watch-dialog";

/**
 * Lets the Back button close an open dialog instead of leaving the page: opening it adds an entry to the history with
 * the same address, closing it otherwise takes the entry away again. A link followed from inside the dialog replaces
 * the entry (see `LinkRouter`), so that Back then leads to where the reader came from.
 */
export function useBackCloses(dialog: RefObject<HTMLDialogElement | null>) {
  useEffect(() => {
    const element = dialog.current;
    if (!element) return;
    const onToggle = () => {
      if (element.open && !isOverlayEntry()) pushOverlayEntry();
      else if (!element.open && isOverlayEntry()) {
        // Chromium goes to the heading that the address names once more.
        const top = scrollY;
        addEventListener("popstate", () => requestAnimationFrame(() => scrollTo({ top, behavior: "instant" })), {
          once: true,
        });
        history.back();
      }
    };
    const onPop = () => {
      if (element.open && !isOverlayEntry()) element.close();
    };
    onToggle();
    const stop = watchDialog(element, onToggle);
    addEventListener("popstate", onPop);
    return () => {
      stop();
      removeEventListener("popstate", onPop);
    };
  }, [dialog]);
}
