import { spawn } from "node:child_process";
import { once } from "node:events";
import { setTimeout as wait } from "node:timers/promises";
import { expect, it, vi } from "vitest";
import { scriptArguments } from "@/lib/process/testing/script-arguments";
import { startProgram, untilAnswer } from "./program";

const bash = (script: string) => startProgram("bash", ["-c", script]);
const untilSaid = (program: ReturnType<typeof bash>, line: string) =>
  untilAnswer(program, "The script", async () => expect(program.lines).toContain(line));

it("what a program started ends with it, and can write down what it has before", async () => {
  const program = bash(`(trap 'sleep 0.2; echo written; exit' TERM; echo ready; while :; do sleep 0.05; done) & wait`);
  await untilSaid(program, "ready");
  await program.stop();
  expect(program.lines).toContain("written");
  expect(program.hasEnded()).toBe(true);
});

it("what a program started ends also where it has ended itself", async () => {
  const program = bash("(while :; do echo alive; sleep 0.05; done) & exit");
  await vi.waitFor(() => expect(program.lines).toContain("alive"), 5000);
  await program.stop();
  const { length } = program.lines;
  await wait(200);
  expect(program.lines).toHaveLength(length);
});

it("a program that has ended is not waited for, and what it said is told", async () => {
  const asked = untilAnswer(bash("echo no luck >&2; exit 3"), "The script", () => Promise.reject());
  await expect(asked).rejects.toThrow("The script does not answer. It said: no luck");
});

it("what a program said last is told, without an end of its line, too", async () => {
  const asked = untilAnswer(bash("printf 'no luck' >&2; exit 3"), "The script", () => Promise.reject());
  await expect(asked).rejects.toThrow("It said: no luck");
});

it("a program that is not there says so", async () => {
  const asked = untilAnswer(startProgram("no-such-program", []), "The program", () => Promise.reject());
  await expect(asked).rejects.toThrow("It said: spawn no-such-program ENOENT");
});

it.each([
  ["SIGHUP", 129],
  ["SIGINT", 130],
  ["SIGTERM", 143],
] as const)("whoever is ended by %s leaves no program behind, and exits as a shell expects", async (name, code) => {
  const script = `
    import { startProgram, untilAnswer } from "./lib/network/program.ts";
    const program = startProgram("bash", ["-c", "echo $$; sleep 60"]);
    const line = await untilAnswer(program, "It", async () => program.lines[0] ?? Promise.reject());
    console.log(line);
  `;
  const starter = spawn(process.execPath, scriptArguments(script));
  const closed = once(starter, "close");
  const [pid] = await once(starter.stdout, "data");
  starter.kill(name);
  expect(await closed).toEqual([code, null]);
  // Until the system has forgotten it.
  await vi.waitFor(() => expect(() => process.kill(Number(pid), 0)).toThrow("ESRCH"), 5000);
});
