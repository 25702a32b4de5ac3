import { readdirSync } from "node:fs";
import path from "node:path";

export const outFolder = path.join(import.meta.dirname, "../../out");

/** The published files of a folder, by their path in `out/`. Stops where nothing was built: an empty list would prove nothing. */
export function listFiles(folder: string): string[] {
  const files = readdirSync(path.join(outFolder, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(outFolder, path.join(entry.parentPath, entry.name)))
    .sort();
  if (files.length === 0) throw new Error(`out/${folder} is empty: run npm run build first.`);
  return files;
}
