import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { temporaryFolder } from "@/lib/files/temporary-folder";
import { filesOfEachKind, foldersOfEachKind } from "./tried";

const out = temporaryFolder("tried");
for (const name of ["index.html", "_headers", "docs/index.html", "docs/a/x.md", "docs/b c/x.md", "_next/static/a.js"]) {
  mkdirSync(path.join(out, path.dirname(name)), { recursive: true });
  writeFileSync(path.join(out, name), "");
}

it.each([
  ["without rules, one folder", [], ["/docs/b%20c/"]],
  ["one folder of each rule", [{ path: "/_next/*", headers: {} }], ["/_next/static/", "/docs/b%20c/"]],
])("what has no page to show: %s", (_, rules, folders) =>
  expect(foldersOfEachKind(out, rules).sort()).toEqual(folders),
);

it("a file of each ending, but of that of `/`, which is led on", () =>
  expect(filesOfEachKind(out, []).sort()).toEqual(["_next/static/a.js", "docs/b c/x.md", "docs/index.html"]));
