import { spawnSync } from "node:child_process";
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, it } from "vitest";
import { missingPackages } from "./packages.mjs";

/** What becomes of a process that runs a command. */
function runBy(...command: [string, string[]]) {
  const script = `import { run } from "./lib/commands/packages.mjs"; run(...${JSON.stringify(command)})`;
  return spawnSync(process.execPath, ["--input-type=module", "-e", script], { encoding: "utf8" });
}

it.each([
  ["exit 0", 0],
  ["exit 3", 3],
  ["kill -HUP $$", 129],
  ["kill -INT $$", 130],
  ["kill -TERM $$", 143],
])("after %s a command's process ends with %i", (command, code) => {
  expect(runBy("bash", ["-c", command]).status).toBe(code);
});

it("a program that is not there is named", () => {
  const { status, stderr } = runBy("no-such-program", []);
  expect(stderr).toBe("no-such-program could not be started: spawnSync no-such-program ENOENT\n");
  expect(status).toBe(127);
});

it("what builds the site is installed in production, too, as some hosts call themselves", () => {
  const folder = mkdtempSync(path.join(tmpdir(), "packages-"));
  const write = (name: string, value: object) => writeFileSync(path.join(folder, name), JSON.stringify(value));
  const npm = (...args: string[]) =>
    spawnSync("npm", args, { cwd: folder, env: { ...process.env, NODE_ENV: "production" }, encoding: "utf8" });
  mkdirSync(path.join(folder, "builder"));
  write("builder/package.json", { name: "builder", version: "1.0.0" });
  write("package.json", { name: "site", version: "1.0.0", devDependencies: { builder: "file:builder" } });
  copyFileSync(".npmrc", path.join(folder, ".npmrc"));
  npm("install", "--package-lock-only", "--offline");
  expect(npm("ci", "--offline").stderr).toBe("");
  expect(existsSync(path.join(folder, "node_modules/builder"))).toBe(true);
  rmSync(folder, { recursive: true });
});

const linux = { os: "linux", cpu: "x64", libc: "glibc" };
const wanted = {
  "": { version: "0.1.0" },
  "node_modules/a": { version: "1.0.0" },
  "node_modules/a-linux": { version: "1.0.0", optional: true, os: ["linux"], cpu: ["x64"] },
  "node_modules/a-gnu": { version: "1.0.0", optional: true, os: ["linux"], cpu: ["x64"], libc: ["glibc"] },
  "node_modules/a-musl": { version: "1.0.0", optional: true, os: ["linux"], cpu: ["x64"], libc: ["musl"] },
  "node_modules/a-mac": { version: "1.0.0", optional: true, os: ["darwin"] },
  "node_modules/of-a-mac": { version: "1.0.0", optional: true },
};
const { "node_modules/a-linux": forLinux, "node_modules/a-gnu": forGnu, "node_modules/a": common } = wanted;
const onLinux = { "node_modules/a": common, "node_modules/a-linux": forLinux, "node_modules/a-gnu": forGnu };

it.each([
  ["all of this system", onLinux, linux, []],
  ["nothing", {}, linux, ["a", "a-linux", "a-gnu"]],
  ["an older version", { ...onLinux, "node_modules/a-gnu": { version: "0.9.0" } }, linux, ["a-gnu"]],
  ["those of another library", onLinux, { ...linux, libc: "musl" }, ["a-musl"]],
  ["those of another system", onLinux, { os: "darwin", cpu: "arm64" }, ["a-mac"]],
  ["those of another processor, and none for this one", onLinux, { ...linux, cpu: "riscv64" }, []],
])("where %s was installed, what the machine needs and has not is missing", (_, found, machine, missing) => {
  expect(missingPackages(wanted, found, machine)).toEqual(missing.map((name) => `node_modules/${name}`));
});

it("what is installed here is complete, and would not be on another system", () => {
  const packagesOf = (file: string) => JSON.parse(readFileSync(file, "utf8")).packages;
  const [locked, installed] = [packagesOf("package-lock.json"), packagesOf("node_modules/.package-lock.json")];
  const script = `import { installPackages } from "./lib/commands/packages.mjs"; installPackages();`;
  const { stdout } = spawnSync(process.execPath, ["--input-type=module", "-e", script], {
    encoding: "utf8",
    // Where npm is none that installs.
    env: { ...process.env, PATH: "" },
  });
  expect(stdout).toBe("");
  const foreign = process.platform === "darwin" ? linux : { os: "darwin", cpu: "arm64" };
  const missing = missingPackages(locked, installed, foreign).join();
  for (const name of ["@img/sharp-", "@esbuild/", "@next/swc-"]) expect(missing).toContain(`node_modules/${name}`);
});
