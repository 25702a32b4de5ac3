import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import path from "node:path";
import { browserPackage, findBrowser } from "./browser.mjs";
import { fail } from "./fail.mjs";
import { hasJava, java } from "./java.mjs";

// `npm run programs`: what the tests need beside the locked packages.
needProgram(browserPackage, isAt(process.env.CHROMIUM_PATH, `/usr/bin/${browserPackage}`), "", findBrowser());
if (process.env.JAVA_HOME && !hasJava()) fail(`JAVA_HOME leads to ${java}, which does not run: correct or unset it.`);
needProgram("default-jre-headless", hasJava());
// The samples in the pages are run: see content/samples/ and mock/.
for (const program of ["curl", "openssl", "python3"]) needProgram(program, isAt(...onPath(program)));
// The written configuration is served by it: see e2e/hosts.spec.ts.
needProgram("nginx", isAt("/usr/sbin/nginx", ...onPath("nginx")), "--no-install-recommends");
needProgram("golang-go", isAt(...onPath("go")), "--no-install-recommends");

/**
 * Installs a Debian package whose program is not there, where that is possible, and says how to get it where not.
 * @param {string} debianPackage @param {boolean} isThere whether its program is @param {string} options
 * @param {string} [substitute] a program that will do where it can't be installed
 */
function needProgram(debianPackage, isThere, options = "", substitute = undefined) {
  if (isThere) return;
  console.log(`Installing ${debianPackage}, which the tests need …`);
  // The level of a system at rest: a package that brings a service does not start it.
  const install = `apt-get update -qq && RUNLEVEL=1 apt-get install -y -qq ${options} ${debianPackage}`;
  const { status } = spawnSync("sh", ["-c", install], { stdio: ["ignore", "ignore", "inherit"] });
  if (status === 0) return;
  if (substitute) return console.log(`${debianPackage} could not be installed: ${substitute} takes its place.`);
  fail(`The tests need ${debianPackage}. Install it, as root: ${install}`);
}

/** Whether a program is in one of the places. @param {(string | undefined)[]} places */
function isAt(...places) {
  return places.some((place) => place && existsSync(place));
}

/** Where a program may be, by the folders that the shell looks in. @param {string} program */
function onPath(program) {
  return (process.env.PATH ?? "").split(path.delimiter).map((folder) => path.join(folder, program));
}
