import { isDay } from "@/lib/content/day";
import type { ValueRule } from "./types";

type Kind = { label: string; pattern?: RegExp; form?: string };

/** The kinds of value an argument or flag can take: how a table names each, and what it looks like. */
const kinds = {
  text: { label: "text" },
  name: { label: "name", pattern: /^[\w.-]+$/, form: "a name of letters, digits, dots, hyphens, and underscores" },
  date: { label: "date, `YYYY-MM-DD`", pattern: /^\d{4}-\d{2}-\d{2}$/, form: "YYYY-MM-DD" },
  integer: { label: "integer", pattern: /^-?\d+$/, form: "an integer" },
  url: { label: "URL", pattern: /^https?:\/\/[^\s/]+/, form: "an http or https address" },
  email: { label: "email address", pattern: /^[^@\s]+@[^@\s]+$/, form: "an email address" },
  key: { label: "project key", pattern: /^[a-z0-9]+(-[a-z0-9]+)*$/, form: "lower case letters, digits, and hyphens" },
  tag: { label: "tag", pattern: /^[a-z0-9-]+$/, form: "lower case letters, digits, and hyphens" },
  sha: { label: "commit SHA", pattern: /^[0-9a-f]{4,40}$/, form: "4 to 40 hexadecimal digits" },
  range: { label: "revision range" },
  file: { label: "file" },
  folder: { label: "folder" },
} as const satisfies Record<string, Kind>;

export type ValueType = keyof typeof kinds;
export const valueTypes = Object.keys(kinds) as ValueType[];

/** A kind of value as a table names it, with its limits: "integer, 1 to 100". */
export function describeValue({ type, choices, minimum, maximum }: ValueRule): string {
  if (choices.length > 0) return choices.map((choice) => `\`${choice}\``).join(", ");
  // An integer is typed as it stands here, so it has no commas.
  const [shown, unit] = type === "integer" ? [String, ""] : [grouped, " characters"];
  const limits =
    maximum === undefined
      ? ""
      : minimum === undefined
        ? `, up to ${shown(maximum)}${unit}`
        : `, ${minimum} to ${shown(maximum)}${unit}`;
  return kinds[type].label + limits;
}

/** What a value must be, if it is not: "must be 1 to 100"; `undefined` where it is right. */
export function valueFault(value: string, { type, choices, minimum = 0, maximum }: ValueRule): string | undefined {
  if (choices.length > 0) return choices.includes(value) ? undefined : `must be one of ${choices.join(", ")}`;
  const kind: Kind = kinds[type];
  if (kind.pattern && !kind.pattern.test(value)) return `must be ${kind.form}`;
  if (type === "date" && !isDay(value)) return "must be a day of the calendar";
  if (maximum === undefined) return undefined;
  const measured = type === "integer" ? Number(value) : [...value].length;
  if (measured >= minimum && measured <= maximum) return undefined;
  return type === "integer"
    ? `must be ${minimum} to ${maximum}`
    : `must have ${minimum} to ${grouped(maximum)} characters`;
}

function grouped(value: number): string {
  return value.toLocaleString("en-US");
}
