import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { constants } from "node:os";

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
 * Runs a command in the project's folder with its output shown. Where it fails, this process ends as it did: with its
 * status, with 128 and the number of the signal that ended it, or with 127 and a word where it can't be started.
 * @param {string} command @param {string[]} args
 */
export function run(command, args) {
  const ran = spawnSync(command, args, { stdio: "inherit" });
  if (ran.error) console.error(`${command} could not be started: ${ran.error.message}`);
  if (ran.status !== 0) process.exit(ran.status ?? (ran.signal ? 128 + constants.signals[ran.signal] : 127));
}
