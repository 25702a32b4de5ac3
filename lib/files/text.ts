import { readFileSync } from "node:fs";

/**
 * The text of a file as all of ours is read: without the byte order mark and the line ends that an editor on Windows may
 * write, which are no part of it.
 */
export const readText = (file: string): string =>
  readFileSync(file, "utf8")
    .replace(/^\uFEFF/, "")
    .replace(/\r\n?/g, "\n");
