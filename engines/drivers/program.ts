import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { setTimeout as wait } from "node:timers/promises";

/** A program that was started, with what it has printed so far. */
export type Program = { lines: string[]; hasEnded: () => boolean; stop: () => Promise<void> };

/** Starts a program in a process group of its own, so that it ends with all that it started. */
export function startProgram(command: string, options: string[], environment: Record<string, string> = {}): Program {
  const child = spawn(command, options, {
    detached: true,
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...process.env, ...environment },
  });
  const lines = readLines(child);
  children.add(child);
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null;
  const stop = async () => {
    const ended = hasEnded() ? undefined : once(child, "exit");
    signal(child, "SIGTERM");
    await Promise.race([ended, wait(5000, undefined, { ref: false })]);
    signal(child, "SIGKILL");
    children.delete(child);
  };
  return { lines, hasEnded, stop };
}

const children = new Set<ChildProcess>();

// Whoever interrupts the stories leaves no browser behind.
process.once("exit", () => {
  for (const child of children) signal(child, "SIGKILL");
});
for (const name of ["SIGINT", "SIGTERM"] as const) process.once(name, () => process.exit(130));

/** Tells a program and all that it started, also where it has ended itself and they have not. */
function signal(child: ChildProcess, name: NodeJS.Signals): void {
  if (child.pid === undefined) return;
  try {
    process.kill(-child.pid, name);
  } catch {
    // Nobody is left to be told.
  }
}

/** Asks again and again until an answer comes, as long as the program runs. */
export async function untilAnswer<T>(program: Program, name: string, ask: () => Promise<T>): Promise<T> {
  const end = performance.now() + 30_000;
  for (;;) {
    try {
      return await ask();
    } catch (cause) {
      if (program.hasEnded() || performance.now() > end) {
        await program.stop();
        throw new Error(`${name} does not answer. It said: ${program.lines.slice(-5).join("\n")}`, { cause });
      }
      await wait(25);
    }
  }
}

function readLines(child: ChildProcess): string[] {
  const lines: string[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    let rest = "";
    stream?.setEncoding("utf8").on("data", (text: string) => {
      const parts = `${rest}${text}`.split("\n");
      rest = parts.pop() ?? "";
      lines.push(...parts);
    });
  }
  return lines;
}
