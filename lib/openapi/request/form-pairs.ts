import { jsonText, mapOf, type Value } from "../document/value";
import { type Style, styled, styleOf } from "./parameter-style";

/** How the fields of a form are written: the styles that `encoding` gives, by name. */
type FieldStyles = ReadonlyMap<string, Style>;

/** The styles of a media type's `encoding`: only of fields that name one, since for others the type of content counts. */
export function fieldStyles(encoding: Value | undefined): FieldStyles {
  return new Map(
    [...mapOf(encoding)].flatMap(([name, written]): [string, Style][] => {
      const field = mapOf(written);
      return ["style", "explode"].some((key) => field.has(key)) ? [[name, styleOf(field, "query")]] : [];
    }),
  );
}

/** A form (`application/x-www-form-urlencoded`) as pairs: fields of an object, lists repeated; a text is one already. */
export function formPairs(value: Value, styles: FieldStyles = new Map()): { name: string; value: string }[] {
  if (value instanceof Map) return [...value].flatMap(([name, inner]) => fieldPairs(name, inner, styles.get(name)));
  return typeof value === "string"
    ? [...new URLSearchParams(value)].map(([name, text]) => ({ name, value: text }))
    : [];
}

/**
 * A form as it travels. Brackets, which a form's readers take as they are, stay readable.
 * @example formText(new Map([["a", "x y"]])) // "a=x+y"
 */
export function formText(value: Value, styles?: FieldStyles): string {
  const pairs = formPairs(value, styles).map(({ name, value: text }) => [name, text]);
  return new URLSearchParams(pairs).toString().replace(/%5B|%5D/g, decodeURIComponent);
}

/** By the specification, a list in a field is repeated, and an object is JSON, unless `encoding` says otherwise. */
function fieldPairs(name: string, value: Value, style: Style | undefined) {
  if (style) return styled(name, value, style);
  return value instanceof Map
    ? [{ name, value: jsonText(value) }]
    : styled(name, value, { name: "form", isExploded: true });
}
