import { installPackages, run } from "./packages.mjs";

// `npm run mock`, `npm run host:cloudflare`: runs what has packages of its own, since they are large and nothing else
// needs them, from the project's folder.
const [folder = ""] = process.argv.slice(2);
const root = process.cwd();
installPackages();
process.chdir(folder);
installPackages();
process.chdir(root);
run(process.execPath, ["node_modules/tsx/dist/cli.mjs", `${folder}/run.ts`]);
