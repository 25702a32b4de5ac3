import { setTimeout as wait } from "node:timers/promises";
import type { Conditions, Engine, RunningEngine } from "./browser";
import { type Host, startHost } from "./host";
import type { Outcome } from "./outcome";
import { desktop, type Story } from "./story";

const usual: Conditions = { ...desktop, system: "light", hasScripts: true };
const patience = 90_000;

/** Plays a story on a host of its own, in a browser that has never been there; `prepare` may spoil the host. */
export async function play(
  engine: Engine,
  running: RunningEngine,
  story: Story,
  prepare: (host: Host) => void = () => {},
): Promise<Outcome> {
  const why = story.unless ?? (story.needs && engine.lacks[story.needs]);
  if (why) return { is: "not covered", why };
  const started = performance.now();
  const seconds = () => (performance.now() - started) / 1000;
  const host = await startHost();
  prepare(host);
  try {
    const late = wait(patience, "late" as const, { ref: false });
    if ((await Promise.race([visit(running, story, host), late])) === "late") throw new Error("It takes too long.");
    return { is: "passed", seconds: seconds() };
  } catch (error) {
    return { is: "failed", seconds: seconds(), why: error instanceof Error ? error.message : String(error) };
  } finally {
    host.stop();
  }
}

async function visit(running: RunningEngine, story: Story, host: Host): Promise<void> {
  const browser = await running.open({ ...usual, ...story.conditions });
  try {
    await story.run({ host, browser, tab: await browser.newTab() });
    const faults = [...(await browser.listFaults()), ...host.failures];
    const surprises = faults.filter((fault) => !story.faults?.test(fault));
    if (surprises.length > 0) throw new Error(`Unannounced: ${surprises.join("\n")}`);
  } finally {
    await browser.close();
  }
}
