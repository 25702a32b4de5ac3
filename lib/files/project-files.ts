import { execFileSync } from "node:child_process";

/** The files below a project's folder that make the site: Git's, as they are on disk, new ones included. What tries or measures it is none of them. */
export function listProjectFiles(root: string): string[] {
  const list = (...options: string[]) =>
    execFileSync("git", ["ls-files", "-z", ...options], { cwd: root, encoding: "utf8" }).split("\0");
  const deleted = new Set(list("--deleted"));
  return list("--cached", "--others", "--exclude-standard", "--deduplicate").filter(
    (name) => name !== "" && !deleted.has(name) && !/^(bench|e2e|engines|mock|wrangler)\//.test(name),
  );
}
