import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
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
