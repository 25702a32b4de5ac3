import { spawnSync } from "node:child_process";
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, it } from "vitest";

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
