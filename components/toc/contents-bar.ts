import { isPlainClick } from "@/components/navigation/plain-click";

/** The contents bar of a narrow window, if it is open. */
const openBar = () => document.querySelector<HTMLDetailsElement>("[data-toc]>details[open]");

/**
 * Closes the contents bar, which stays over the text, when the reader goes on from it: by a link, by the keyboard, or by
 * Escape, which gives the focus back (WCAG 2.2, 2.4.11). What is pressed by a pointer stays in its place.
 */
export function closeWhenLeft(signal: AbortSignal): void {
  // Capture: before whoever follows the link looks where it leads, since the text moves up.
  const onClick = (event: MouseEvent) => {
    const bar = openBar();
    if (bar && isPlainClick(event) && (event.target as Element).closest("a")) bar.open = false;
  };
  const onFocus = ({ target }: FocusEvent) => {
    const bar = openBar();
    const focused = target as Element;
    if (!bar || bar.contains(focused) || !focused.matches(":focus-visible")) return;
    bar.open = false;
    focused.scrollIntoView({ block: "nearest" });
  };
  const onKey = ({ key }: KeyboardEvent) => {
    const bar = openBar();
    if (key !== "Escape" || !bar?.contains(document.activeElement)) return;
    bar.open = false;
    bar.querySelector("summary")?.focus();
  };
  addEventListener("click", onClick, { capture: true, signal });
  addEventListener("focusin", onFocus, { signal });
  addEventListener("keydown", onKey, { signal });
}
