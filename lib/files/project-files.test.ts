import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, expect, it } from "vitest";
import { ownGit } from "./own-git";
import { listProjectFiles } from "./project-files";

const root = mkdtempSync(path.join(tmpdir(), "project-files-"));
afterAll(() => rmSync(root, { recursive: true }));

it("lists what Git has and what it will have, as it is on disk, without what tries the site unless that is asked for", () => {
  for (const name of ["lib/kept.ts", "lib/gone.ts", "bench/run.ts", "out/page.html", "content/new.mdx"]) {
    mkdirSync(path.dirname(path.join(root, name)), { recursive: true });
    writeFileSync(path.join(root, name), "");
  }
  writeFileSync(path.join(root, ".gitignore"), "out/");
  const git = ownGit(root);
  git("init", "--quiet");
  git("add", "lib", "bench", ".gitignore");
  rmSync(path.join(root, "lib/gone.ts"));
  const site = [".gitignore", "content/new.mdx", "lib/kept.ts"];
  expect(listProjectFiles(root).sort()).toEqual(site);
  expect(listProjectFiles(root, { isWhole: true }).sort()).toEqual([...site, "bench/run.ts"].sort());
});
