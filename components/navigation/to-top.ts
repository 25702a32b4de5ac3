import { closeDialogs } from "@/lib/browser/close-dialogs";

/**
 * A link to the page that is shown leads to its top, without a load: the address loses its heading, in an entry of its
 * own or in that of the open dialog, which closes; where it has none, nothing is added. Before React is there, an entry
 * without a state is like those that the browser makes for headings; later, `history` is Next's, and it is told.
 */
export function toTop(method: "pushState" | "replaceState"): void {
  if (location.hash) history[method](null, "", location.href.split("#")[0]);
  closeDialogs();
  scrollTo({ top: 0, behavior: "instant" });
}
