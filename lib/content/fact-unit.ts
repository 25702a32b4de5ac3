import type { Fault } from "./problem";

/** A time's units, one of each. */
const units = ["second", "minute", "hour", "day", "week", "month"];

/**
 * What is wrong with the words after a fact: one that is called by its unit has no other behind it.
 * @example unitFault("api.cursorHours", " days.") // in hours, and "days" follows
 */
export function unitFault(path: string, after: string): Fault | undefined {
  const unit = /(second|minute|hour|day)s$/i.exec(path)?.[1]?.toLowerCase();
  const next = /^[\s-]*([a-z]+)/i.exec(after)?.[1] ?? "";
  const named = next.toLowerCase().replace(/s$/, "");
  if (unit === undefined || !units.includes(named) || named === unit) return undefined;
  return { what: `The fact "${path}" is in ${unit}s, and "${next}" follows it.`, cure: `Write ${unit}s.` };
}
