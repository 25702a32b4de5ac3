import { factList } from "@/lib/facts/fact-at";
import { type Resolver, UnresolvedError } from "./resolver";
import { tableOf } from "./table";

const written = factList("webhooks.retries");

/** `<RetrySchedule />`: when a webhook that failed is delivered again. */
export const retrySchedule: Resolver = {
  attributes: {},
  resolve: () => retryTable(written),
};

/** Waits in words, as the facts have them: `5 seconds`, `30 minutes`, `2 hours`. */
export function retryTable(waits: readonly string[]): string {
  let passed = 0;
  const rows = waits.map((wait, index) => {
    passed += secondsIn(wait);
    return [String(index + 2), wait, clock(passed)];
  });
  return tableOf(["Attempt", "After the one before", "After the first"], [["1", "at once", clock(0)], ...rows]);
}

const seconds: Readonly<Record<string, number>> = { second: 1, minute: 60, hour: 3600 };

function secondsIn(wait: string): number {
  const [, count, unit = ""] = /^(\d+) (\w+?)s?$/.exec(wait) ?? [];
  const length = seconds[unit];
  if (length !== undefined) return Number(count) * length;
  throw new UnresolvedError(
    `"${wait}" among the facts is no time to wait.`,
    "Write webhooks.retries in lib/facts/facts.ts in seconds, minutes, and hours: 2 hours.",
  );
}

/** @example clock(7505) // "2 h 05 min 05 s" */
function clock(total: number): string {
  const two = (value: number) => String(value).padStart(2, "0");
  return `${Math.floor(total / 3600)} h ${two(Math.floor(total / 60) % 60)} min ${two(total % 60)} s`;
}
