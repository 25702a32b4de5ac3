/** The event by which anything in the page asks `StatusLine` to say something. */
export const announceEvent = "docs:announce";

/** Says a short text to the reader: shown for a few seconds, and spoken by a screen reader. */
export function announce(text: string): void {
  dispatchEvent(new CustomEvent<string>(announceEvent, { detail: text }));
}
