import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fail } from "./fail.mjs";

/*
 * `npm run lock`: after a change of dependencies, on a machine whose registry does not carry the builds of other
 * systems. npm then leaves those optional packages out of the lock file, and `npm ci` refuses such a lock everywhere.
 * This writes them back by name and version, with the checksum that the registry tells of each: without one, `npm ci`
 * would take whatever comes under the name.
 */
const files = [".", ...readdirSync(".")].map((folder) => path.join(folder, "package-lock.json")).filter(existsSync);
const unproved = files.flatMap(complete);
if (unproved.length > 0) fail(unproved.join("\n"));

/**
 * Completes a lock file; says of which packages the registry tells no checksum.
 * @param {string} file @returns {string[]}
 */
function complete(file) {
  const lock = JSON.parse(readFileSync(file, "utf8"));
  const packages = lock.packages;
  const added = addBuilds(packages);
  const missing = Object.entries(packages).flatMap(([place, entry]) => {
    if (!place.includes("node_modules/") || entry.integrity || entry.inBundle || entry.link) return [];
    const wanted = `${entry.name ?? place.replace(/.*node_modules\//, "")}@${entry.version}`;
    const integrity = checksumOf(wanted);
    if (!integrity) return `${file}: the registry tells no checksum of ${wanted}. Run npm run lock where it does.`;
    const { version, ...rest } = entry;
    packages[place] = { version, integrity, ...rest };
    return [];
  });
  // In the order of npm, which would put each entry back.
  lock.packages = Object.fromEntries(Object.entries(packages).sort(([a], [b]) => a.localeCompare(b, "en")));
  writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
  console.log(`${added} packages of other systems added to ${file}.`);
  return missing;
}

/**
 * Adds the builds for other systems that the packages of a lock file want, and says how many.
 * @param {Record<string, { version: string, dev?: boolean, optional?: boolean, optionalDependencies?: Record<string, string> }>} packages
 */
function addBuilds(packages) {
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
  return added;
}

/**
 * The checksum of a package by its name and version, as the registry tells it; empty where it tells none.
 * @param {string} wanted
 */
function checksumOf(wanted) {
  return (spawnSync("npm", ["view", wanted, "dist.integrity"], { encoding: "utf8" }).stdout ?? "").trim();
}

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
