import { type JsonObject, objectOf, resolve } from "../document/json";
import { below } from "../document/pointer";
import type { Validator } from "../examples/validator";

/**
 * By field of an event that has one: the pointer to the schema of the JSON in its text (`contentSchema`). Of
 * alternatives, that of the one which the event fits; a schema's own field counts before that of a branch.
 */
export function contentSchemas(
  root: JsonObject,
  schema: string,
  event: JsonObject,
  misfits: Validator,
): ReadonlyMap<string, string> {
  const { pointer, node } = resolve(root, schema);
  const found = new Map<string, string>();
  for (const keyword of ["oneOf", "anyOf", "allOf"]) {
    for (const index of Object.keys(node[keyword] ?? [])) {
      const branch = below(pointer, keyword, index);
      if (misfits(branch, event).length > 0) continue;
      for (const [name, content] of contentSchemas(root, branch, event, misfits)) found.set(name, content);
    }
  }
  for (const name of Object.keys(objectOf(node.properties))) {
    const property = resolve(root, below(pointer, "properties", name));
    if (property.node.contentSchema === undefined || event[name] === undefined) continue;
    found.set(name, below(property.pointer, "contentSchema"));
  }
  return found;
}
