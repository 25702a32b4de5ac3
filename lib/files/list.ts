import { readdirSync } from "node:fs";

/** The files below a folder whose path, seen from it and with forward slashes, fits a pattern; sorted. */
export function listFiles(folder: string, pattern: RegExp): string[] {
  const names: string[] = [];
  // The preview asks with each draw: Node's own walk and `path.relative` take twice as long.
  const walk = (below: string) => {
    for (const entry of readdirSync(`${folder}/${below}`, { withFileTypes: true })) {
      const name = below + entry.name;
      if (entry.isDirectory()) walk(`${name}/`);
      else if (entry.isFile() && pattern.test(name)) names.push(name);
    }
  };
  walk("");
  return names.sort();
}
