import { mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, expect, it } from "vitest";
import { keptByFile, keptFor } from "./kept";

const folder = mkdtempSync(path.join(tmpdir(), "kept-"));
afterAll(() => rmSync(folder, { recursive: true }));

it("reads a file once, until it changes", () => {
  const file = path.join(folder, "a.txt");
  const other = path.join(folder, "b.txt");
  let count = 0;
  const read = keptByFile((text) => `${text}${++count}`);
  writeFileSync(file, "one ");
  writeFileSync(other, "other ");
  expect([read(file), read(file), read(other), read(file)]).toEqual(["one 1", "one 1", "other 2", "one 1"]);
  writeFileSync(file, "changed ");
  expect([read(file), read(other)]).toEqual(["changed 3", "other 2"]);
});

it("reads a file again that was replaced by another of its size and time", async () => {
  const file = path.join(folder, "c.txt");
  const read = keptByFile((text) => text);
  const put = (text: string) => {
    writeFileSync(file, text);
    utimesSync(file, 1_700_000_000, 1_700_000_000);
    return read(file);
  };
  const first = put("one");
  // The clock of a file system has steps.
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect([first, put("two")]).toEqual(["one", "two"]);
});

it("asks once for each object, whatever the answer is", () => {
  const [one, other] = [{ name: "one" }, { name: "other" }];
  const asked: string[] = [];
  const make = keptFor(({ name }: { name: string }) => {
    asked.push(name);
    return undefined;
  });
  expect([make(one), make(one), make(other)]).toEqual([undefined, undefined, undefined]);
  expect(asked).toEqual(["one", "other"]);
});
