import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, expect, it } from "vitest";
import { differences } from "./differences";

const root = mkdtempSync(path.join(tmpdir(), "differences-"));
afterAll(() => rmSync(root, { recursive: true }));

function folder(name: string, files: Record<string, string>): string {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(root, name, file)), { recursive: true });
    writeFileSync(path.join(root, name, file), text);
  }
  return path.join(root, name);
}

it("folders with the same files have none", () => {
  const files = { "a.html": "<p>A</p>", "docs/b.txt": "" };
  expect(differences(folder("same-1", files), folder("same-2", files))).toEqual([]);
});

it("a missing file, one more, one byte, and one more at the end are told", () => {
  const one = folder("one", { "a.html": "made at 10:00", "b.txt": "b", "d.txt": "d" });
  const other = folder("other", { "a.html": "made at 10:01", "c/c.txt": "c", "d.txt": "dd" });
  expect(differences(one, other)).toEqual([
    'a.html differs: "made at 10:00" and "made at 10:01"',
    `b.txt is in ${one} alone.`,
    `c/c.txt is in ${other} alone.`,
    'd.txt differs: "d" and "dd"',
  ]);
});

it("the names of two builds hide nothing behind them", () => {
  const one = folder("build-1", { "a.html": '<i data-build="aaa"></i>é', "b.html": '<i data-build="aaa"></i>11' });
  const other = folder("build-2", { "a.html": '<i data-build="bbb"></i>é', "b.html": '<i data-build="bbb"></i>12' });
  expect(differences(one, other, ["aaa", "bbb"])).toEqual([
    'b.html differs: "<i data-build=\\"aaa\\"></i>11" and "<i data-build=\\"aaa\\"></i>12"',
  ]);
});

it("what others may read in one folder alone is told", () => {
  const folders = ["modes-1", "modes-2"].map((name) => folder(name, { "a.html": "a", "docs/b.html": "b" }));
  const [one = "", other = ""] = folders;
  for (const [name, mode] of [
    [`${one}/a.html`, 0o644],
    [`${one}/docs`, 0o755],
    [`${other}/a.html`, 0o600],
    [`${other}/docs`, 0o700],
  ] as const) {
    chmodSync(name, mode);
  }
  expect(differences(one, other).map((line) => line.slice(0, line.indexOf(" ")))).toEqual(["a.html", "docs/b.html"]);
});
