import { copiedFor } from "@/lib/site/constants";

/** What stands on a button at rest, and what puts it back. */
const saying = new WeakMap<Element, { label: string; timer: ReturnType<typeof setTimeout> }>();

/** Says on a copy button for a moment, which the next copy begins anew, that it has copied. */
export function sayCopied(button: HTMLElement): void {
  const text = button.querySelector("[data-copy-label]");
  if (!text) return;
  const before = saying.get(text);
  clearTimeout(before?.timer);
  // As it is read: a browser that translates has changed it.
  const label = before?.label ?? text.textContent ?? "";
  text.textContent = "Copied";
  const timer = setTimeout(() => {
    text.textContent = label;
    saying.delete(text);
  }, copiedFor);
  saying.set(text, { label, timer });
}
