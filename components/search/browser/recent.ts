import { readStored, writeStored } from "@/lib/browser/storage";
import { storageKeys } from "@/lib/site/storage-keys";

const most = 5;
const longest = 80;

/** What the reader searched for and opened, last first. */
export function recentSearches(stored = readStored(storageKeys.recentSearches)): string[] {
  try {
    const value: unknown = JSON.parse(stored ?? "[]");
    return Array.isArray(value) ? value.filter((text): text is string => isFit(text)).slice(0, most) : [];
  } catch {
    return [];
  }
}

/** Keeps a search that led somewhere. */
export function keepSearch(text: string): void {
  const query = text.replace(/\s+/g, " ").trim();
  if (!isFit(query)) return;
  const others = recentSearches().filter((other) => other.toLowerCase() !== query.toLowerCase());
  writeStored(storageKeys.recentSearches, JSON.stringify([query, ...others].slice(0, most)));
}

/** Forgets them all. */
export function clearSearches(): void {
  writeStored(storageKeys.recentSearches, "[]");
}

/** A word at least, and nothing pasted: what is pasted may hold what nobody wants kept. */
function isFit(text: unknown): boolean {
  return typeof text === "string" && text.length > 1 && text.length <= longest && !/[{}\n]/.test(text);
}
