import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { ownGit } from "@/lib/files/own-git";
import { lastUpdated, parseLog, readHistory } from "./dates";

it("parseLog takes the newest commit of each file", () => {
  const log = "\x001763640000\n\ncontent/a.mdx\ncontent/b.mdx\n\x001763000000\n\ncontent/a.mdx\ncontent/c.mdx\n";
  expect([...parseLog(log)]).toEqual([
    ["content/a.mdx", "2025-11-20"],
    ["content/b.mdx", "2025-11-20"],
    ["content/c.mdx", "2025-11-13"],
  ]);
});

it("parseLog reads an empty history", () => expect(parseLog("").size).toBe(0));

it("a file that Git does not know has no date", () => expect(lastUpdated("content/never-written.mdx")).toBeUndefined());

describe("readHistory", () => {
  const folder = mkdtempSync(path.join(tmpdir(), "history-"));
  afterAll(() => rmSync(folder, { recursive: true }));
  const git = ownGit(folder, "2026-11-18T23:30:00Z");

  it("says why there are no dates where there is no repository", () => {
    const { dates, unknown } = readHistory(folder);
    expect([dates.size, unknown]).toEqual([0, expect.stringMatching(/: not a git repository .*\. Build in a clone/)]);
  });

  it("says why there are no dates where there is no Git, or one that refuses", () => {
    const { PATH } = process.env;
    const programs = mkdtempSync(path.join(tmpdir(), "programs-"));
    try {
      process.env.PATH = programs;
      expect(readHistory(folder).unknown).toContain("no history here: there is no program git. ");
      const refusal = "fatal: detected dubious ownership in repository at '/a'";
      writeFileSync(path.join(programs, "git"), `#!/bin/sh\necho "${refusal}\nTo add" >&2\nexit 128\n`, {
        mode: 0o755,
      });
      expect(readHistory(folder).unknown).toContain(
        "no history here: detected dubious ownership in repository at '/a'. ",
      );
    } finally {
      process.env.PATH = PATH;
      rmSync(programs, { recursive: true });
    }
  });

  it("knows the files of a clone, but not those of a shallow one", () => {
    mkdirSync(path.join(folder, "content"));
    git("init", "-q");
    for (const name of ["a", "b"]) {
      writeFileSync(path.join(folder, "content", `${name}.mdx`), name);
      git("add", ".");
      git("commit", "-q", "-m", name);
    }
    expect(readHistory(folder)).toEqual({
      dates: new Map([
        ["content/b.mdx", "2026-11-18"],
        ["content/a.mdx", "2026-11-18"],
      ]),
    });
    mkdirSync(path.join(folder, "docs", "content"), { recursive: true });
    writeFileSync(path.join(folder, "docs", "content", "c.mdx"), "c");
    git("add", ".");
    git("commit", "-q", "-m", "c");
    expect([...readHistory(path.join(folder, "docs")).dates.keys()]).toEqual(["content/c.mdx"]);
    git("clone", "-q", "--depth", "1", `file://${folder}`, "shallow");
    const { dates, unknown } = readHistory(path.join(folder, "shallow"));
    expect([dates.size, unknown]).toEqual([0, expect.stringContaining("shallow")]);
  });
});
