import { fork } from "node:child_process";
import { utimesSync } from "node:fs";
import "./need-place.cjs";

const started = new Date();

/**
 * `npm run build`. The content is checked while Next's bundler works; Next draws no page before it is told that all is
 * well (`runAfterProductionCompile` in next.config.mjs), so a mistake stops the build while `out/` is untouched.
 */
const next = fork("node_modules/next/dist/bin/next", ["build"], {
  // Without the loader for TypeScript that this process has.
  execArgv: [],
  env: { ...process.env, NEXT_TELEMETRY_DISABLED: "1" },
});
// Whatever ends this process, a check that throws, too.
process.on("exit", () => next.kill());
const ended = new Promise<number>((resolve, reject) => {
  next.on("error", reject).on("exit", (code) => resolve(code ?? 1));
});
const bundled = new Promise((resolve) => next.once("message", resolve));

// Loaded when Next has begun, since that takes a second.
const { tellProblems } = await import("./tell-problems");
if ((await tellProblems()) > 0) process.exit(1);
await Promise.race([bundled, ended]);
if (next.connected) next.send("checked");
const code = await ended;
if (code !== 0) process.exit(code);

const { publish } = await import("@/lib/publish/publish");
const { builtMark } = await import("@/lib/publish/ensure-built");
const pages = publish();
// What is saved from now on is newer, though it be written before the last page (`isBuilt`).
utimesSync(builtMark, started, started);
console.log(`${pages} pages published to out/, each at both of its addresses.`);
const { keptFolders, removeUnused } = await import("@/lib/files/kept-files");
for (const folder of Object.values(keptFolders)) removeUnused(folder);
const { whyNoDates } = await import("@/lib/content/dates");
const { whyExpired } = await import("@/lib/discovery/security-text");
const { site } = await import("@/lib/site/config");
// What only the day or the clone of a build has amiss stops none: the same commit is built again years later.
for (const notice of [whyNoDates(), whyExpired(site.securityChecked)]) if (notice) console.log(notice);
