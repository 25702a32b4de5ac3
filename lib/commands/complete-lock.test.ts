import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, expect, it } from "vitest";
import { lockFolders } from "@/lib/house/project-folders";

type Locked = { integrity?: string; inBundle?: boolean; link?: boolean };

it.each(lockFolders())("each package that is locked in %s has a checksum", (folder) => {
  const { packages } = JSON.parse(readFileSync(`${folder}/package-lock.json`, "utf8")) as {
    packages: Record<string, Locked>;
  };
  const unproved = Object.entries(packages).filter(
    ([name, { integrity, inBundle, link }]) => name !== "" && !integrity && !inBundle && !link,
  );
  expect(unproved.map(([name]) => name)).toEqual([]);
});

const folder = mkdtempSync(path.join(tmpdir(), "lock-"));
const at = (name: string) => path.join(folder, name);
afterAll(() => rmSync(folder, { recursive: true }));

/** Completes the lock files of a project, with a registry that knows the checksum of every package but one. */
function complete() {
  mkdirSync(at("bin"), { recursive: true });
  const known = '[ "$2" = tool-win32-x64@1.0.0 ] || echo "sha512-of-$2"';
  writeFileSync(at("bin/npm"), `#!/bin/sh\n${known}\n`, { mode: 0o755 });
  const PATH = `${at("bin")}${path.delimiter}${process.env.PATH}`;
  const command = path.resolve("lib/commands/complete-lock.mjs");
  return spawnSync(process.execPath, [command], { cwd: folder, encoding: "utf8", env: { ...process.env, PATH } });
}

const write = (name: string, packages: object) => {
  mkdirSync(path.dirname(at(name)), { recursive: true });
  writeFileSync(at(name), JSON.stringify({ lockfileVersion: 3, packages }));
};
const read = (name: string) => JSON.parse(readFileSync(at(name), "utf8")).packages;

it("a lock file gets the builds of other systems, and checksums, in each folder that has one", () => {
  const tool = { version: "1.0.0", integrity: "sha512-a", optionalDependencies: { "tool-darwin-arm64": "1.0.0" } };
  write("package-lock.json", { "": {}, "node_modules/tool": tool });
  const nested = {
    "node_modules/a": { version: "2.0.0", dev: true },
    "node_modules/a/node_modules/@b/c": { version: "3.0.0" },
  };
  write("mock/package-lock.json", { "": {}, ...nested });
  expect(complete().status).toBe(0);
  expect(read("package-lock.json")).toEqual({
    "": {},
    "node_modules/tool": tool,
    "node_modules/tool-darwin-arm64": {
      version: "1.0.0",
      integrity: "sha512-of-tool-darwin-arm64@1.0.0",
      cpu: ["arm64"],
      os: ["darwin"],
      optional: true,
    },
  });
  expect(read("mock/package-lock.json")).toEqual({
    "": {},
    "node_modules/a": { version: "2.0.0", integrity: "sha512-of-a@2.0.0", dev: true },
    "node_modules/a/node_modules/@b/c": { version: "3.0.0", integrity: "sha512-of-@b/c@3.0.0" },
  });
});

it("a package whose checksum the registry does not tell is named", () => {
  write("package-lock.json", { "": {}, "node_modules/tool-win32-x64": { version: "1.0.0" } });
  const { status, stderr } = complete();
  expect([status, stderr]).toEqual([
    1,
    "package-lock.json: the registry tells no checksum of tool-win32-x64@1.0.0. Run npm run lock where it does.\n",
  ]);
});
