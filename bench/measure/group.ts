import { spawn } from "node:child_process";
import { setTimeout as wait } from "node:timers/promises";

/** A server and all that it started. */
export type Group = { stop: () => Promise<void> };

/** Starts a command that runs until it is stopped, in a process group of its own. */
export function startGroup(
  command: string,
  args: string[],
  cwd: string,
  environment: Record<string, string> = {},
): Group {
  const env = { ...cleanEnvironment(), ...environment };
  const { pid } = spawn(command, args, { cwd, detached: true, stdio: "ignore", env });
  if (pid === undefined) throw new Error(`${command} could not be started.`);
  const signal = (name: NodeJS.Signals | 0) => {
    try {
      return process.kill(-pid, name);
    } catch {
      return false;
    }
  };
  const stop = async () => {
    signal("SIGTERM");
    for (let patience = 50; patience > 0 && signal(0); patience -= 1) await wait(100);
    signal("SIGKILL");
  };
  return { stop };
}

/** npm tells its children about the script it runs; what the bench starts must not see the bench's. */
export function cleanEnvironment(): NodeJS.ProcessEnv {
  return Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^(npm_|NODE_ENV$|INIT_CWD$)/.test(name)),
  ) as NodeJS.ProcessEnv;
}
