import { jsonText, type Value } from "../document/value";

/**
 * A value whose text is hardly longer than `most` characters: where it is, lists keep their first members and texts
 * their beginning. Objects keep every field, so what was valid JSON with all that is required still is.
 */
export function shortened(value: Value, most: number): Value {
  const tries = [() => value, ...[10, 3, 1].map((members) => () => cut(value, members, 40 * members))];
  const fitting = tries.find((make) => jsonText(make(), 2).length <= most);
  return fitting ? fitting() : cut(value, 1, 40);
}

function cut(value: Value, members: number, characters: number): Value {
  if (Array.isArray(value)) return value.slice(0, members).map((inner) => cut(inner, members, characters));
  if (value instanceof Map) return new Map([...value].map(([name, inner]) => [name, cut(inner, members, characters)]));
  return typeof value === "string" && value.length > characters ? `${value.slice(0, characters)}…` : value;
}

/** The whole lines at the beginning of a text that fit into `most` characters, or as much of its first line. */
export function shortenedText(text: string, most: number): string {
  if (text.length <= most) return text;
  const end = text.lastIndexOf("\n", most - 1) + 1;
  return text.slice(0, end === 0 ? most : end);
}
