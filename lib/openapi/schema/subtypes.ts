import { keptFor } from "@/lib/files/kept";
import { child, children, follow, type Node, nodeAt } from "../document/graph";
import { below } from "../document/pointer";
import type { ApiDocument } from "../document/read";
import { mapOf, type Value, type ValueMap } from "../document/value";

/**
 * The schemas that a base's discriminator tells apart where no `oneOf` or `anyOf` lists them: those that its mapping
 * names, then every component whose `allOf` refers to the base, by its own name. None of a schema without one.
 */
export function subtypesOf(document: ApiDocument, pointer: string, discriminator: ValueMap): Node[] {
  if (discriminator.size === 0) return [];
  const mapped = [...mapOf(discriminator.get("mapping")).values()].flatMap((target) => mappedNode(pointer, target));
  const found = new Map<string, Node>();
  for (const node of [...mapped, ...(childrenByBase(document).get(pointer) ?? [])]) {
    const at = follow(document, node).node.pointer;
    if (!found.has(at)) found.set(at, node);
  }
  return [...found.values()];
}

/** References to the components that are built on each schema, looked for once. */
const childrenByBase = keptFor((document: ApiDocument): ReadonlyMap<string, Node[]> => {
  const found = new Map<string, Node[]>();
  for (const [name, schema] of children(nodeAt(document, "/components/schemas"))) {
    for (const [, branch] of children(child(schema, "allOf"))) {
      const { node } = follow(document, branch);
      if (node.pointer === branch.pointer) continue;
      found.set(node.pointer, [...(found.get(node.pointer) ?? []), ...mappedNode(schema.pointer, name)]);
    }
  }
  return found;
});

/** The schema that a discriminator's mapping names: a reference, or the bare name of a component. */
function mappedNode(pointer: string, target: Value): Node[] {
  if (typeof target !== "string") return [];
  const reference = /[#/]/.test(target) ? target : `#${below("/components/schemas", target)}`;
  return [{ value: new Map([["$ref", reference]]), pointer: below(pointer, "discriminator", "mapping", target) }];
}
