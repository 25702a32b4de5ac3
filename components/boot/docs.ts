/*
 * What the parts of the inline script share. It is written for few bytes: it stands in every page, before anything is
 * painted. What is not checked here is what only our own HTML says.
 */

export const root = document.documentElement;

/** What the page's script element says of its scripts (lib/publish/late-scripts.ts); nothing where Next brings them itself. */
export const { dataset: data } = document.currentScript as HTMLScriptElement;

/** What React and the other scripts find of this one. */
export const docs = { early: [] as HTMLElement[] } as NonNullable<Window["docs"]>;
window.docs = docs;

type Heard<K extends keyof WindowEventMap> = WindowEventMap[K] & { target: HTMLElement };

/** Hears of an event before anybody else, and also of those that do not bubble. */
export const on = <K extends keyof WindowEventMap>(type: K, listener: (event: Heard<K>) => void) =>
  addEventListener(type, listener as EventListener, true);

export const all = <E extends HTMLElement = HTMLElement>(selector: string, from: ParentNode = document) =>
  from.querySelectorAll<E>(selector);

export const add = <K extends keyof HTMLElementTagNameMap>(tag: K, attributes: Partial<HTMLElementTagNameMap[K]>) =>
  document.head.appendChild(Object.assign(document.createElement(tag), attributes));

/** Storage may be blocked, and what it holds may be anything. */
export const attempt = <T>(action: () => T): T | undefined => {
  try {
    return action();
  } catch {}
};

export const read = (key: string): string | undefined => attempt(() => localStorage[key]);
