import { execFile } from "node:child_process";
import { readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import { site } from "@/lib/site/config";

/** What came back, as curl has it. */
export type Answered = { status: string; body: string };

/** A credential, as far as a mock server looks at it. */
export const readersKey = "dvl_live_example";

/** The story's values for what a page leaves to the reader. */
const reader: Record<string, string> = {
  [site.apiKeyVariable]: readersKey,
  ACCESS_TOKEN: "example",
  RECAP_ID: "rcp_8HbJ2uKeMx",
  PROJECT_ID: "prj_7Qm2XcV9Lb",
  REPOSITORY_ID: "repo_4kT8sLw1Gd",
  ENTRY_ID: "wle_3RzN6yPdUa",
};

const run = promisify(execFile);
let count = 0;

/**
 * Runs one `curl` command in bash as a page has it, but against another server: `swap` is the address that it has and
 * the one that it gets. `prefer` asks the mock server for what no mock can know by itself.
 */
export async function runCurl(
  command: string,
  swap: { from: string; to: string },
  folder: string,
  prefer?: string,
): Promise<Answered> {
  count += 1;
  const file = path.join(folder, `${count}.txt`);
  const extra = ["-sS", "-o", file, "-w", "%{http_code}", "--max-time", "20"];
  if (prefer) extra.push("-H", `Prefer: ${prefer}`);
  const script = [
    `curl() { command curl "$@" ${extra.map((word) => `'${word}'`).join(" ")}; }`,
    // `$(devlog auth token)` hands over a credential; no other command stands inside a call.
    'devlog() { [ "$*" = "auth token" ] && echo "$ACCESS_TOKEN"; }',
    command.replaceAll(swap.from, swap.to),
  ].join("\n");
  const { stdout } = await run("bash", ["-c", script], { env: { ...process.env, ...reader } }).catch((error) => {
    throw new Error(`This command failed:\n${command}\n${error.stderr ?? error.message}`, { cause: error });
  });
  const body = readFileSync(file, "utf8").replace(/^HTTP\/[\s\S]*?\r\n\r\n/, "");
  rmSync(file);
  return { status: stdout.slice(-3), body };
}
