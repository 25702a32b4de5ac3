import { readFileSync, writeFileSync } from "node:fs";

/*
 * `npm run lock`: after a change of dependencies, on a machine whose registry does not carry the builds of other
 * systems. npm then leaves those optional packages out of the lock file, and `npm ci` refuses such a lock everywhere.
 * This writes them back by name and version, without a checksum, as npm does for a package that it has not fetched.
 */
const file = "package-lock.json";
const lock = JSON.parse(readFileSync(file, "utf8"));
const packages = lock.packages;
let added = 0;

for (const [holder, { optionalDependencies = {}, dev }] of Object.entries(packages)) {
  for (const [name, version] of Object.entries(optionalDependencies)) {
    const isThere = packages[`node_modules/${name}`] ?? packages[`${holder}/node_modules/${name}`];
    const system = systemOf(name);
    if (isThere || !system || !/^\d/.test(version)) continue;
    packages[`node_modules/${name}`] = { version, ...system, ...(dev ? { dev } : {}), optional: true };
    added += 1;
  }
}

lock.packages = Object.fromEntries(Object.entries(packages).sort(([a], [b]) => (a < b ? -1 : 1)));
writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
console.log(`${added} packages of other systems added to ${file}.`);

/**
 * The system that a package is built for, by the words of its name: `…-linux-arm64-musl`.
 * @param {string} name
 */
function systemOf(name) {
  const words = name.split(/[-/]/);
  const os = ["android", "darwin", "freebsd", "linux", "openharmony", "win32"].find((system) => words.includes(system));
  const cpu = ["arm64", "arm", "ia32", "ppc64", "riscv64", "s390x", "x64"].find((kind) => words.includes(kind));
  if (!os || !cpu) return undefined;
  const libc = words.some((word) => word.startsWith("musl")) ? "musl" : os === "linux" ? "glibc" : undefined;
  return { cpu: [cpu], os: [os], ...(libc ? { libc: [libc] } : {}) };
}
