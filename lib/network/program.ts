import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { setTimeout as wait } from "node:timers/promises";
import { atEnd } from "@/lib/process/at-end";

/** A program that was started, with what it has printed so far. */
export type Program = {
  lines: string[];
  hasEnded: () => boolean;
  tell: (name: NodeJS.Signals) => void;
  stop: () => Promise<void>;
};

/** Where a program runs, and what it is told, if not as this one. */
type Surroundings = { cwd?: string; env?: NodeJS.ProcessEnv };

/** Starts a program in a process group of its own, so that it ends with all that it started. */
export function startProgram(command: string, args: readonly string[], surroundings: Surroundings = {}): Program {
  const child = spawn(command, args, { ...surroundings, detached: true, stdio: ["ignore", "pipe", "pipe"] });
  const lines = readLines(child);
  // When all that it started has ended, too: it may outlive it, to write down what it has.
  const closed = once(child, "close").catch(({ message }: Error) => lines.push(message));
  const letGo = endWithThis(child);
  const stop = async () => {
    signal(child, "SIGTERM");
    await Promise.race([closed, wait(5000, undefined, { ref: false })]);
    signal(child, "SIGKILL");
    letGo();
  };
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null;
  return { lines, hasEnded, tell: (name) => signal(child, name), stop };
}

/** Has a program that leads its process group end with this process, and all that it started; until it is let go. */
export function endWithThis(child: ChildProcess): () => void {
  return atEnd(() => signal(child, "SIGKILL"));
}

/** Tells a program and all that it started, also where it has ended itself and they have not. */
function signal(child: ChildProcess, name: NodeJS.Signals): void {
  if (child.pid === undefined) return;
  try {
    process.kill(-child.pid, name);
  } catch {
    // Nobody is left to be told.
  }
}

/** Asks again and again until an answer comes, as long as the program runs. Stops a program that does not answer. */
export async function untilAnswer<T>(program: Program, name: string, ask: () => Promise<T>): Promise<T> {
  const end = performance.now() + 60_000;
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

/** Goes on with what was started, and stops it where that fails, so that nothing runs that nobody will ever stop. */
export async function orStop<T>(started: { stop: () => Promise<void> }, goOn: () => Promise<T>): Promise<T> {
  try {
    return await goOn();
  } catch (error) {
    await started.stop();
    throw error;
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
    stream?.on("end", () => rest !== "" && lines.push(rest));
  }
  return lines;
}
