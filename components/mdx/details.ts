import { openAllLabel } from "@/components/api/open-all-label";
import { safeDecode } from "@/lib/routing/slug";

/**
 * Opens whatever the address's target stands in, and the target itself; goes there if it could not be seen before. Where
 * the reader is led back to a place of the page, by a reload or Back, they stay.
 */
export function openTarget(): void {
  const id = safeDecode(location.hash.slice(1));
  // Firefox reports a search for the empty id as a mistake.
  const target = id ? document.getElementById(id) : null;
  const isSeen = target?.checkVisibility();
  openAround(target);
  if (!isSeen && history.state?.top === undefined) target?.scrollIntoView();
}

/** Opens whatever an element stands in, and the element itself. */
export function openAround(element: Element | null): void {
  for (let around = element?.closest("details"); around; around = around.parentElement?.closest("details"))
    around.open = true;
}

/**
 * Opens all fields of a body or closes them, as its button says; then that says the other. Examples stay as they are. What
 * it says is read from its attribute: a browser that translates has changed its words.
 */
export function toggleAll(button: HTMLElement): void {
  const isOpening = button.dataset.openAll === "more";
  const body = button.closest("[data-media]");
  for (const one of body?.querySelectorAll<HTMLDetailsElement>("details:not([data-example])") ?? [])
    one.open = isOpening;
  button.dataset.openAll = isOpening ? "" : "more";
  const label = openAllLabel(!isOpening);
  button.textContent = label;
  button.setAttribute("aria-label", (button.getAttribute("aria-label") ?? "").replace(openAllLabel(isOpening), label));
}
