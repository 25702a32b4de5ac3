import path from "node:path";
import { listFiles } from "@/lib/files/list";

/** The canonical address of every page below a published folder, as `/docs/cli/`. Stops where there is none: an empty list would prove nothing. */
export function listPublishedPages(out: string): string[] {
  const files = listFiles(path.join(out, "docs"), /(^|\/)index\.html$/);
  if (files.length === 0) throw new Error(`${out} has no pages: run npm run build first.`);
  return files.map((name) => `/docs/${name.slice(0, -"index.html".length)}`);
}
