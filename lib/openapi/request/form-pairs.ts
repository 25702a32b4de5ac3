import { jsonText, type Value } from "../document/value";
import { styled } from "./parameter-style";

/** A form (`application/x-www-form-urlencoded`) as pairs: fields of an object, lists repeated; a text is one already. */
export function formPairs(value: Value): { name: string; value: string }[] {
  if (value instanceof Map) return [...value].flatMap(([name, inner]) => fieldPairs(name, inner));
  return typeof value === "string"
    ? [...new URLSearchParams(value)].map(([name, text]) => ({ name, value: text }))
    : [];
}

/**
 * A form as it travels.
 * @example formText(new Map([["a", "x y"]])) // "a=x+y"
 */
export function formText(value: Value): string {
  return new URLSearchParams(formPairs(value).map(({ name, value: text }) => [name, text])).toString();
}

/** By the specification, a list in a field is repeated, and an object is JSON. */
function fieldPairs(name: string, value: Value) {
  return value instanceof Map
    ? [{ name, value: jsonText(value) }]
    : styled(name, value, { name: "form", isExploded: true });
}
