import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";

/** Installs the locked packages where they are missing or of another lock file. */
export function installPackages() {
  if (isInstalled()) return;
  console.log("Installing the locked packages …");
  run("npm", ["ci"]);
}

/** npm keeps a copy of the lock of what it installed; optional packages of other systems are in ours only. */
function isInstalled() {
  if (!existsSync("node_modules/.package-lock.json")) return false;
  const wanted = JSON.parse(readFileSync("package-lock.json", "utf8")).packages;
  const found = JSON.parse(readFileSync("node_modules/.package-lock.json", "utf8")).packages;
  return Object.entries(wanted).every(
    ([name, { version, optional }]) => name === "" || optional || found[name]?.version === version,
  );
}

/**
 * Runs a command in the project's folder with its output shown, and ends this process where it fails.
 * @param {string} command @param {string[]} args @param {Record<string, string>} [environment]
 */
export function run(command, args, environment = {}) {
  const { status, signal } = spawnSync(command, args, { stdio: "inherit", env: { ...process.env, ...environment } });
  if (status !== 0) process.exit(status ?? (signal ? 130 : 1));
}
