import { isObject, type Json } from "./json";
import { below } from "./pointer";

/** Fields whose keys are names that the author chose, not words of the specification. */
const maps = new Set([
  "$defs",
  "callbacks",
  "content",
  "dependentSchemas",
  "encoding",
  "examples",
  "headers",
  "links",
  "parameters",
  "pathItems",
  "paths",
  "patternProperties",
  "properties",
  "requestBodies",
  "responses",
  "schemas",
  "scopes",
  "securitySchemes",
  "variables",
  "webhooks",
]);

/** Fields whose value is anything at all: what looks like a schema inside is not one. */
const values = new Set(["const", "dataValue", "default", "enum", "example", "mapping", "serializedValue", "value"]);

/**
 * Every object of an OpenAPI document that the specification describes, with its JSON pointer; not the values of
 * examples, and not the maps that only hold names. A property called `example` is a name like any other.
 */
export function* walk(
  value: Json,
  pointer = "",
  isMap = false,
): Generator<{ node: Record<string, Json>; pointer: string }> {
  if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) yield* walk(item, below(pointer, index));
  } else if (isObject(value)) {
    if (!isMap) yield { node: value, pointer };
    for (const [key, child] of Object.entries(value)) {
      if (!isMap && (values.has(key) || (key === "examples" && Array.isArray(child)))) continue;
      yield* walk(child, below(pointer, key), !isMap && maps.has(key) && isObject(child));
    }
  }
}
