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

/** Writes a file beside Next's own, named by what is in it, and says under which address. */
export function addChunk(text: string, ending: string, prefix = ""): string {
  const href = `${chunkFolder}${prefix}${createHash("sha256").update(text).digest("hex").slice(0, 13)}.${ending}`;
  write(href, text);
  return href;
}
