import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import path from "node:path";
import { browserPackage, findBrowser } from "./browser.mjs";

// `npm run programs`: what the tests need beside the locked packages.
needProgram(browserPackage, [process.env.CHROMIUM_PATH, `/usr/bin/${browserPackage}`], "", findBrowser());
needProgram("default-jre-headless", ["/usr/bin/java", process.env.JAVA_HOME && `${process.env.JAVA_HOME}/bin/java`]);
// The samples in the pages are run: see content/samples/ and mock/.
for (const program of ["curl", "openssl", "python3"]) needProgram(program, onPath(program));
// The written configuration is served by it: see e2e/hosts.spec.ts.
needProgram("nginx", ["/usr/sbin/nginx", ...onPath("nginx")], "--no-install-recommends");
needProgram("golang-go", onPath("go"), "--no-install-recommends");

/**
 * Installs a Debian package whose program is not there, where that is possible, and says how to get it where not.
 * @param {string} debianPackage @param {(string | undefined)[]} programs where it may be @param {string} options
 * @param {string} [substitute] a program that will do where it can't be installed
 */
function needProgram(debianPackage, programs, options = "", substitute = undefined) {
  if (programs.some((program) => program && existsSync(program))) return;
  console.log(`Installing ${debianPackage}, which the tests need …`);
  // The level of a system at rest: a package that brings a service does not start it.
  const install = `apt-get update -qq && RUNLEVEL=1 apt-get install -y -qq ${options} ${debianPackage}`;
  const { status } = spawnSync("sh", ["-c", install], { stdio: ["ignore", "ignore", "inherit"] });
  if (status === 0) return;
  if (substitute) return console.log(`${debianPackage} could not be installed: ${substitute} takes its place.`);
  console.error(`The tests need ${debianPackage}. Install it, as root: ${install}`);
  process.exit(1);
}

/** Where a program may be, by the folders that the shell looks in. @param {string} program */
function onPath(program) {
  return (process.env.PATH ?? "").split(path.delimiter).map((folder) => path.join(folder, program));
}
