import path from "node:path";
import { listFiles as listAll } from "@/lib/files/list";

/** The published site, as the tests serve and read it. */
export const outFolder = path.join(import.meta.dirname, "../../out");

/** The published files of a folder, by their path in `out/`. Stops where nothing was built: an empty list would prove nothing. */
export function listFiles(folder: string): string[] {
  const files = listAll(path.join(outFolder, folder), /./).map((name) => path.posix.join(folder, name));
  if (files.length === 0) throw new Error(`out/${folder} is empty: run npm run build first.`);
  return files;
}
