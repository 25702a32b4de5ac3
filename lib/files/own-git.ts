import { execFileSync } from "node:child_process";
import { devNull } from "node:os";

/** What tells Git which repository it is in. A hook has them: `git rev-parse --local-env-vars` lists them, and settings. */
const repositoryVariables = [
  "GIT_DIR",
  "GIT_WORK_TREE",
  "GIT_COMMON_DIR",
  "GIT_INDEX_FILE",
  "GIT_OBJECT_DIRECTORY",
  "GIT_ALTERNATE_OBJECT_DIRECTORIES",
  "GIT_SHALLOW_FILE",
  "GIT_PREFIX",
];

/** Lets Git find the repository by the folder it runs in, though a hook runs this process. */
export function forgetRepository(env: NodeJS.ProcessEnv): void {
  for (const name of repositoryVariables) delete env[name];
}

/**
 * Git in a folder of our own, whose repository is ours to write, at any moment (`date`, for both dates of a commit).
 * Nothing of who runs it is asked: their settings may sign each commit or have hooks, which nobody is there to answer, and
 * where one of their hooks runs this, the variables name their repository, which would take the commits.
 */
export function ownGit(folder: string, date = "2026-11-20T12:00:00Z"): (...args: string[]) => string {
  const env: NodeJS.ProcessEnv = { ...process.env, GIT_CONFIG_GLOBAL: devNull, GIT_CONFIG_NOSYSTEM: "1" };
  for (const who of ["AUTHOR", "COMMITTER"]) {
    Object.assign(env, {
      [`GIT_${who}_NAME`]: "Robin",
      [`GIT_${who}_EMAIL`]: "robin@acme.example",
      [`GIT_${who}_DATE`]: date,
    });
  }
  forgetRepository(env);
  return (...args) => execFileSync("git", args, { cwd: folder, encoding: "utf8", env, stdio: "pipe" }).trim();
}
