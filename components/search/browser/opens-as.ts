import { watchDialog } from "@/lib/browser/watch-dialog";
import { isComposing } from "./composing";
import { hear } from "./hear";

/** What a search does when it opens and when it is left, and how one begins anew. */
export type Opening = { open: () => void; leave: () => void; reset: () => void };

/** A search in a dialog opens and closes with it; the next one begins with everything. */
export function opensAsDialog(dialog: HTMLDialogElement, input: HTMLInputElement, opening: Opening): void {
  watchDialog(dialog, () => {
    if (dialog.open) {
      input.select();
      opening.open();
    } else {
      opening.leave();
      opening.reset();
    }
  });
}

/** A search in its place on a page opens where its field is used, and closes by Escape and when the focus leaves it. */
export function opensInPlace(root: HTMLElement, input: HTMLInputElement, opening: Opening): void {
  for (const type of ["focus", "input", "click"] as const) hear(type, input, () => opening.open());
  hear("keydown", root, (event) => {
    if (event.key !== "Escape" || isComposing(event)) return;
    input.focus();
    opening.leave();
  });
  hear("focusout", root, ({ relatedTarget }) => {
    if (!root.contains(relatedTarget as Node | null)) opening.leave();
  });
}
