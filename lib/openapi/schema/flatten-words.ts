import { jsonText, listOf, textsOf, type Value, type ValueMap } from "../document/value";

/** Annotations, limits, and types of the branches seen so far; what is nearest wins, limits are the tightest. */
export type GatheredWords = {
  keywords: ValueMap;
  sources: Map<string, string>;
  types: string[] | undefined;
  isNullable: boolean | undefined;
};

const lowest = ["maximum", "exclusiveMaximum", "maxLength", "maxItems", "maxProperties", "maxContains"];
const highest = ["minimum", "exclusiveMinimum", "minLength", "minItems", "minProperties", "minContains"];
const laidElsewhere = new Set([
  "properties",
  "required",
  "allOf",
  "oneOf",
  "anyOf",
  "type",
  "discriminator",
  "nullable",
  // Not a document's own field of that name: `layChoice` writes here what a `oneOf` of constants lists.
  "x-values",
]);
const words = new Set(["title", "description", "examples", "default", "externalDocs", "xml"]);

/** Adds what a branch says of the schema. `isWhole`: whether its words are words of the whole schema. */
export function layWords(flat: GatheredWords, schema: ValueMap, pointer: string, isWhole: boolean): void {
  for (const [keyword, value] of schema) {
    if (laidElsewhere.has(keyword) || (!isWhole && words.has(keyword))) continue;
    const known = flat.keywords.get(keyword);
    if (known === undefined) {
      flat.keywords.set(keyword, value);
      flat.sources.set(keyword, pointer);
    } else if (isNumber(known) && isNumber(value)) {
      const isTighter = lowest.includes(keyword) ? value < known : highest.includes(keyword) && value > known;
      if (isTighter) flat.keywords.set(keyword, value);
    } else if (keyword === "enum") {
      const also = new Set(listOf(value).map((one) => jsonText(one)));
      flat.keywords.set(
        keyword,
        listOf(known).filter((one) => also.has(jsonText(one))),
      );
    }
  }
}

function isNumber(value: Value): value is number | bigint {
  return typeof value === "number" || typeof value === "bigint";
}

/** Narrows the types to those that a branch allows as well. */
export function layTypes(flat: GatheredWords, schema: ValueMap): void {
  const type = schema.get("type");
  const written = typeof type === "string" ? [type] : Array.isArray(type) ? textsOf(type) : undefined;
  if (schema.get("nullable") === true) flat.isNullable = true;
  if (!written) return;
  // In an `allOf`, null must be allowed by every branch that speaks of types.
  flat.isNullable = (flat.isNullable ?? true) && (written.includes("null") || schema.get("nullable") === true);
  const types = written.filter((one) => one !== "null");
  flat.types = flat.types ? shared(flat.types, types) : types.length > 0 ? types : written;
}

/** The types that both lists allow: an integer is a number as well, and needs no word beside it. */
function shared(some: readonly string[], others: readonly string[]): string[] {
  const allows = (types: readonly string[], one: string) =>
    types.includes(one) || (one === "integer" && types.includes("number"));
  const both = new Set([...some, ...others].filter((one) => allows(some, one) && allows(others, one)));
  if (both.has("number")) both.delete("integer");
  return [...both];
}
