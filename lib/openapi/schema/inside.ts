import type { ApiDocument } from "../document/read";
import { type Flat, flatten } from "./flatten";
import { itemsOf, typesOf } from "./type-words";

/** Whether a schema holds what has rows of its own. */
export function hasChildren(document: ApiDocument, flat: Flat): boolean {
  const { keywords } = flat;
  if (flat.properties.size > 0 || flat.choices.length > 0 || flat.parts.length > 0) return true;
  if (keywords.has("patternProperties") || keywords.has("prefixItems")) return true;
  if (keywords.get("contentSchema") instanceof Map) return true;
  const additional = keywords.get("additionalProperties") ?? keywords.get("unevaluatedProperties");
  if (additional !== undefined && typesOf(document, flat).includes("object")) return true;
  const items = itemsOf(flat);
  return items !== undefined && saysMore(flatten(document, [items]));
}

/** Whether items are worth rows of their own: their type alone is said by the array. */
export function saysMore(flat: Flat): boolean {
  const { keywords } = flat;
  if (flat.properties.size > 0 || flat.choices.length > 0 || flat.name !== undefined) return true;
  return [...keywords.keys()].some((keyword) => keyword !== "x-enum-varnames" && keyword !== "title");
}

/** What is required without being described, in the schema or in one of its branches. */
export function undescribed(document: ApiDocument, flat: Flat): string[] {
  const isDescribed = ({ properties, choices, parts }: Flat, name: string, depth: number): boolean => {
    if (properties.has(name)) return true;
    const inner = [...choices.flatMap(({ nodes }) => nodes), ...parts.map(({ node }) => node)];
    return depth < 4 && inner.some((node) => isDescribed(flatten(document, [node]), name, depth + 1));
  };
  if (flat.types && !flat.types.includes("object")) return [];
  return [...flat.required].filter((name) => !isDescribed(flat, name, 0));
}
