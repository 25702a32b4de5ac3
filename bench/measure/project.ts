import { execFileSync } from "node:child_process";
import { availableParallelism, cpus, totalmem } from "node:os";
import path from "node:path";

/** The folder of the site that is measured. */
export const projectRoot = path.join(import.meta.dirname, "../..");

/** A script of `in-page/`, which is not compiled: what runs in a page must bring nothing of the compiler's. */
export const inPage = (name: string) => path.join(projectRoot, "bench/in-page", `${name}.js`);

/** On what, and of what, the figures are: they compare only with others of the same machine. */
export function describeMachine() {
  const git = (...args: string[]) => execFileSync("git", args, { cwd: projectRoot, encoding: "utf8" }).trim();
  const commit = git("rev-parse", "--short", "HEAD");
  const isChanged = git("status", "--porcelain") !== "";
  const cores = availableParallelism();
  const processor = cpus()[0]?.model.trim() ?? "unknown processor";
  const memory = Math.round(totalmem() / 1e9);
  const summary = `Commit ${commit}${isChanged ? " with changes" : ""}, ${cores} × ${processor}, ${memory} GB, Node ${process.versions.node}.`;
  return { measured: new Date().toISOString(), commit, isChanged, cores, processor, memory, summary };
}
