import { copiedFor } from "@/lib/site/constants";

const timers = new WeakMap<Element, ReturnType<typeof setTimeout>>();

/** Says on a copy button for a moment, which the next copy begins anew, that it has copied; `label` is what it says else. */
export function sayCopied(button: HTMLElement, label: string): void {
  const text = button.querySelector("[data-copy-label]");
  if (!text) return;
  clearTimeout(timers.get(text));
  text.textContent = "Copied";
  timers.set(
    text,
    setTimeout(() => {
      text.textContent = label;
    }, copiedFor),
  );
}
