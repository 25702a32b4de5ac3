import { execFileSync } from "node:child_process";
import { rmSync } from "node:fs";

/**
 * Gives a folder the packages of another as hard links, which cost nothing. A symbolic link would lead Turbopack out of the
 * project, which it refuses.
 */
export function linkPackages(from: string, to: string): void {
  try {
    execFileSync("cp", ["-al", from, to], { stdio: "ignore" });
  } catch {
    // The copy is on another file system.
    rmSync(to, { recursive: true, force: true });
    execFileSync("cp", ["-a", from, to]);
  }
}
