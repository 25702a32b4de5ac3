import { execFileSync } from "node:child_process";

let dates: ReadonlyMap<string, string> | undefined;

/**
 * The day (`YYYY-MM-DD`, in UTC) on which Git last saw a file change, or `undefined` where Git can't tell: no
 * repository, no Git, a shallow clone (whose every file seems to be of one day), a file not yet committed.
 * The history is read once for the whole tree: one process, not one a page.
 */
export function lastUpdated(file: string): string | undefined {
  dates ??= readDates();
  return dates.get(file);
}

function readDates(): ReadonlyMap<string, string> {
  try {
    if (git("rev-parse", "--is-shallow-repository").trim() === "true") return new Map();
    return parseLog(
      git("-c", "core.quotePath=false", "log", "--format=%x00%ct", "--name-only", "--", "content", "openapi"),
    );
  } catch {
    return new Map();
  }
}

function git(...args: string[]): string {
  return execFileSync("git", args, {
    encoding: "utf8",
    stdio: ["ignore", "pipe", "ignore"],
    maxBuffer: 256 * 1024 * 1024,
  });
}

/** Reads `git log --format=%x00%ct --name-only`: newest first, so a file's first mention is its last change. */
export function parseLog(log: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const commit of log.split("\0").slice(1)) {
    const [seconds = "", ...files] = commit.split("\n");
    const day = new Date(Number(seconds) * 1000).toISOString().slice(0, 10);
    for (const file of files) if (file !== "" && !found.has(file)) found.set(file, day);
  }
  return found;
}
