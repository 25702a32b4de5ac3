import { chmodSync, readdirSync } from "node:fs";

/**
 * Lets everyone read a folder, and its owner alone write: what is in it is served as another user than the one who built
 * it, and neither that one's `umask` nor the mode of a file that was copied may decide whether that works.
 */
export function openFolder(folder: string): void {
  chmodSync(folder, 0o755);
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const name = `${folder}/${entry.name}`;
    if (entry.isDirectory()) openFolder(name);
    else chmodSync(name, 0o644);
  }
}
