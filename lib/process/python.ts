import { spawnSync } from "node:child_process";

/**
 * Python by its own path, for whoever starts it often: behind `python3` can stand a script that looks for the version to
 * run (pyenv), at a quarter of a second for each start. Where it isn't there or is broken, `python3`, which then fails.
 */
export const python = ownPath("python3");

function ownPath(name: string): string {
  const { stdout } = spawnSync(name, ["-c", "import sys; print(sys.executable)"], { encoding: "utf8" });
  return stdout?.trim() || name;
}
