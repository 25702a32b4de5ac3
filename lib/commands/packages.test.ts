import { spawnSync } from "node:child_process";
import { expect, it } from "vitest";

/** What becomes of a process that runs a command. */
function runBy(...command: [string, string[]]) {
  const script = `import { run } from "./lib/commands/packages.mjs"; run(...${JSON.stringify(command)})`;
  return spawnSync(process.execPath, ["--input-type=module", "-e", script], { encoding: "utf8" });
}

it.each([
  ["exit 0", 0],
  ["exit 3", 3],
  ["kill -HUP $$", 129],
  ["kill -INT $$", 130],
  ["kill -TERM $$", 143],
])("after %s a command's process ends with %i", (command, code) => {
  expect(runBy("bash", ["-c", command]).status).toBe(code);
});

it("a program that is not there is named", () => {
  const { status, stderr } = runBy("no-such-program", []);
  expect(stderr).toBe("no-such-program could not be started: spawnSync no-such-program ENOENT\n");
  expect(status).toBe(127);
});
