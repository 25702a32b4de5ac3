import { attachSearch } from "./attach";

/*
 * What answers in the search: fetched when a reader first reaches for it (see components/boot/search.js), and no part
 * of React, so that it need not wait for it.
 */
function attachAround(element: Element | null): void {
  const root = element?.closest<HTMLElement>("[data-search]:not([data-attached])");
  if (root) attachSearch(root);
}

attachAround(document.querySelector("dialog[data-search][open]") ?? document.activeElement);
// A page can have a field of its own, and another page another one.
document.addEventListener("focusin", ({ target }) => attachAround(target as Element));
