import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { readdirSync, readFileSync } from "node:fs";
import { endWithThis } from "@/lib/network/program";
import { cleanEnvironment } from "./environment";

/** What a command and everything it started cost. */
export type Cost = { seconds: number; cpuSeconds: number; peakMB: number; output: string };

const interval = 100;
const systemSetting = (name: string) => Number(execFileSync("getconf", [name], { encoding: "utf8" }));
const ticksPerSecond = systemSetting("CLK_TCK");
const pageSize = systemSetting("PAGESIZE");

/**
 * Runs a command to its end and samples its processes. They are found by their session, which is theirs alone, so
 * workers whose parent has gone are counted too. Shared pages count once for each process, as in the peers' figures;
 * processor time of a process that lived less than 100 ms may be missed.
 */
export async function measureCommand(command: string, args: string[], cwd: string): Promise<Cost> {
  const started = performance.now();
  const child = spawn(command, args, {
    cwd,
    detached: true,
    stdio: ["ignore", "pipe", "pipe"],
    env: cleanEnvironment(),
  });
  const letGo = endWithThis(child);
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (text) => (output += text));
  const cpu = new Map<number, number>();
  let peak = 0;
  const sample = () => {
    let memory = 0;
    for (const { pid, ticks, bytes } of processesOf(child.pid ?? 0)) {
      cpu.set(pid, ticks);
      memory += bytes;
    }
    peak = Math.max(peak, memory);
  };
  const timer = setInterval(sample, interval);
  const [status] = await once(child, "close").finally(() => {
    clearInterval(timer);
    letGo();
  });
  const seconds = (performance.now() - started) / 1000;
  if (status !== 0)
    throw new Error(`${command} ${args.join(" ")} failed with status ${status}:\n${output.slice(-4000)}`);
  const ticks = [...cpu.values()].reduce((sum, value) => sum + value, 0);
  return { seconds, cpuSeconds: ticks / ticksPerSecond, peakMB: peak / 1e6, output };
}

function processesOf(session: number): { pid: number; ticks: number; bytes: number }[] {
  return readdirSync("/proc").flatMap((name) => {
    if (!/^\d+$/.test(name)) return [];
    try {
      // The command's name, in parentheses, may hold spaces: count the fields from behind it. `man proc_pid_stat`.
      const stat = readFileSync(`/proc/${name}/stat`, "utf8");
      const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
      if (Number(fields[3]) !== session) return [];
      const ticks = Number(fields[11]) + Number(fields[12]);
      return [{ pid: Number(name), ticks, bytes: Number(fields[21]) * pageSize }];
    } catch {
      // It ended between the listing and the reading.
      return [];
    }
  });
}
