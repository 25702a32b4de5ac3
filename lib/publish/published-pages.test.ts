import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, it } from "vitest";
import { listPublishedPages } from "./published-pages";

it("lists pages by their address, and not what leads on from one that has moved", () => {
  const out = mkdtempSync(path.join(tmpdir(), "pages-"));
  for (const page of [".", "cli", "cli/commands/log", "old"]) {
    mkdirSync(path.join(out, "docs", page), { recursive: true });
    writeFileSync(path.join(out, "docs", page, "index.html"), "");
  }
  writeFileSync(path.join(out, "docs", "cli.html"), "");
  const moved = { old: "/docs/cli/" };
  expect(listPublishedPages(out, moved)).toEqual(["/docs/cli/commands/log/", "/docs/cli/", "/docs/"]);
  const empty = path.join(out, "empty");
  mkdirSync(path.join(empty, "docs"), { recursive: true });
  expect(() => listPublishedPages(empty)).toThrow("npm run build first");
});
