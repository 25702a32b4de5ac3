import { readdirSync, utimesSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { keepFile, readKeptFile, removeUnused } from "./kept-files";
import { temporaryFolder } from "./temporary-folder";

const folder = temporaryFolder("kept-files");

const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 60 * 60 * 1000);

it("gives the bytes back that were kept, and nothing where there are none", () => {
  const file = path.join(folder, "bytes", "a.bin");
  expect(readKeptFile(file)).toBeUndefined();
  keepFile(file, new Uint8Array([0, 255, 10]));
  expect([...(readKeptFile(file) ?? [])]).toEqual([0, 255, 10]);
  keepFile(file, "text");
  expect(readKeptFile(file)?.toString()).toBe("text");
  expect(readdirSync(path.dirname(file))).toEqual(["a.bin"]);
});

it("removes what nobody has kept or read for 30 days, and what was left half written", () => {
  const uses = path.join(folder, "uses");
  const old: [string, number][] = [
    ["read-again", 40],
    ["kept-again", 40],
    ["unused", 31],
    ["unused.123.part", 31],
    ["younger", 29],
  ];
  for (const [name, days] of old) {
    keepFile(path.join(uses, name), name);
    utimesSync(path.join(uses, name), daysAgo(days), daysAgo(days));
  }
  readKeptFile(path.join(uses, "read-again"));
  keepFile(path.join(uses, "kept-again"), "");
  removeUnused(uses);
  expect(readdirSync(uses).sort()).toEqual(["kept-again", "read-again", "younger"]);
});

it("there need be nothing yet", () => {
  expect(() => removeUnused(path.join(folder, "nowhere"))).not.toThrow();
});
