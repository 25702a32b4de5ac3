import { mkdirSync, mkdtempSync, rmSync, symlinkSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { ownGit } from "@/lib/files/own-git";
import { builtMark, isBuilt } from "./ensure-built";
import { headerRules } from "./hosts/rules";
import { writeHosts } from "./hosts/write-hosts";

const root = mkdtempSync(path.join(tmpdir(), "ensure-built-"));
const at = (name: string) => path.join(root, name);

beforeEach(() => {
  for (const folder of ["content/cli", "out"]) mkdirSync(at(folder), { recursive: true });
  ownGit(root)("init", "--quiet");
  for (const name of ["content/cli/log.mdx", "content/cli/logs.mdx", "out/404.html", builtMark])
    writeFileSync(at(name), "");
  writeFileSync(at(".gitignore"), "out/");
  const hourAgo = Date.now() / 1000 - 3600;
  for (const name of [".gitignore", "content/cli/log.mdx", "content/cli/logs.mdx", "content/cli", "content", "."])
    utimesSync(at(name), hourAgo, hourAgo);
});

afterEach(() => rmSync(root, { recursive: true }));

it.each([
  ["nothing was changed", () => {}, true],
  ["there is none", () => rmSync(at("out"), { recursive: true }), false],
  ["publishing it failed", () => publishInVain(), false],
  ["a file was changed", () => writeFileSync(at("content/cli/log.mdx"), "changed"), false],
  ["a file was added", () => writeFileSync(at("content/inbox.mdx"), "changed"), false],
  ["a file was deleted", () => rmSync(at("content/cli/log.mdx")), false],
])("of a build, when %s", (_, change, expected) => {
  const past = Date.now() / 1000 - 60;
  utimesSync(at(builtMark), past, past);
  change();
  expect(isBuilt(root)).toBe(expected);
});

/** A new export, beside which the files of hosts cannot be written: their folder would lie in one that is not there. */
function publishInVain() {
  rmSync(at(builtMark));
  writeFileSync(at("out/404.html"), "");
  const rules = headerRules({ policy: "default-src 'none'", link: "</a.css>;rel=preload;as=style" });
  symlinkSync(at("nowhere"), at("out/leading-nowhere"));
  expect(() => writeHosts(rules, [], at("out"), at("out/leading-nowhere/hosts"))).toThrow("mkdir");
}
