import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import path from "node:path";
import { fail } from "./fail.mjs";

/**
 * Installs a Debian package whose program is not there, where that is possible, and says how to get it where not.
 * @param {string} debianPackage @param {() => boolean} isThere whether its program is @param {object} more
 * @param {string} [more.variable] the variable that can name the program where it lies elsewhere
 * @param {string} [more.options] of the installation
 * @param {string | undefined} [more.substitute] a program that will do where it can't be installed
 */
export function needProgram(debianPackage, isThere, { variable = "", options = "", substitute } = {}) {
  const named = process.env[variable];
  if (named && !existsSync(named)) fail(`${variable} leads to ${named}, where no program is: correct or unset it.`);
  if (isThere()) return;
  console.log(`Installing ${debianPackage}, which this needs …`);
  // The level of a system at rest: a package that brings a service does not start it.
  const install = `apt-get update -qq && RUNLEVEL=1 apt-get install -y -qq ${options} ${debianPackage}`;
  const { status } = spawnSync("sh", ["-c", install], { stdio: ["ignore", "ignore", "inherit"] });
  if (status === 0 && isThere()) return;
  if (substitute) return console.log(`${debianPackage} could not be installed: ${substitute} takes its place.`);
  const instead = variable && `, or name the program in ${variable}`;
  fail(`This needs ${debianPackage}. Install it, on Debian as root by "${install}"${instead}.`);
}

/** Whether a program is in one of the places. @param {(string | undefined)[]} places */
export function isAt(...places) {
  return places.some((place) => place && existsSync(place));
}

/** Where a program may be, by the folders that the shell looks in. @param {string} program */
export function onPath(program) {
  return (process.env.PATH ?? "").split(path.delimiter).map((folder) => path.join(folder, program));
}

/**
 * Whether a program runs. One that is there can be broken: what needs it would fail for a reason that nobody looks for.
 * @param {string} program @param {string[]} args
 */
export function runs(program, ...args) {
  return spawnSync(program, args, { stdio: "ignore" }).status === 0;
}
