import { execFile } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { afterAll, expect, it, vi } from "vitest";
import { watchFolders } from "./watch-folders";

const root = mkdtempSync(path.join(tmpdir(), "watch-"));
const heard: string[] = [];

afterAll(() => rmSync(root, { recursive: true }));

const hears = (folder: string, name: string) =>
  vi.waitFor(() => {
    writeFileSync(path.join(folder, name), String(Math.random()));
    expect(heard).toContain(path.join(folder, name));
  }, 4000);

it("hears of a folder that is new, and of one that was removed and made again", async () => {
  watchFolders([root], (name) => heard.push(name));
  for (const folder of ["guides", "v1.2"].map((name) => path.join(root, name))) {
    mkdirSync(folder);
    await hears(folder, "first.mdx");
    rmSync(folder, { recursive: true });
    mkdirSync(folder);
    await hears(folder, "second.mdx");
  }
});

it("survives folders that go while it looks at them, as when another branch is checked out", async () => {
  watchFolders([root], (name) => heard.push(name));
  const churn = "for i in $(seq 200); do mkdir -p a/b/c/d a/e/f; rm -r a; done";
  await promisify(execFile)("sh", ["-c", churn], { cwd: root });
  const folder = path.join(root, "a");
  mkdirSync(folder);
  await hears(folder, "last.mdx");
});
