/**
 * A value of an API description. Objects are maps, so that a property named `__proto__` is a name like any other;
 * integers that a number cannot hold exactly are bigints.
 */
export type Value = ValueMap | Value[] | string | number | bigint | boolean | null;
export type ValueMap = Map<string, Value>;

/** A value as it is written in JSON, no digit of an integer lost. */
export type JsonText = string;

const none: ValueMap = new Map();

/** The value as a map; an empty one where it is something else, or nothing. */
export function mapOf(value: Value | undefined): ValueMap {
  return value instanceof Map ? value : none;
}

/** The value as a list; an empty one where it is something else, or nothing. */
export function listOf(value: Value | undefined): readonly Value[] {
  return Array.isArray(value) ? value : [];
}

/** The value as a text, or `undefined`. */
export function textOf(value: Value | undefined): string | undefined {
  return typeof value === "string" ? value : undefined;
}

/** A list's texts, other members left out. */
export function textsOf(value: Value | undefined): string[] {
  return listOf(value).filter((one): one is string => typeof one === "string");
}

/** The value as JSON on one line, or indented by `indent` spaces; no digit of an integer lost. */
export function jsonText(value: Value, indent = 0): string {
  return print(value, indent === 0 ? undefined : " ".repeat(indent), "\n");
}

function print(value: Value, step: string | undefined, line: string): string {
  if (value instanceof Map) {
    const colon = step === undefined ? ":" : ": ";
    return enclosed("{", "}", step, line, [...value], ([name, inner], deeper) => {
      return `${JSON.stringify(name)}${colon}${print(inner, step, deeper)}`;
    });
  }
  if (Array.isArray(value)) {
    return enclosed("[", "]", step, line, value, (inner, deeper) => print(inner, step, deeper));
  }
  return typeof value === "bigint" ? String(value) : JSON.stringify(value);
}

function enclosed<T>(
  open: string,
  close: string,
  step: string | undefined,
  line: string,
  members: readonly T[],
  one: (member: T, deeper: string) => string,
): string {
  if (members.length === 0) return open + close;
  const deeper = line + (step ?? "");
  const [before, between, after] = step === undefined ? ["", ",", ""] : [deeper, `,${deeper}`, line];
  return open + before + members.map((member) => one(member, deeper)).join(between) + after + close;
}

/** The value as ordinary JavaScript, as `JSON.parse` gives it. A property named `__proto__` stays one. */
export function toPlain(value: Value): unknown {
  if (value instanceof Map) return Object.fromEntries([...value].map(([name, inner]) => [name, toPlain(inner)]));
  if (Array.isArray(value)) return value.map(toPlain);
  return typeof value === "bigint" ? Number(value) : value;
}
