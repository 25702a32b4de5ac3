import { children, type Node } from "@/lib/openapi/document/graph";
import type { ApiDocument } from "@/lib/openapi/document/read";
import { jsonText, listOf, mapOf, textOf, textsOf, type Value } from "@/lib/openapi/document/value";
import { code } from "../table";
import { member, members, wordsOf } from "./document";

/** Below this, a table of fields says nothing any more; it also ends a schema that holds itself. */
const deepest = 6;

export type Field = { path: string; type: string; description: string; isRequired: boolean };

/**
 * The fields of an object of the API, those of inner objects after the one that holds them: `data.project.id`,
 * `data.commits[].sha`. An object that is one of several alternatives is not taken apart.
 */
export function fieldsOf(document: ApiDocument, schema: Node | undefined, prefix = ""): Field[] {
  if (prefix.split(".").length > deepest) return [];
  const required = textsOf(member(document, schema, "required")?.value);
  return members(document, member(document, schema, "properties")).flatMap(([name, inner]) => {
    const path = `${prefix}${name}`;
    const items = member(document, inner, "items");
    const field: Field = {
      path,
      type: typeOf(document, inner),
      description: meaningOf(document, inner),
      isRequired: required.includes(name),
    };
    return [field, ...fieldsOf(document, inner, `${path}.`), ...fieldsOf(document, items, `${path}[].`)];
  });
}

const formats = new Map([
  ["date", "date"],
  ["date-time", "time"],
  ["uri", "URI"],
  ["json-pointer", "JSON Pointer"],
]);

/** A schema's type as a table says it: `string or null`, `array of objects`, `string (date)`. */
export function typeOf(document: ApiDocument, schema: Node | undefined): string {
  const map = mapOf(schema?.value);
  const written = map.get("type");
  const types = typeof written === "string" ? [written] : textsOf(written);
  const branches = members(document, member(document, schema, "oneOf")).map(([, branch]) => typeOf(document, branch));
  if (types.length === 0) return [...new Set(branches)].join(" or ");
  const format = formats.get(textOf(map.get("format")) ?? "");
  const items = member(document, schema, "items");
  return types
    .map((type) => {
      if (type === "array" && items) return `array of ${typeOf(document, items)}s`;
      return format && type !== "null" ? `${type} (${format})` : type;
    })
    .join(" or ");
}

/** What a field means, with the values that it can have. */
function meaningOf(document: ApiDocument, schema: Node | undefined): string {
  const words = wordsOf(schema, "description");
  const values = valuesOf(document, schema).map(({ value }) => code(value));
  if (values.length === 0) return words;
  return `${words} ${values.length === 1 ? "Always" : "One of"} ${values.join(", ")}.`.trim();
}

/** The values that a schema lists, each with what it means. */
export function valuesOf(document: ApiDocument, schema: Node | undefined): { value: string; meaning: string }[] {
  const map = mapOf(schema?.value);
  if (map.has("const")) return [{ value: plain(map.get("const")), meaning: "" }];
  const listed = [...listOf(map.get("enum")), ...listOf(mapOf(member(document, schema, "items")?.value).get("enum"))];
  if (listed.length > 0) return listed.map((value) => ({ value: plain(value), meaning: "" }));
  return children(member(document, schema, "oneOf"))
    .filter(([, branch]) => mapOf(branch.value).has("const"))
    .map(([, branch]) => ({ value: plain(mapOf(branch.value).get("const")), meaning: wordsOf(branch, "description") }));
}

function plain(value: Value | undefined): string {
  return typeof value === "string" ? value : jsonText(value ?? null);
}
