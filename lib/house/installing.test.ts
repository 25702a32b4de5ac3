import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { lockFolders } from "./project-folders";

// npm reads the file of the folder that it installs in, and no other of the project's.
describe.each(lockFolders())("what is installed in %s", (folder) => {
  it("runs no script of a package", () => {
    expect(readFileSync(`${folder}/.npmrc`, "utf8").split("\n")).toContain("ignore-scripts=true");
  });

  it("needs no script of ours before or after another, since those do not run either", () => {
    const names = Object.keys(JSON.parse(readFileSync(`${folder}/package.json`, "utf8")).scripts ?? {});
    const hooked = [...names, "install", "pack", "publish"].flatMap((name) => [`pre${name}`, `post${name}`]);
    expect(names.filter((name) => hooked.includes(name) || name === "prepare")).toEqual([]);
  });
});

it("there are four such folders", () => {
  expect(lockFolders()).toEqual([".", "bench", "mock", "wrangler"]);
});
