import { readFileSync, statSync } from "node:fs";
import { type CliRead, readCli } from "./read";

/** The one file that says what the command line is. */
export const cliFile = "content/cli/devlog.opencli.yaml";

let kept: { stamp: number; read: CliRead } | undefined;

/** The command line as its description is on disk; read again when the file has changed. */
export function loadCli(): CliRead {
  const stamp = statSync(cliFile).mtimeMs;
  if (kept?.stamp !== stamp) kept = { stamp, read: readCli(cliFile, readFileSync(cliFile, "utf8")) };
  return kept.read;
}
