import { type ChildProcess, spawn } from "node:child_process";
import { setPriority } from "node:os";

/** How long a page has to be drawn before anything takes the processor from it. */
const pause = 500;

type LateChecks = {
  /** Has them done a moment later, if anything has changed, or if they were never done to their end. */
  start: (change: { isChanged: boolean }) => void;
  /** Gives way to what a writer waits for. */
  stop: () => void;
};

/**
 * In `next dev`: the checks that take seconds, in a process of their own (`lib/commands/check-later.ts`), past the draw.
 * Calls back when they have found a mistake.
 */
export function lateChecks(onFound: () => void, command = "lib/commands/check-later.ts"): LateChecks {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: ChildProcess | undefined;
  let isDue = true;
  const stop = () => {
    clearTimeout(timer);
    running?.kill();
    running = undefined;
  };
  const run = () => {
    const checking = spawn(process.execPath, ["--import", "tsx", command], {
      env: { ...process.env, NODE_ENV: "production" },
      stdio: ["ignore", "inherit", "inherit"],
    });
    running = checking;
    if (checking.pid !== undefined) setPriority(checking.pid, 10);
    checking.on("exit", (code) => {
      if (running !== checking) return;
      running = undefined;
      isDue = false;
      if (code === 1) onFound();
    });
  };
  const start = ({ isChanged }: { isChanged: boolean }) => {
    isDue ||= isChanged;
    if (!isDue || (running && !isChanged)) return;
    stop();
    timer = setTimeout(run, pause);
    timer.unref();
  };
  return { start, stop };
}
