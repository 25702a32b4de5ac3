import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { scriptArguments } from "@/lib/process/testing/script-arguments";

const script = `
  import { writeFileSync } from "node:fs";
  import { temporaryFolder } from "./lib/files/temporary-folder.ts";
  import { startProgram, untilAnswer } from "./lib/network/program.ts";
  const folder = temporaryFolder("of-a-test");
  writeFileSync(folder + "/file", "");
  const writing = startProgram("bash", ["-c", 'for ((n = 0; SECONDS < 20; n++)); do echo > "$0/$n"; [ $n = 9 ] && echo ready; done', folder]);
  await untilAnswer(writing, "It", async () => writing.lines[0] ?? Promise.reject());
  console.log(folder);
`;

it.each([
  ["by SIGHUP", "SIGHUP"],
  ["by SIGINT", "SIGINT"],
  ["by SIGTERM", "SIGTERM"],
  ["by itself", undefined],
] as const)(
  "a temporary folder goes with a process that ends %s, though a program writes into it",
  async (_how, name) => {
    const end = name ? "" : "process.exit();";
    const started = spawn(process.execPath, scriptArguments(script + end));
    const closed = once(started, "close");
    const [said] = await once(started.stdout, "data");
    const folder = String(said).trim();
    expect(path.basename(folder)).toMatch(/^of-a-test-/);
    if (name) started.kill(name);
    await closed;
    expect(existsSync(folder)).toBe(false);
  },
);
