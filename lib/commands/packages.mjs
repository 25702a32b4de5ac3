import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { constants } from "node:os";
import "./need-place.cjs";

/** Installs the locked packages where they are missing or of another lock file. */
export function installPackages() {
  if (isInstalled()) return;
  console.log("Installing the locked packages …");
  run("npm", ["ci"]);
}

/** npm keeps a copy of the lock of what it installed. */
function isInstalled() {
  if (!existsSync("node_modules/.package-lock.json")) return false;
  const [wanted, found] = ["package-lock.json", "node_modules/.package-lock.json"].map(
    (file) => JSON.parse(readFileSync(file, "utf8")).packages,
  );
  return missingPackages(wanted, found, thisMachine()).length === 0;
}

/**
 * What is locked and not installed. An optional package is missing only where it names this machine's system: npm leaves out
 * those of other systems, and what comes with them.
 * @typedef {{ version?: string, optional?: boolean, os?: string[], cpu?: string[], libc?: string[] }} Locked
 * @typedef {{ os: string, cpu: string, libc?: string | undefined }} Machine
 * @param {Record<string, Locked>} wanted @param {Record<string, Locked>} found @param {Machine} machine
 */
export function missingPackages(wanted, found, machine) {
  const isNeeded = (/** @type {Locked} */ entry) => !entry.optional || isBuiltFor(machine, entry);
  return Object.entries(wanted).flatMap(([name, entry]) =>
    name !== "" && isNeeded(entry) && found[name]?.version !== entry.version ? [name] : [],
  );
}

/** @param {Machine} machine @param {Locked} entry */
function isBuiltFor(machine, { os, cpu, libc }) {
  const fits = (/** @type {string[] | undefined} */ list, own = "") => !list || list.includes(own);
  return Boolean(os ?? cpu) && fits(os, machine.os) && fits(cpu, machine.cpu) && fits(libc, machine.libc);
}

/**
 * As npm tells it: of the C libraries of Linux, Node's report has a version of the one and none of the other.
 * @returns {Machine}
 */
function thisMachine() {
  const { platform: os, arch: cpu } = process;
  if (os !== "linux") return { os, cpu };
  const { header } = /** @type {{ header: { glibcVersionRuntime?: string } }} */ (process.report.getReport());
  return { os, cpu, libc: header.glibcVersionRuntime ? "glibc" : "musl" };
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
