import { readFileSync } from "node:fs";
import path from "node:path";
import { listPublishedPages } from "@/lib/publish/published-pages";
import { outFolder } from "./out";

/** The canonical address of every published page, as `/docs/cli/`. */
export const pages: readonly string[] = listPublishedPages(outFolder);

/** The published HTML of a page. */
export function htmlOf(address: string): string {
  return readFileSync(path.join(outFolder, address, "index.html"), "utf8");
}
