/** The event by which anything in the page asks `StatusLine` to say something. */
export const announceEvent = "docs:announce";

declare global {
  interface WindowEventMap {
    [announceEvent]: CustomEvent<string>;
  }
}

/** What is said to a click that nothing can answer. */
export const offlineText = "You are offline. This page stays; the other one can be opened when you are back.";

/** What is said to a press on a button that React answers, while it is long in coming. */
export const lateText = "Still loading. This will follow.";

/** Says to a screen reader alone what the button shows that was pressed: a text that begins with a space is not shown. */
export function whisper(text: string): void {
  announce(` ${text}`);
}

/** Says a short text to the reader: shown for a few seconds (`StatusLine`), and spoken by a screen reader. */
export function announce(text: string): void {
  dispatchEvent(new CustomEvent<string>(announceEvent, { detail: text }));
}
