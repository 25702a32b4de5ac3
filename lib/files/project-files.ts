import { execFileSync } from "node:child_process";
import { projectRoot } from "./project";

/** The files that make the site: Git's, as they are on disk, new ones included. The bench and the browser tests are none of them. */
export function listProjectFiles(): string[] {
  const list = (...options: string[]) =>
    execFileSync("git", ["ls-files", "-z", ...options], { cwd: projectRoot, encoding: "utf8" }).split("\0");
  const deleted = new Set(list("--deleted"));
  return list("--cached", "--others", "--exclude-standard", "--deduplicate").filter(
    (name) => name !== "" && !deleted.has(name) && !/^(bench|e2e)\//.test(name),
  );
}
