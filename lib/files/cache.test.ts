import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { inputs } from "./cache";

/** The files that a module imports, and those that they import; packages are in the lock file. */
function importedBy(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  for (const [, from = ""] of readFileSync(file, "utf8").matchAll(/from "((?:@\/|\.)[^"]+)"/g)) {
    const base = from.startsWith("@/") ? from.slice(2) : path.join(path.dirname(file), from);
    const found = [base, `${base}.ts`, `${base}.tsx`].find((name) => path.extname(name) && existsSync(name));
    if (found) importedBy(found, seen);
  }
  return seen;
}

// What is kept is made by these; a change of whatever they use has to change its name.
it.each(["lib/content/compile.ts", "lib/cli/read.ts", "lib/openapi/document/read.ts"])(
  "all that %s uses is in the key",
  (file) => {
    const outside = [...importedBy(file)].filter((name) => !inputs.some((folder) => name.startsWith(`${folder}/`)));
    expect(outside).toEqual([]);
  },
);
