import { spawnSync } from "node:child_process";
import { copyFileSync, mkdirSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { temporaryFolder } from "@/lib/files/temporary-folder";

const file = "lib/commands/need-place.cjs";

/** What a command says that runs in a project of this name. */
function saidIn(name: string) {
  const root = path.join(temporaryFolder("folder"), name);
  mkdirSync(path.join(root, path.dirname(file)), { recursive: true });
  copyFileSync(file, path.join(root, file));
  const { status, stderr } = spawnSync(process.execPath, [path.join(root, file)], { encoding: "utf8" });
  return { status, stderr: stderr.replace(path.dirname(root), "…") };
}

it.each(["C#", "release%2F2", "why?", "all*", "a\\b"])("no command runs in a folder named %s", (name) => {
  const character = /[^\w]/.exec(name)?.[0];
  const cure = "which Node's tools misread: move the project to a folder without.";
  expect(saidIn(name)).toEqual({ status: 1, stderr: `…/${name} has "${character}" in it, ${cure}\n` });
});

it.each(["my docs", "über", "@x,{y}", "it's (1)", "x[1]", 'x&"y"', "x:y"])("every command may run in %s", (name) => {
  expect(saidIn(name)).toEqual({ status: 0, stderr: "" });
});

it("no command runs on Windows, where WSL is the way", () => {
  const script = `Object.defineProperty(process, "platform", { value: "win32" }); require("./${file}")`;
  const { status, stderr } = spawnSync(process.execPath, ["-e", script], { encoding: "utf8" });
  expect([status, stderr]).toEqual([1, expect.stringContaining("Windows has in WSL")]);
});
