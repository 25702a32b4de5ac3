import { didYouMean } from "@/lib/content/nearest-word.mjs";
import { isObject, type Json, type JsonObject, resolve } from "../document/json";
import { below } from "../document/pointer";

/** A field that no schema knows: `at` is its pointer in the value, `cure` the name that is meant. */
export type UnknownField = { at: string; name: string; cure: string | undefined };

/**
 * The fields of a value that its schema does not name. A response may gain fields, so a validator lets them pass; what a
 * page shows is what there is now.
 */
export function unknownFields(root: JsonObject, schema: string, value: Json): UnknownField[] {
  return unknownIn(root, [schema], value, "");
}

function unknownIn(root: JsonObject, schemas: readonly string[], value: Json, at: string): UnknownField[] {
  if (Array.isArray(value)) {
    const items = schemas.flatMap((schema) => keywordsOf(root, schema, "items"));
    return value.flatMap((item, index) => unknownIn(root, items, item, below(at, index)));
  }
  if (!isObject(value)) return [];
  const known = new Map<string, string[]>();
  for (const schema of schemas) {
    for (const properties of keywordsOf(root, schema, "properties")) {
      for (const name of Object.keys(resolve(root, properties).node)) {
        known.set(name, [...(known.get(name) ?? []), below(properties, name)]);
      }
    }
  }
  const isOpen = ["additionalProperties", "patternProperties"].some((keyword) =>
    schemas.some((schema) => keywordsOf(root, schema, keyword).length > 0),
  );
  if (known.size === 0 || isOpen) return [];
  return Object.entries(value).flatMap(([name, inner]) => {
    const schemasOfIt = known.get(name);
    return schemasOfIt
      ? unknownIn(root, schemasOfIt, inner, below(at, name))
      : [{ at: below(at, name), name, cure: didYouMean(name, known.keys()) }];
  });
}

/** The pointers to a keyword in a schema and in whatever it is made of. */
export function keywordsOf(root: JsonObject, schema: string, keyword: string, seen: readonly string[] = []): string[] {
  const { pointer, node } = resolve(root, schema);
  if (seen.includes(pointer)) return [];
  const here = isObject(node[keyword]) ? [below(pointer, keyword)] : [];
  const parts = ["allOf", "oneOf", "anyOf", "dependentSchemas"].flatMap((name) =>
    Object.keys(node[name] ?? {}).map((key) => below(pointer, name, key)),
  );
  const conditional = ["then", "else"].flatMap((name) => (isObject(node[name]) ? [below(pointer, name)] : []));
  return [
    ...here,
    ...[...parts, ...conditional].flatMap((part) => keywordsOf(root, part, keyword, [...seen, pointer])),
  ];
}
