import { isAt, needProgram, onPath } from "../lib/commands/need-program.mjs";
import { installPackages, run } from "../lib/commands/packages.mjs";
import { chromePath } from "./measure/chrome.mjs";

// `npm run bench`: the bench has packages of its own (Lighthouse is large, and nothing else needs it).
installPackages();
process.chdir(import.meta.dirname);
installPackages();
needProgram("chromium", () => isAt(chromePath), { variable: "CHROMIUM_PATH" });
needProgram("openssl", () => isAt(...onPath("openssl")));
run("npm", ["run", "--silent", "bench", "--", ...process.argv.slice(2)]);
