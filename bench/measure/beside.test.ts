import { mkdirSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { ownGit } from "@/lib/files/own-git";
import { temporaryFolder } from "@/lib/files/temporary-folder";
import { builtMark } from "@/lib/publish/ensure-built";
import { besideFault } from "./beside";

const folder = temporaryFolder("bench-beside");
const at = (name: string) => path.join(folder, name);

it("what is measured beside was built, of the files as they are now where Git knows them", () => {
  expect(besideFault(folder)).toBe("has no built out/");
  mkdirSync(at("out"));
  writeFileSync(at("page.mdx"), "");
  expect(besideFault(folder)).toBeUndefined();
  ownGit(folder)("init", "--quiet");
  const stale = "has an out/ that is not of its files as they are now";
  expect(besideFault(folder)).toBe(stale);
  writeFileSync(at(".gitignore"), "out/");
  writeFileSync(at(builtMark), "");
  const later = Date.now() / 1000 + 60;
  utimesSync(at(builtMark), later, later);
  expect(besideFault(folder)).toBeUndefined();
  utimesSync(at("page.mdx"), later + 1, later + 1);
  expect(besideFault(folder)).toBe(stale);
  rmSync(at("out"), { recursive: true });
  expect(besideFault(folder)).toBe("has no built out/");
});
