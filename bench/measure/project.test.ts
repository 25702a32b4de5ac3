import { writeFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { ownGit } from "@/lib/files/own-git";
import { temporaryFolder } from "@/lib/files/temporary-folder";
import { describeMachine } from "./project";

const root = temporaryFolder("bench-project");
const git = ownGit(root);

it("names the commit that is measured, where Git can tell it", () => {
  expect(describeMachine(root).summary).toMatch(/^Unknown commit, \d+ × .+, \d+ GB, Node [\d.]+\.$/);
  git("init", "--quiet");
  expect(describeMachine(root).summary).toMatch(/^Unknown commit, /);
  git("commit", "--quiet", "--allow-empty", "--message", "first");
  const commit = git("rev-parse", "--short", "HEAD");
  expect(describeMachine(root)).toMatchObject({ commit, isChanged: false });
  writeFileSync(path.join(root, "new.txt"), "");
  expect(describeMachine(root).summary).toContain(`Commit ${commit} with changes, `);
});
