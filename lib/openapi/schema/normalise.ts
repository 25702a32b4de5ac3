import type { ValueMap } from "../document/value";

/**
 * A schema's keywords as JSON Schema 2020-12 (and so OpenAPI 3.1 and 3.2) writes them, whatever the document's version:
 * `nullable`, boolean exclusive limits, and `example` of 3.0 are converted. The schema itself is not changed, and is
 * given back where there is nothing to do.
 */
export function normalise(schema: ValueMap): ValueMap {
  const isOld =
    schema.has("nullable") ||
    schema.has("example") ||
    typeof schema.get("exclusiveMinimum") === "boolean" ||
    typeof schema.get("exclusiveMaximum") === "boolean";
  if (!isOld) return schema;
  const normal = new Map(schema);
  for (const [limit, exclusive] of [
    ["minimum", "exclusiveMinimum"],
    ["maximum", "exclusiveMaximum"],
  ] as const) {
    const flag = schema.get(exclusive);
    if (typeof flag !== "boolean") continue;
    const value = schema.get(limit);
    normal.delete(exclusive);
    if (!flag || value === undefined) continue;
    normal.delete(limit);
    normal.set(exclusive, value);
  }
  const example = schema.get("example");
  normal.delete("example");
  if (example !== undefined && !schema.has("examples")) normal.set("examples", [example]);
  const type = schema.get("type");
  normal.delete("nullable");
  if (schema.get("nullable") === true) {
    if (typeof type === "string") normal.set("type", [type, "null"]);
    else if (Array.isArray(type) && !type.includes("null")) normal.set("type", [...type, "null"]);
    else if (type === undefined) normal.set("nullable", true);
  }
  return normal;
}
