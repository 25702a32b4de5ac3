import { execFileSync } from "node:child_process";

type Options = {
  /** With the folders that try or measure the site. */
  isWhole?: boolean;
};

/** The files below a project's folder that make the site: Git's, as they are on disk, new ones included. */
export function listProjectFiles(root: string, { isWhole = false }: Options = {}): string[] {
  const list = (...options: string[]) =>
    execFileSync("git", ["ls-files", "-z", ...options], { cwd: root, encoding: "utf8" }).split("\0");
  const deleted = new Set(list("--deleted"));
  return list("--cached", "--others", "--exclude-standard", "--deduplicate").filter(
    (name) => name !== "" && !deleted.has(name) && (isWhole || !/^(bench|e2e|engines|mock|wrangler)\//.test(name)),
  );
}
