import { createHash } from "node:crypto";
import { jsonText, listOf, mapOf, textsOf, type Value, type ValueMap } from "../document/value";

/** Annotations, limits, and types of the branches seen so far; what is nearest wins, limits are the tightest. */
export type GatheredWords = {
  keywords: ValueMap;
  /** What a branch says by a keyword by which another has said something else: one more limit each, by its text. */
  others: Map<string, ValueMap>;
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

/** Of these, each counts; of schemas, that of what fits all. */
const limits = new Set(["pattern", "not", "multipleOf", "propertyNames", "dependentRequired"]);
const schemas = new Set(["items", "additionalProperties", "unevaluatedProperties", "unevaluatedItems"]);

/** Adds what a branch says of the schema. `isWhole`: whether its words are words of the whole schema. */
export function layWords(flat: GatheredWords, schema: ValueMap, pointer: string, isWhole: boolean): void {
  for (const [keyword, value] of schema) {
    if (laidElsewhere.has(keyword) || (!isWhole && words.has(keyword))) continue;
    const known = flat.keywords.get(keyword);
    if (known === undefined) {
      flat.keywords.set(keyword, value);
      flat.sources.set(keyword, pointer);
    } else if (isNumber(known) && isNumber(value) && keyword !== "multipleOf") {
      const isTighter = lowest.includes(keyword) ? value < known : highest.includes(keyword) && value > known;
      if (isTighter) flat.keywords.set(keyword, value);
    } else if (keyword === "enum") {
      const also = new Set(listOf(value).map((one) => jsonText(one)));
      flat.keywords.set(
        keyword,
        listOf(known).filter((one) => also.has(jsonText(one))),
      );
    } else if (keyword === "uniqueItems") {
      flat.keywords.set(keyword, known === true || value);
    } else if (limits.has(keyword)) {
      const text = jsonText(value);
      if (jsonText(known) !== text) flat.others.set(`${keyword} ${text}`, new Map([[keyword, value]]));
    } else if (keyword === "patternProperties") {
      const named = mapOf(known);
      const both = [...mapOf(value)].map(([name, one]) => [name, bothOf(named.get(name) ?? true, one)] as const);
      layBoth(flat, keyword, new Map([...named, ...both]), pointer);
    } else if (schemas.has(keyword)) {
      layBoth(flat, keyword, bothOf(known, value), pointer);
    }
  }
}

/** Puts the schema of two branches under its keyword. It stands in neither, and is not to be taken for what does. */
function layBoth(flat: GatheredWords, keyword: string, both: Value, pointer: string): void {
  if (both === flat.keywords.get(keyword)) return;
  flat.keywords.set(keyword, both);
  // However many branches there are, what is known by it stays short.
  const identity = createHash("sha1")
    .update(`${flat.sources.get(keyword)} ${pointer}`)
    .digest("hex");
  flat.sources.set(keyword, identity);
}

/** The schema of what fits both. */
function bothOf(one: Value, other: Value): Value {
  if (one === true || other === false) return other;
  const branches = branchesOf(one);
  const isKnown = branches.some((branch) => jsonText(branch) === jsonText(other));
  if (other === true || one === false || isKnown) return one;
  return new Map([["allOf", [...branches, ...branchesOf(other)]]]);
}

function branchesOf(schema: Value): readonly Value[] {
  return schema instanceof Map && schema.size === 1 && schema.has("allOf") ? listOf(schema.get("allOf")) : [schema];
}

/** What a schema says in words, and no value has to fit. */
export function annotationsOf(schema: ValueMap): ValueMap {
  return new Map([...schema].filter(([keyword]) => words.has(keyword)));
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
