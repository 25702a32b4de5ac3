import { execFileSync } from "node:child_process";

/** The day of each file's last change; `unknown` says why there are none. */
type History = { dates: ReadonlyMap<string, string>; unknown?: string };

let history: History | undefined;

/**
 * The day (`YYYY-MM-DD`, in UTC) on which Git last saw a file change, or `undefined` where Git can't tell: no
 * repository, no Git, a shallow clone (whose every file seems to be of one day), a file not yet committed.
 * The history is read once for the whole tree: one process, not one a page.
 */
export function lastUpdated(file: string): string | undefined {
  history ??= readHistory();
  return history.dates.get(file);
}

/** Why no page has a date, in a sentence with its cure; `undefined` where they have. */
export function whyNoDates(): string | undefined {
  history ??= readHistory();
  return history.unknown;
}

/** Asks Git in a folder of a clone, which need not be its root. */
export function readHistory(folder = process.cwd()): History {
  const git = (...args: string[]) =>
    execFileSync("git", args, {
      cwd: folder,
      encoding: "utf8",
      // What it says of a failure becomes a part of our sentence.
      env: { ...process.env, LC_ALL: "C" },
      stdio: ["ignore", "pipe", "pipe"],
      maxBuffer: 256 * 1024 * 1024,
    });
  try {
    if (git("rev-parse", "--is-shallow-repository").trim() === "true")
      return {
        dates: new Map(),
        unknown: "No page has a date, since this clone is shallow: git fetch --unshallow brings the history.",
      };
    return {
      dates: parseLog(
        git(
          "-c",
          "core.quotePath=false",
          "log",
          "--format=%x00%ct",
          "--name-only",
          "--relative",
          "--",
          "content",
          "openapi",
        ),
      ),
    };
  } catch (error) {
    return {
      dates: new Map(),
      unknown: `No page has a date, since Git shows no history here: ${reasonOf(error)}. Build in a clone that Git can read.`,
    };
  }
}

/** Why Git did not answer, in the first line of its own words. */
function reasonOf(error: unknown): string {
  const { code, stderr, message } = error as NodeJS.ErrnoException & { stderr?: string };
  if (code === "ENOENT") return "there is no program git";
  const [line = ""] = (stderr || message).split("\n");
  return line.replace(/^fatal: |\.$/g, "");
}

/** Reads `git log --format=%x00%ct --name-only`: newest first, so a file's first mention is its last change. */
export function parseLog(log: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const commit of log.split("\0")) {
    const [seconds = "", ...files] = commit.split("\n");
    const day = new Date(Number(seconds) * 1000).toISOString().slice(0, 10);
    for (const file of files) if (file !== "" && !found.has(file)) found.set(file, day);
  }
  return found;
}
