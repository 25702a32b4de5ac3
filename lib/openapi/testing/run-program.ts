import { type SpawnSyncOptions, spawnSync } from "node:child_process";

/** Runs a program to its end. A program that is not there is a failure that says so, never a test left out. */
export function run(program: string, args: readonly string[], options: SpawnSyncOptions = {}) {
  const { stdout, stderr, status, error } = spawnSync(program, args, { ...options, encoding: "utf8" });
  if (error)
    throw new Error(`This could not be tested: ${program} does not run. npm test installs it.`, { cause: error });
  return { stdout, stderr, status };
}
