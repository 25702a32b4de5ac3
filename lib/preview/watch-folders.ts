import { existsSync, type FSWatcher, readdirSync, statSync, watch } from "node:fs";
import path from "node:path";

/**
 * Calls back with the name of whatever is made, changed or removed below some folders. Each folder has a watcher of its
 * own, since Node 20's recursive watching on Linux misses changes to files that were not there when it began.
 */
export function watchFolders(roots: readonly string[], onChange: (name: string) => void): void {
  const watchers = new Map<string, { born: string; watcher: FSWatcher }>();
  const stop = (folder: string) => {
    watchers.get(folder)?.watcher.close();
    watchers.delete(folder);
  };
  const follow = () => {
    try {
      followAll();
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "ENOENT") throw error;
      // Another branch is checked out: a folder went between being found and being looked at.
      setTimeout(follow, 50);
    }
  };
  const followAll = () => {
    const folders = new Map(roots.flatMap(foldersIn).map((folder) => [folder, bornAs(folder)]));
    // One of a folder that was removed, and perhaps made again, hears nothing any more and says nothing of it.
    for (const [folder, { born }] of watchers) if (folders.get(folder) !== born) stop(folder);
    for (const [folder, born] of folders) {
      if (born === undefined || watchers.has(folder)) continue;
      const watcher = watch(folder, (_event, name) => {
        const place = path.join(folder, name ?? "");
        // A folder may be called as files are: v1.2.
        if (!path.extname(place) || statSync(place, { throwIfNoEntry: false })?.isDirectory()) follow();
        onChange(place);
      });
      watcher.on("error", () => stop(folder));
      watchers.set(folder, { born, watcher });
    }
  };
  follow();
}

/** What no other folder of this name has had: an inode's number alone is given again at once. */
function bornAs(folder: string): string | undefined {
  const found = statSync(folder, { throwIfNoEntry: false });
  return found && `${found.ino} ${found.birthtimeMs}`;
}

function foldersIn(root: string): string[] {
  if (!existsSync(root)) return [];
  const below = readdirSync(root, { recursive: true, withFileTypes: true }).filter((entry) => entry.isDirectory());
  return [root, ...below.map((entry) => path.join(entry.parentPath, entry.name))];
}
