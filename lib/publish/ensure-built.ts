import { execFileSync } from "node:child_process";
import { existsSync, statSync } from "node:fs";
import path from "node:path";
import { listProjectFiles } from "@/lib/files/project-files";

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

function isBuilt(root: string): boolean {
  const built = path.join(root, "out/404.html");
  if (!existsSync(built)) return false;
  const time = statSync(built).mtimeMs;
  return listProjectFiles(root).every((name) => statSync(path.join(root, name)).mtimeMs <= time);
}
