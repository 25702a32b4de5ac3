import { existsSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { projectFolders } from "./project-folders";

const folders = [".", ...projectFolders()].filter((folder) => existsSync(`${folder}/package-lock.json`));

// npm reads the file of the folder that it installs in, and no other of the project's.
describe.each(folders)("what is installed in %s", (folder) => {
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
  expect(folders.sort()).toEqual([".", "bench", "mock", "wrangler"]);
});
