import { browserPackage, findBrowser } from "./browser.mjs";
import { fail } from "./fail.mjs";
import { hasJava, java } from "./java.mjs";
import { isAt, needProgram, onPath, runs } from "./need-program.mjs";

// `npm run programs`: what the tests need beside the locked packages.
needProgram(browserPackage, () => isAt(process.env.CHROMIUM_PATH, `/usr/bin/${browserPackage}`), {
  variable: "CHROMIUM_PATH",
  substitute: findBrowser(),
});
if (process.env.JAVA_HOME && !hasJava()) fail(`JAVA_HOME leads to ${java}, which does not run: correct or unset it.`);
needProgram("default-jre-headless", hasJava);
const small = { options: "--no-install-recommends" };
// The samples in the pages are run: see content/samples/ and mock/.
for (const program of ["curl", "openssl"]) needProgram(program, () => isAt(...onPath(program)));
needProgram("python3", () => runs("python3", "--version"));
// The written configuration is served by it: see e2e/hosts.spec.ts.
needProgram("nginx", () => isAt("/usr/sbin/nginx", ...onPath("nginx")), small);
needProgram("golang-go", () => runs("go", "version"), small);
