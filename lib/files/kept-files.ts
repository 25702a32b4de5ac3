import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs";
import path from "node:path";
import { listFiles } from "./list";

/** Where what takes long to make is kept from one build to the next, named by a hash of all that it was made from. */
export const keptFolders = {
  content: path.join(process.cwd(), ".cache", "content"),
  cards: path.join(process.cwd(), ".cache", "cards"),
};

/** The bytes that are kept in a file; `undefined` where there is none, or where it can't be read. It counts as used. */
export function readKeptFile(file: string): Buffer<ArrayBuffer> | undefined {
  try {
    const now = new Date();
    utimesSync(file, now, now);
    return readFileSync(file);
  } catch {
    return undefined;
  }
}

/** Keeps bytes in a file. Written aside and renamed, so that two workers can never leave half a file. */
export function keepFile(file: string, bytes: string | Uint8Array): void {
  mkdirSync(path.dirname(file), { recursive: true });
  const aside = `${file}.${process.pid}.part`;
  writeFileSync(aside, bytes);
  renameSync(aside, file);
}

const days = 30;

/** Removes from a folder what nobody has kept or read for 30 days. Another build may do the same meanwhile. */
export function removeUnused(folder: string): void {
  if (!existsSync(folder)) return;
  const limit = Date.now() - days * 24 * 60 * 60 * 1000;
  for (const name of listFiles(folder, /./)) {
    const file = path.join(folder, name);
    const used = statSync(file, { throwIfNoEntry: false })?.mtimeMs;
    if (used !== undefined && used < limit) rmSync(file, { force: true });
  }
}
