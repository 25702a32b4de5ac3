import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, expect, it } from "vitest";
import { listPublishedPages } from "./published-pages";

const out = mkdtempSync(path.join(tmpdir(), "pages-"));
afterAll(() => rmSync(out, { recursive: true }));

it("lists pages by their address, and not what leads on from one that has moved", () => {
  for (const page of [".", "cli", "cli/commands/log", "old"]) {
    mkdirSync(path.join(out, "docs", page), { recursive: true });
    writeFileSync(path.join(out, "docs", page, "index.html"), "");
  }
  writeFileSync(path.join(out, "docs", "cli.html"), "");
  const moved = { old: "/docs/cli/" };
  expect(listPublishedPages(out, moved)).toEqual(["/docs/cli/commands/log/", "/docs/cli/", "/docs/"]);
});

it.each(["empty", "missing"])("stops at a folder that is %s", (name) => {
  if (name === "empty") mkdirSync(path.join(out, name, "docs"), { recursive: true });
  expect(() => listPublishedPages(path.join(out, name))).toThrow("npm run build first");
});
