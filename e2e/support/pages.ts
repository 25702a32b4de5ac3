import { readFileSync } from "node:fs";
import path from "node:path";
import { listFiles, outFolder } from "./out";

/** The canonical address of every published page, as `/docs/cli/`. */
export const pages: readonly string[] = listFiles("docs")
  .filter((name) => name.endsWith("/index.html"))
  .map((name) => `/${name.slice(0, -"index.html".length)}`);

/** The published HTML of a page. */
export function htmlOf(address: string): string {
  return readFileSync(path.join(outFolder, address, "index.html"), "utf8");
}
