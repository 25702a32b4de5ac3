import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { installPackages, run } from "./packages.mjs";

// `npm test`: everything that is promised, from nothing but a clone. The order is from quick to slow.
installPackages();
needProgram("chromium", ["/usr/bin/chromium", "/usr/bin/google-chrome", process.env.CHROMIUM_PATH]);
needProgram("default-jre-headless", ["/usr/bin/java", process.env.JAVA_HOME && `${process.env.JAVA_HOME}/bin/java`]);
const steps = ["check", "unit", "build", "e2e"];
for (const step of steps) {
  console.log(`\n— npm run ${step}`);
  run("npm", ["run", "--silent", step]);
}

/**
 * Installs a Debian package whose program is not there, where that is possible, and says how to get it where not.
 * @param {string} debianPackage @param {(string | undefined)[]} programs where it may be
 */
function needProgram(debianPackage, programs) {
  if (programs.some((program) => program && existsSync(program))) return;
  console.log(`Installing ${debianPackage}, which the browser tests need …`);
  const install = `apt-get update -qq && apt-get install -y -qq ${debianPackage}`;
  const { status } = spawnSync("sh", ["-c", install], { stdio: ["ignore", "ignore", "inherit"] });
  if (status === 0) return;
  console.error(`The browser tests need ${debianPackage}. Install it, as root: ${install}`);
  process.exit(1);
}
