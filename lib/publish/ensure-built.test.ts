import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { isBuilt } from "./ensure-built";

const root = mkdtempSync(path.join(tmpdir(), "ensure-built-"));
const at = (name: string) => path.join(root, name);

beforeEach(() => {
  for (const folder of ["content/cli", "out"]) mkdirSync(at(folder), { recursive: true });
  execFileSync("git", ["init", "--quiet"], { cwd: root });
  for (const name of ["content/cli/log.mdx", "content/cli/logs.mdx", "out/404.html"]) writeFileSync(at(name), "");
  writeFileSync(at(".gitignore"), "out/");
  const hourAgo = Date.now() / 1000 - 3600;
  for (const name of [".gitignore", "content/cli/log.mdx", "content/cli/logs.mdx", "content/cli", "content", "."])
    utimesSync(at(name), hourAgo, hourAgo);
});

afterEach(() => rmSync(root, { recursive: true }));

it.each([
  ["nothing was changed", () => {}, true],
  ["there is none", () => rmSync(at("out/404.html")), false],
  ["a file was changed", () => writeFileSync(at("content/cli/log.mdx"), "changed"), false],
  ["a file was added", () => writeFileSync(at("content/inbox.mdx"), "changed"), false],
  ["a file was deleted", () => rmSync(at("content/cli/log.mdx")), false],
])("of a build, when %s", (_, change, expected) => {
  const past = Date.now() / 1000 - 60;
  utimesSync(at("out/404.html"), past, past);
  change();
  expect(isBuilt(root)).toBe(expected);
});
