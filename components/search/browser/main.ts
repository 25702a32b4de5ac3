import { completeFrame } from "./frame";
import { hear } from "./hear";
import { Search } from "./search";

/*
 * What answers in the search: fetched when a reader first reaches for it (see components/boot/search.ts), and no part
 * of React, so that it need not wait for it.
 */
const attached = new WeakSet<HTMLElement>();

function attachAround(element: Element | null): void {
  const root = element?.closest<HTMLElement>("[data-search]");
  if (!root || attached.has(root)) return;
  attached.add(root);
  const frame = completeFrame(root);
  if (frame) new Search(frame).start();
}

attachAround(document.querySelector("dialog[data-search][open]") ?? document.activeElement);
// A page can have a field of its own, and another page another one.
hear("focusin", document, ({ target }) => attachAround(target as Element));
