import { existsSync, readFileSync } from "node:fs";
import path from "node:path";

// Comments import types, which nothing awaits.
const imports = /(?:from |(?:await|=>) import\()"((?:@\/|\.)[^"]+)"/g;

/** The files that a module imports, as it begins or later, and those that they import; packages are in the lock file. */
export function importedBy(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  for (const [, from = ""] of readFileSync(file, "utf8").matchAll(imports)) {
    const base = from.startsWith("@/") ? from.slice(2) : path.join(path.dirname(file), from);
    const found = [base, `${base}.ts`, `${base}.tsx`].find((name) => path.extname(name) && existsSync(name));
    if (found) importedBy(found, seen);
  }
  return seen;
}
