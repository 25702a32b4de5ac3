import { readdirSync } from "node:fs";
import path from "node:path";

/** The files below a folder whose path, seen from it and with forward slashes, fits a pattern; sorted. */
export function listFiles(folder: string, pattern: RegExp): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join("/"))
    .filter((name) => pattern.test(name))
    .sort();
}
