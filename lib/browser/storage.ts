/** What is stored under a key, or `undefined` where nothing is, or storage is blocked. */
export function readStored(key: string): string | undefined {
  try {
    return localStorage.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Stores a value; where storage is blocked or full, the choice holds for this page only. */
export function writeStored(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // The reader's browser keeps nothing; the site works all the same.
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
    // As above.
  }
}
