import { cpus } from "node:os";
import { setTimeout as wait } from "node:timers/promises";

const glance = 250;
const busyShare = 0.3;
/** How long a run may wait in all; after that it measures whatever the machine is doing, and says so. */
const patience = Number(process.env.BENCH_PATIENCE ?? 240) * 1000;

const record = { waited: 0, measurements: 0, busy: 0 };

/** Waits until others leave the processors alone: on a shared machine, their builds would be measured with ours. */
export async function untilQuiet(): Promise<void> {
  record.measurements += 1;
  for (;;) {
    const started = performance.now();
    if ((await shareOfWork()) <= busyShare) return;
    if (record.waited > patience) {
      record.busy += 1;
      return;
    }
    record.waited += performance.now() - started;
  }
}

/** What `untilQuiet` saw since it was last asked. */
export function takeQuietRecord(): string {
  const { waited, measurements, busy } = record;
  record.measurements = 0;
  record.busy = 0;
  const total = `${(waited / 1000).toFixed(0)} s of waiting so far`;
  return busy === 0 ? `quiet, ${total}` : `busy at ${busy} of ${measurements} measurements, ${total}`;
}

async function shareOfWork(): Promise<number> {
  const before = processorTimes();
  await wait(glance);
  const after = processorTimes();
  return 1 - (after.idle - before.idle) / (after.all - before.all);
}

function processorTimes(): { idle: number; all: number } {
  const times = cpus().map(({ times: { user, nice, sys, irq, idle } }) => ({
    idle,
    all: user + nice + sys + irq + idle,
  }));
  return {
    idle: times.reduce((sum, { idle }) => sum + idle, 0),
    all: times.reduce((sum, { all }) => sum + all, 0),
  };
}
