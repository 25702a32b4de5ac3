import { isPlainClick } from "@/components/navigation/plain-click";

/** The contents bar of a narrow window, if it is open. */
const openBar = () => document.querySelector<HTMLDetailsElement>("[data-toc]>details[open]");

/**
 * Closes the contents bar, whose list lies over the text, when the reader goes on from it: by a link, by a press or the
 * focus elsewhere, or by Escape, which gives the focus back (WCAG 2.2, 2.4.11).
 */
export function closeWhenLeft(signal: AbortSignal): void {
  const onClick = (event: MouseEvent) => {
    const bar = openBar();
    if (bar && isPlainClick(event) && (event.target as Element).closest("a")) bar.open = false;
  };
  const onElsewhere = ({ target }: Event) => {
    const bar = openBar();
    if (bar && !bar.contains(target as Element)) bar.open = false;
  };
  const onKey = ({ key }: KeyboardEvent) => {
    const bar = openBar();
    if (key !== "Escape" || !bar) return;
    bar.open = false;
    bar.querySelector("summary")?.focus();
  };
  addEventListener("click", onClick, { signal });
  // A finger that scrolls the page ends in no `pointerup`; one that taps a sentence makes no click in Safari.
  for (const type of ["pointerup", "focusin"]) addEventListener(type, onElsewhere, { signal });
  addEventListener("keydown", onKey, { signal });
}
