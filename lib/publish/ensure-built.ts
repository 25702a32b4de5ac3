import { execFileSync } from "node:child_process";
import { existsSync, statSync } from "node:fs";
import path from "node:path";
import { listProjectFiles } from "@/lib/files/project-files";

/**
 * The file that is as old as what was built: a build gives it the time at which it began. It is the last one to be
 * published (`writeHosts`), and Next empties `out/` first, so that a build whose publishing failed has none.
 */
export const builtMark = "out/_redirects";

/** Builds the site below a project's folder if `out/` is not of the files as they are now. */
export function ensureBuilt(root: string, environment: NodeJS.ProcessEnv = process.env): void {
  if (isBuilt(root)) return;
  console.error("out/ is missing or older than the sources: building …");
  execFileSync("npm", ["run", "--silent", "build"], {
    cwd: root,
    stdio: ["ignore", "ignore", "inherit"],
    env: environment,
  });
}

/** Whether there is an `out/` whose publishing has ended, be it of older files. */
export function isPublished(root: string): boolean {
  return existsSync(path.join(root, builtMark));
}

/** Whether `out/` is of the files as they are now. What was taken away has left its folder younger (but a build writes into the top one). */
export function isBuilt(root: string): boolean {
  if (!isPublished(root)) return false;
  const time = statSync(path.join(root, builtMark)).mtimeMs;
  const files = listProjectFiles(root);
  const folders = new Set(files.map((name) => path.dirname(name)));
  folders.delete(".");
  return [...files, ...folders].every((name) => statSync(path.join(root, name)).mtimeMs <= time);
}
