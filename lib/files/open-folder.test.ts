import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, expect, it } from "vitest";
import { openFolder } from "./open-folder";

const root = mkdtempSync(path.join(tmpdir(), "open-folder-"));
afterAll(() => rmSync(root, { recursive: true }));

it("what only its owner could read, and what anyone could write, has the modes of what is published", () => {
  mkdirSync(path.join(root, "docs"));
  for (const [name, mode] of [
    ["docs/index.html", 0o600],
    ["all.txt", 0o777],
  ] as const) {
    writeFileSync(path.join(root, name), "");
    chmodSync(path.join(root, name), mode);
  }
  chmodSync(path.join(root, "docs"), 0o700);
  openFolder(root);
  const modes = [".", "docs", "docs/index.html", "all.txt"].map((name) => statSync(path.join(root, name)).mode & 0o777);
  expect(modes).toEqual([0o755, 0o755, 0o644, 0o644]);
});
