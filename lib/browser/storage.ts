/** What is stored under a key, or `undefined` where nothing is, or storage is blocked. */
export function readStored(key: string): string | undefined {
  try {
    return localStorage.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Stores a value; where storage is blocked or full, the choice holds as far as links lead, until a page is loaded. */
export function writeStored(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    if (window.docs) window.docs.unstored = { ...window.docs.unstored, [key]: value };
  }
}

/** The same for the length of a visit, as JSON. What was stored by someone else and is not of the shape is ignored. */
export function readVisit<T>(key: string, isShape: (value: unknown) => value is T): T | undefined {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(key) ?? "");
    return isShape(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** Stores a value as JSON until the tab is closed. */
export function writeVisit(key: string, value: unknown): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Nothing is kept; who has to know reads it back (components/error/reload-once.ts).
  }
}
