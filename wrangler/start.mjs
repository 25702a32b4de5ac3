import { installPackages, run } from "../lib/commands/packages.mjs";

// `npm run host:cloudflare`: Cloudflare's server has packages of its own (it is large, and nothing else needs it).
const root = process.cwd();
installPackages();
process.chdir(import.meta.dirname);
installPackages();
process.chdir(root);
run(process.execPath, ["node_modules/tsx/dist/cli.mjs", "wrangler/run.ts"]);
