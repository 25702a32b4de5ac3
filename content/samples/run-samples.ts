import { execFileSync } from "node:child_process";
import { copyFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { isAt, onPath } from "@/lib/commands/need-program.mjs";
import { temporaryFolder } from "@/lib/files/temporary-folder";

export const languages = ["JavaScript", "Python", "Go"] as const;
export type Language = (typeof languages)[number];

/**
 * Which languages are here. `npm test` installs what is missing, where it may. What is here and broken counts: its tests fail,
 * where they would be left out unseen.
 */
export const runnable: Record<Language, boolean> = {
  JavaScript: true,
  Python: isAt(...onPath("python3")),
  Go: isAt(...onPath("go")),
};

const programs = new Map<string, string>();

/**
 * Builds files of a page as one Go program, once, and returns its path. They are copied first, because Go refuses a
 * folder that holds two programs.
 */
export function buildGo(files: readonly string[], main = ""): string {
  const parts = [...files, main].join("\n");
  const known = programs.get(parts);
  if (known) return known;

  const build = temporaryFolder("devlog-go");
  for (const file of files) copyFileSync(file, path.join(build, path.basename(file)));
  if (main) writeFileSync(path.join(build, "main.go"), main);
  writeFileSync(path.join(build, "go.mod"), "module sample\n\ngo 1.19\n");
  execFileSync("go", ["vet", "."], { cwd: build });
  execFileSync("go", ["build", "-o", "sample", "."], { cwd: build, env: { ...process.env, CGO_ENABLED: "0" } });
  const program = path.join(build, "sample");
  programs.set(parts, program);
  return program;
}
