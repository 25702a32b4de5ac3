import { child, children, type Node } from "../document/graph";
import { jsonText, listOf, mapOf, textsOf, type Value, type ValueMap } from "../document/value";
import { countText, notInLine } from "./constraints";

/**
 * A schema that counts for a part of the values, or of one: `label` says for which. `isInside`: whether it is one of what
 * stands in the value, an item or a name, and not of the value.
 */
export type Part = { label: string; node: Node; isInside: boolean };

/**
 * What a schema asks of some values only, of some items, or of the names: conditions (`if`, `dependentSchemas`),
 * `contains`, and `propertyNames` where more is said of them than a pattern or a length. And what it rules out, where
 * that is too long for a limit.
 */
export function partsOf(schema: Node): Part[] {
  const parts: Part[] = [];
  const add = (label: string, node: Node | undefined, isInside = false) => {
    if (node) parts.push({ label, node, isInside });
  };
  const map = mapOf(schema.value);
  const condition = map.get("if");
  if (condition !== undefined) {
    const words = conditionWords(mapOf(condition));
    add(`where ${words}`, child(schema, "then"));
    add(map.has("then") ? "otherwise" : `unless ${words}`, child(schema, "else"));
  }
  for (const [name, node] of children(child(schema, "dependentSchemas"))) add(`with ${name}`, node);
  if (map.has("contains")) add(containedText(map), child(schema, "contains"), true);
  const names = mapOf(map.get("propertyNames"));
  if ([...names.keys()].some((keyword) => !saidOfNames.has(keyword)))
    add("each name", child(schema, "propertyNames"), true);
  const not = map.get("not");
  if (not instanceof Map && notInLine(not).length === 0) add("anything but", child(schema, "not"));
  return parts;
}

const saidOfNames = new Set(["type", "pattern", "minLength", "maxLength"]);

/** How many items `contains` speaks of. Where none is needed and none is too many, it says what any of them may be. */
function containedText(map: ValueMap): string {
  const most = map.get("maxContains");
  return countText(map.get("minContains") ?? 1, most, "item") ?? "any number of items";
}

/**
 * A condition in words, or as it is written where it is more than fields with a value.
 * @example conditionWords(mapOf({ properties: { kind: { const: "card" } } })) // 'kind is "card"'
 */
function conditionWords(condition: ValueMap): string {
  const fields = mapOf(condition.get("properties"));
  const isSimple = [...condition.keys()].every((keyword) => ["properties", "required", "type"].includes(keyword));
  const said = [...fields].map(([name, field]) => {
    const values = valuesOf(mapOf(field));
    return values.length === 0 ? undefined : `${name} is ${values.map((value) => jsonText(value)).join(" or ")}`;
  });
  const there = textsOf(condition.get("required")).filter((name) => !fields.has(name));
  const words = [...said, ...there.map((name) => `${name} is there`)];
  if (isSimple && words.length > 0 && !words.includes(undefined)) return words.join(" and ");
  const text = jsonText(condition);
  return text.length > 120 ? `${text.slice(0, 119)}…` : text;
}

/** The values of a field of which nothing but these is said. */
function valuesOf(field: ValueMap): readonly Value[] {
  if ([...field.keys()].some((keyword) => !["const", "enum", "type"].includes(keyword))) return [];
  return field.has("const") ? [field.get("const") ?? null] : listOf(field.get("enum"));
}
