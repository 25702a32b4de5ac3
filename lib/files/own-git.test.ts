import { chmodSync, writeFileSync } from "node:fs";
import path from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { ownGit } from "./own-git";
import { temporaryFolder } from "./temporary-folder";

const [theirs, ours] = [temporaryFolder("their-repository"), temporaryFolder("our-repository")];
const settings = path.join(theirs, "settings");
const env = { ...process.env };

beforeEach(() => {
  ownGit(theirs)("init", "--quiet");
  const hook = path.join(theirs, "commit-msg");
  writeFileSync(hook, "#!/bin/sh\nexit 1\n");
  chmodSync(hook, 0o755);
  writeFileSync(settings, `[commit]\n\tgpgSign = true\n[gpg]\n\tprogram = false\n[core]\n\thooksPath = ${theirs}\n`);
});
afterEach(() => {
  process.env = env;
});

it("neither a hook's repository nor the settings of who runs it have a part in a commit", () => {
  process.env = { ...env, GIT_DIR: path.join(theirs, ".git"), GIT_INDEX_FILE: "index", GIT_CONFIG_GLOBAL: settings };
  const git = ownGit(ours, "2026-11-18T23:30:00Z");
  git("init", "--quiet");
  git("commit", "--quiet", "--allow-empty", "--message", "first");
  expect(git("log", "--format=%s, %cI")).toBe("first, 2026-11-18T23:30:00+00:00");
  expect(() => ownGit(theirs)("log")).toThrow("does not have any commits yet");
});
