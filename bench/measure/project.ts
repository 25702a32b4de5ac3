import { execFileSync } from "node:child_process";
import { availableParallelism, cpus, totalmem } from "node:os";
import path from "node:path";

/** The folder of the site that is measured. */
export const projectRoot = path.join(import.meta.dirname, "../..");

/** A script of `in-page/`, which is not compiled: what runs in a page must bring nothing of the compiler's. */
export const inPage = (name: string) => path.join(projectRoot, "bench/in-page", `${name}.js`);

/** On what, and of what, the figures are: they compare only with others of the same machine. */
export function describeMachine(root = projectRoot) {
  const { commit, isChanged } = versionOf(root);
  const cores = availableParallelism();
  const processor = cpus()[0]?.model.trim() ?? "unknown processor";
  const memory = Math.round(totalmem() / 1e9);
  const version = commit === undefined ? "Unknown commit" : `Commit ${commit}${isChanged ? " with changes" : ""}`;
  const summary = `${version}, ${cores} × ${processor}, ${memory} GB, Node ${process.versions.node}.`;
  return { measured: new Date().toISOString(), commit, isChanged, cores, processor, memory, summary };
}

/** What Git says of the project; nothing where it can't tell, which is no reason to measure nothing. */
function versionOf(cwd: string): { commit?: string; isChanged?: boolean } {
  const git = (...args: string[]) => execFileSync("git", args, { cwd, encoding: "utf8", stdio: "pipe" }).trim();
  try {
    return {
      commit: git("rev-parse", "--short", "HEAD"),
      isChanged: git("status", "--porcelain", "--untracked-files") !== "",
    };
  } catch {
    return {};
  }
}
