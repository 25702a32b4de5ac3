import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { nameBuild } from "./build-id";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "build-id-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** A folder with these files, and the name that its build is given. */
function build(files: Record<string, string>, soFar = "so-far"): string {
  rmSync(folder, { recursive: true });
  mkdirSync(folder);
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(folder, name), text);
  return nameBuild(folder, soFar);
}

const files = { "a.html": '<script data-build="so-far">', "a.txt": '{"b":"so-far"}', "b.js": "run()" };

it("writes the name wherever the one before stood", () => {
  const id = build(files);
  expect(id).toMatch(/^[\w-]{12}$/);
  expect(readFileSync(path.join(folder, "a.html"), "utf8")).toBe(`<script data-build="${id}">`);
  expect(readFileSync(path.join(folder, "a.txt"), "utf8")).toBe(`{"b":"${id}"}`);
});

it("gives the same files the same name, and others another", () => {
  const id = build(files);
  expect(build(files)).toBe(id);
  expect(build({ ...files, "b.js": "run(1)" })).not.toBe(id);
  expect(build({ ...files, "c.txt": "" })).not.toBe(id);
});

it("stops at a script that names the build", () => {
  expect(() => build({ ...files, "b.js": 'run("so-far")' })).toThrow("out/b.js names the build");
});
