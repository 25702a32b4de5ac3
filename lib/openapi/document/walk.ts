import { holdsNames, isLiteral } from "./fields";
import { isObject, type Json } from "./json";
import { below } from "./pointer";

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
      if (!isMap && isLiteral(key, Array.isArray(child))) continue;
      yield* walk(child, below(pointer, key), !isMap && holdsNames(key) && isObject(child));
    }
  }
}
