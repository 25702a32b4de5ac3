import { setTimeout as wait } from "node:timers/promises";
import type { Browser, Conditions, Engine, RunningEngine } from "./browser";
import { type Host, startHost } from "./host";
import type { Outcome } from "./outcome";
import { desktop, type Story } from "./story";

const usual: Conditions = { ...desktop, system: "light", hasScripts: true };

type Circumstances = {
  /** May spoil the host. */
  prepare?: (host: Host) => void;
  /** How many milliseconds the story may take. */
  patience?: number;
};

/** Plays a story on a host of its own, in a browser that has never been there. */
export async function play(
  engine: Engine,
  running: RunningEngine,
  story: Story,
  { prepare = () => {}, patience = 90_000 }: Circumstances = {},
): Promise<Outcome> {
  const why = story.unless ?? (story.needs && engine.lacks[story.needs]);
  if (why) return { is: "not covered", why };
  const started = performance.now();
  const seconds = () => (performance.now() - started) / 1000;
  const host = await startHost();
  try {
    prepare(host);
    await visit(running, story, host, patience);
    return { is: "passed", seconds: seconds() };
  } catch (error) {
    return { is: "failed", seconds: seconds(), why: error instanceof Error ? error.message : String(error) };
  } finally {
    host.stop();
  }
}

async function visit(running: RunningEngine, story: Story, host: Host, patience: number): Promise<void> {
  const browser = await running.open({ ...usual, ...story.conditions });
  const told = tell(story, host, browser);
  try {
    const late = wait(patience, "late" as const, { ref: false });
    if ((await Promise.race([told, late])) === "late") throw new Error("It takes too long.");
  } finally {
    await browser.close();
    // A closed browser refuses what the story still wants of it, so that nothing goes on beside the next one.
    await told.catch(() => {});
  }
}

async function tell(story: Story, host: Host, browser: Browser): Promise<void> {
  await story.run({ host, browser, tab: await browser.newTab() });
  const faults = [...(await browser.listFaults()), ...host.failures];
  const surprises = faults.filter((fault) => !story.faults?.test(fault));
  if (surprises.length > 0) throw new Error(`Unannounced: ${surprises.join("\n")}`);
}
