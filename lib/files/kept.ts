import { statSync } from "node:fs";
import { readText } from "./text";

/**
 * A reader of files that reads each one once, and again when it has changed: once in a build, after each save in
 * `next dev`. Paths are seen from the project's root.
 */
export function keptByFile<T>(read: (text: string, file: string) => T): (file: string) => T {
  const kept = new Map<string, { stamp: string; value: T }>();
  return (file) => {
    // A copy can bring the time of another file (`cp -p`), but not when it came.
    const { mtimeMs, ctimeMs, size } = statSync(file);
    const stamp = `${mtimeMs}:${ctimeMs}:${size}`;
    const known = kept.get(file);
    if (known?.stamp === stamp) return known.value;
    const value = read(readText(file), file);
    kept.set(file, { stamp, value });
    return value;
  };
}

/** A function of an object that is asked once for each: what it makes is kept for as long as the object is. */
export function keptFor<From extends object, T>(make: (from: From) => T): (from: From) => T {
  const kept = new WeakMap<From, { value: T }>();
  return (from) => {
    const known = kept.get(from) ?? { value: make(from) };
    kept.set(from, known);
    return known.value;
  };
}
