import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { listFiles } from "@/lib/files/list";
import { chunkFolder } from "@/lib/site/constants";

/** Where Next leaves the export, and where it is published. */
export const out = path.join(process.cwd(), "out");

/** The text of a file of the export, by its path or address. */
export const read = (name: string) => readFileSync(path.join(out, name), "utf8");

/** Writes a file of the export, into a folder that is there. */
export const write = (name: string, text: string) => writeFileSync(path.join(out, name), text);

/** The name that Next gave to this build. */
export const readBuildId = () => readFileSync(path.join(process.cwd(), ".next/BUILD_ID"), "utf8").trim();

/** The addresses of the scripts or stylesheets, Next's and ours. */
export const listChunks = (ending: "css" | "js") =>
  listFiles(path.join(out, chunkFolder), new RegExp(`\\.${ending}$`)).map((name) => chunkFolder + name);

/** A name of seven letters and digits, by what it stands for: every page names a dozen, and none of them compresses. */
export const briefName = (of: string) =>
  BigInt(`0x${createHash("sha256").update(of).digest("hex")}`)
    .toString(36)
    .slice(0, 7);

/** Writes a file beside Next's own, named by what is in it, and says under which address. */
export function addChunk(text: string, ending: string, prefix = ""): string {
  const href = `${chunkFolder}${prefix}${briefName(text)}.${ending}`;
  write(href, text);
  return href;
}
