import type { Node } from "../document/graph";
import type { ApiDocument } from "../document/read";
import { listOf, mapOf, type Value } from "../document/value";
import { type Flat, flatten, keywordNode } from "./flatten";

/** What is said of a schema that names no type, and of which nothing tells one. */
export const anyValue = "any value";

/**
 * A schema's type in words, without null.
 * @example "string", "array of objects", "string or integer", "any value"
 */
export function typeWords(document: ApiDocument, flat: Flat, chain: readonly string[] = []): string {
  if (flat.isNever) return "nothing";
  const types = typesOf(document, flat, chain);
  if (types.length === 0) return typelessWords(flat);
  if (types.length > 4) return "one of several types";
  return types.map((type) => (type === "array" ? arrayWords(document, flat, chain) : type)).join(" or ");
}

/** The words for a schema of no type but null: its values, if it lists any, are all null. */
function typelessWords({ types, isNullable, keywords }: Flat): string {
  if (types) return isNullable ? "null" : "nothing";
  return onlyValues(keywords).length > 0 ? "null" : anyValue;
}

/** The types as JSON Schema names them, or as the keywords tell where `type` is left out. */
export function typesOf(document: ApiDocument, flat: Flat, chain: readonly string[] = []): string[] {
  if (flat.types) return flat.types.filter((type) => type !== "null");
  const { keywords } = flat;
  if (flat.properties.size > 0 || keywords.has("additionalProperties") || keywords.has("patternProperties"))
    return ["object"];
  if (keywords.has("items") || keywords.has("prefixItems")) return ["array"];
  const values = onlyValues(keywords);
  if (values.length > 0) return [...new Set(values.map(typeOfValue))].filter((type) => type !== "null");
  if (chain.includes(flat.pointer) || chain.length > 8) return [];
  const found = new Set<string>();
  for (const { nodes } of flat.choices) {
    for (const node of nodes.slice(0, 24)) {
      const branch = flatten(document, [node]);
      for (const type of typesOf(document, branch, [...chain, flat.pointer])) found.add(type);
    }
  }
  return [...found];
}

function onlyValues(keywords: ReadonlyMap<string, Value>): readonly Value[] {
  return keywords.has("const") ? [keywords.get("const") ?? null] : valuesOf(keywords);
}

/** The values of an `enum`, or of a `oneOf` of constants. */
export function valuesOf(keywords: ReadonlyMap<string, Value>): readonly Value[] {
  const described = listOf(keywords.get("x-values")).map((one) => mapOf(one).get("const") ?? null);
  return keywords.has("enum") ? listOf(keywords.get("enum")) : described;
}

/** The node of an array's items, where all are alike: behind `prefixItems`, `items` speaks only of the rest. */
export function itemsOf(flat: Flat): Node | undefined {
  return flat.keywords.has("prefixItems") ? undefined : keywordNode(flat, "items");
}

/** A type in words with null, where that is allowed and not said yet. */
export function withNull(words: string, { isNullable }: Flat): string {
  return isNullable && words !== "null" && words !== anyValue ? `${words} or null` : words;
}

function arrayWords(document: ApiDocument, flat: Flat, chain: readonly string[]): string {
  const items = itemsOf(flat);
  if (!items || chain.includes(flat.pointer) || chain.length > 8) return "array";
  const inner = flatten(document, [items]);
  const words = withNull(typeWords(document, inner, [...chain, flat.pointer]), inner);
  if (words === anyValue) return "array";
  return words.includes(" or ") || words.startsWith("one of") ? `array of (${words})` : `array of ${plural(words)}`;
}

function plural(words: string): string {
  return words.startsWith("array") ? words.replace("array", "arrays") : words === "nothing" ? words : `${words}s`;
}

function typeOfValue(value: Value): string {
  if (value === null) return "null";
  if (Array.isArray(value)) return "array";
  if (value instanceof Map) return "object";
  if (typeof value === "bigint") return "integer";
  return typeof value === "number" ? (Number.isInteger(value) ? "integer" : "number") : typeof value;
}
