import { cpSync, mkdirSync } from "node:fs";
import path from "node:path";
import { linkPackages } from "./link-packages";
import { listProjectFiles } from "./project-files";

/** Copies what makes the site, as it lies in a project's folder, and its packages to a folder where it can be built. */
export function copyProject(from: string, to: string): void {
  for (const name of listProjectFiles(from)) {
    mkdirSync(path.dirname(path.join(to, name)), { recursive: true });
    cpSync(path.join(from, name), path.join(to, name));
  }
  linkPackages(path.join(from, "node_modules"), path.join(to, "node_modules"));
}
