import { existsSync, type FSWatcher, readdirSync, watch } from "node:fs";
import path from "node:path";

/**
 * Calls back with the name of whatever is made, changed or removed below some folders. Each folder has a watcher of its
 * own, since Node 20's recursive watching on Linux misses changes to files that were not there when it began.
 */
export function watchFolders(roots: readonly string[], onChange: (name: string) => void): void {
  const watchers = new Map<string, FSWatcher>();
  const follow = () => {
    for (const folder of roots.filter(existsSync).flatMap(foldersIn)) {
      if (watchers.has(folder)) continue;
      const watcher = watch(folder, (_event, name) => {
        if (name && !path.extname(name)) follow();
        onChange(path.join(folder, name ?? ""));
      });
      watcher.on("error", () => {
        watcher.close();
        watchers.delete(folder);
      });
      watchers.set(folder, watcher);
    }
  };
  follow();
}

function foldersIn(root: string): string[] {
  const below = readdirSync(root, { recursive: true, withFileTypes: true }).filter((entry) => entry.isDirectory());
  return [root, ...below.map((entry) => path.join(entry.parentPath, entry.name))];
}
