import { installPackages, run } from "../lib/commands/packages.mjs";

// `npm run bench`: the bench has packages of its own (Lighthouse is large, and nothing else needs it).
installPackages();
process.chdir(import.meta.dirname);
installPackages();
run("npm", ["run", "--silent", "bench", "--", ...process.argv.slice(2)]);
