import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, it, vi } from "vitest";
import { temporaryFolder } from "@/lib/files/temporary-folder";
import { scriptArguments } from "@/lib/process/testing/script-arguments";
import { measureCommand } from "./process-tree";

const folder = temporaryFolder("process-tree");

/** What another process needs for measuring a command. */
const byAnother = (command: string, args: string[]) => {
  const measured = JSON.stringify([command, args, "."]).slice(1, -1);
  const script = `
    import { measureCommand } from "./bench/measure/process-tree.ts";
    await measureCommand(${measured}).catch(({ message }) => console.log(message));
  `;
  return scriptArguments(script);
};

it("counts what a command and its helpers print and cost", async () => {
  const work = "for ((n = 0; n < 200000; n++)); do :; done";
  const { output, seconds, cpuSeconds, peakMB } = await measureCommand(
    "bash",
    ["-c", `(${work}) & wait; echo done`],
    ".",
  );
  expect(output).toBe("done\n");
  expect(seconds).toBeGreaterThan(0.1);
  expect(cpuSeconds).toBeGreaterThan(0);
  expect(peakMB).toBeGreaterThan(1);
});

it("a command that fails is named with what it said", async () => {
  const measured = measureCommand("bash", ["-c", "echo no luck >&2; exit 3"], ".");
  await expect(measured).rejects.toThrow("bash -c echo no luck >&2; exit 3 failed with status 3:\nno luck");
});

it("nobody goes on sampling a command that is not there", () => {
  const said = execFileSync(process.execPath, byAnother("no-such-program", []), { encoding: "utf8", timeout: 30_000 });
  expect(said).toBe("spawn no-such-program ENOENT\n");
});

it("a command ends with whoever measures it", async () => {
  const file = path.join(folder, "pid");
  const measuring = spawn(process.execPath, byAnother("bash", ["-c", `echo $$ > ${file}; sleep 60`]));
  const closed = once(measuring, "close");
  const pid = await vi.waitFor(() => {
    const text = readFileSync(file, "utf8");
    expect(text).toMatch(/\n$/);
    return Number(text);
  }, 20_000);
  measuring.kill("SIGINT");
  expect(await closed).toEqual([130, null]);
  await vi.waitFor(() => expect(() => process.kill(pid, 0)).toThrow("ESRCH"), 5000);
});
