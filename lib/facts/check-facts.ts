import { lineOfPath } from "@/lib/content/field-path";
import type { Fault, Problem } from "@/lib/content/problem";
import { slipsIn } from "@/lib/content/typing-slips";
import { readText } from "@/lib/files/text";
import { factsFile, isTexts } from "./fact-at";
import { facts } from "./facts";

type Parts = Pick<typeof facts, "profileCompletion" | "webhooks">;

/** Facts that no app can have: a number below zero or broken, parts of a whole that are not 100 %, a wait that is no time. */
export function checkFacts(held: object = facts, source = readText(factsFile)): Problem[] {
  const { profileCompletion, webhooks } = held as Partial<Parts>;
  const faults = numbersIn(held, "").flatMap(([path, number]) =>
    Number.isInteger(number) && number >= 0
      ? []
      : [{ path, what: `The fact "${path}" is ${number}, which counts nothing.`, cure: "Write a whole number." }],
  );
  const parts = Object.values(profileCompletion ?? { all: 100 });
  const whole = parts.reduce<number>((sum, part) => sum + part, 0);
  if (Number.isFinite(whole) && whole !== 100) {
    const what = `The parts of "profileCompletion" make ${whole} % together.`;
    faults.push({ path: "profileCompletion", what, cure: "Write parts that make 100." });
  }
  for (const wait of isTexts(webhooks?.retries) ? webhooks.retries : []) {
    if (/^(?:1 (?:second|minute|hour)|\d+ (?:second|minute|hour)s)$/.test(wait)) continue;
    const what = `"${wait}" of "webhooks.retries" is no time to wait.`;
    faults.push({ path: "webhooks.retries", what, cure: "Write it in seconds, minutes, or hours: 2 hours." });
  }
  faults.push(...emptyIn(held, ""));
  return faults.map(({ path, ...fault }) => ({ file: factsFile, line: lineOfPath(source, path), ...fault }));
}

function numbersIn(value: unknown, path: string): [string, number][] {
  if (typeof value === "number") return [[path, value]];
  if (typeof value !== "object" || value === null || Array.isArray(value)) return [];
  return Object.entries(value).flatMap(([name, inner]) => numbersIn(inner, path ? `${path}.${name}` : name));
}

type FactFault = Fault & { path: string };

/** Facts that say nothing, say it twice, are not typed as they were meant, or have their end before their beginning. */
function emptyIn(value: unknown, path: string): FactFault[] {
  if (typeof value === "string") {
    // Said here, once, and not on each page that shows it.
    if (value !== "" && value.trim() === value) return slipsIn(value).map((slip) => ({ path, ...slip }));
    return [{ path, what: `The fact "${path}" is "${value}".`, cure: "Write its words, without a space around them." }];
  }
  if (Array.isArray(value)) {
    // Waits may be alike.
    const again = path.endsWith("retries") ? undefined : value.find((entry, index) => value.indexOf(entry) < index);
    if (value.length === 0)
      return [{ path, what: `The fact "${path}" is an empty list.`, cure: "Write what it lists." }];
    if (again !== undefined) return [{ path, what: `The fact "${path}" has "${again}" twice.`, cure: "Remove one." }];
    return value.flatMap((entry) => emptyIn(entry, path));
  }
  if (typeof value !== "object" || value === null) return [];
  const { min, max } = value as { min?: unknown; max?: unknown };
  if (typeof min === "number" && typeof max === "number" && min > max)
    return [
      { path, what: `The fact "${path}" has ${min} for its least and ${max} for its most.`, cure: "Exchange them." },
    ];
  return Object.entries(value).flatMap(([name, inner]) => emptyIn(inner, path ? `${path}.${name}` : name));
}
