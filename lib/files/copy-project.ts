import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, rmSync } from "node:fs";
import path from "node:path";
import { listProjectFiles } from "./project-files";

/** Copies what makes the site, as it lies in a project's folder, and its packages to a folder where it can be built. */
export function copyProject(from: string, to: string): void {
  for (const name of listProjectFiles(from)) {
    mkdirSync(path.dirname(path.join(to, name)), { recursive: true });
    cpSync(path.join(from, name), path.join(to, name));
  }
  linkPackages(path.join(from, "node_modules"), path.join(to, "node_modules"));
}

/** Hard links, which cost nothing; a symbolic link would lead Turbopack out of the project, which it refuses. */
function linkPackages(from: string, to: string): void {
  try {
    execFileSync("cp", ["-al", from, to], { stdio: "ignore" });
  } catch {
    // The copy is on another file system.
    rmSync(to, { recursive: true, force: true });
    execFileSync("cp", ["-a", from, to]);
  }
}
