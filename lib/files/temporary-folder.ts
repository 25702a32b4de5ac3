import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { atEnd } from "@/lib/process/at-end";

/** Makes an empty folder, whose name begins with this one, that is gone when this process has ended, whatever ends it. */
export function temporaryFolder(name: string): string {
  const folder = mkdtempSync(path.join(tmpdir(), `${name}-`));
  // A program that is just being ended may still write into it.
  atEnd(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));
  return folder;
}
