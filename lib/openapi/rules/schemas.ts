import { isObject, type JsonObject, listOf, objectOf, resolve } from "../document/json";
import { below } from "../document/pointer";
import { walk } from "../document/walk";
import { listWrittenOperations } from "../operation/written";
import type { Finding, Rule } from "./rules";

/** Schemas say what is refused and what is always there, in words that all tools read alike. */
export const schemaRules: Rule[] = [refusesUnknownFields, leavesNothingOut, describesEveryField, avoidsTraps];

/** Where a field can be absent from what Devlog sends, and the field's description says when. */
const partial = /^\/components\/schemas\/(Problem|RefusedValue|Stream\w+)$/;

function* refusesUnknownFields(root: JsonObject): Iterable<Finding> {
  for (const { at, node } of listSchemas(root, bodies(root))) {
    if (!isObject(node.properties) || node.additionalProperties === false) continue;
    const cure = "Add additionalProperties: false. If a response has the same schema, write one for the request.";
    yield { at, what: "A request could hold fields that nobody knows.", cure };
  }
}

function* leavesNothingOut(root: JsonObject): Iterable<Finding> {
  const requests = new Set([...listSchemas(root, bodies(root))].map(({ at }) => at));
  for (const { node, pointer: at } of walk(root)) {
    if (!isObject(node.properties) || requests.has(at) || partial.test(at)) continue;
    const absent = Object.keys(node.properties).filter((name) => !listOf(node.required).includes(name));
    if (absent.length === 0) continue;
    const cure = 'Put it in "required", and let its type be null where there can be none.';
    yield { at, what: `A response could lack ${absent.join(", ")}.`, cure };
  }
}

function* describesEveryField(root: JsonObject): Iterable<Finding> {
  for (const { node, pointer } of walk(root)) {
    for (const [name, property] of Object.entries(objectOf(node.properties))) {
      const at = below(pointer, "properties", name);
      const { type, description = resolve(root, at).node.description } = objectOf(property);
      if (!description) {
        yield { at, what: `The field ${name} has no description.`, cure: "Say in one sentence what it holds." };
      } else if (listOf(type).includes("null") && !String(description).includes("`null`")) {
        const cure = "End its description so: `null` if it belongs to none.";
        yield { at, what: `The field ${name} can be null, and nothing says what that means.`, cure };
      }
    }
  }
}

/** What tools skip, read differently, or trip over, and what to write for it. */
export const traps: Readonly<Record<string, string>> = {
  jsonSchemaDialect: "Mock servers skip validation where it stands.",
  nullable: 'Write type: [string, "null"].',
  prefixItems: "Tools that read schemas as draft-07 ignore it; write items.",
  readOnly: "Write one schema for the request and one for the response.",
  unevaluatedProperties: "Tools that read schemas as draft-07 ignore it; write additionalProperties.",
  writeOnly: "Write one schema for the request and one for the response.",
};

function* avoidsTraps(root: JsonObject): Iterable<Finding> {
  for (const { node, pointer } of walk(root)) {
    for (const [keyword, cure] of Object.entries(traps)) {
      if (keyword in node) yield { at: below(pointer, keyword), what: `"${keyword}" is not used here.`, cure };
    }
  }
}

function bodies(root: JsonObject): string[] {
  return listWrittenOperations(root).flatMap(({ body }) =>
    body ? [below(body.at, "content", "application/json", "schema")] : [],
  );
}

/** The schemas that some lead to, references followed, each once. */
function* listSchemas(
  root: JsonObject,
  pointers: readonly string[],
  seen = new Set<string>(),
): Generator<{ at: string; node: JsonObject }> {
  for (const { pointer: at, node } of pointers.map((pointer) => resolve(root, pointer))) {
    if (seen.has(at)) continue;
    seen.add(at);
    yield { at, node };
    const properties = Object.keys(objectOf(node.properties)).map((name) => below(at, "properties", name));
    const items = node.items === undefined ? [] : [below(at, "items")];
    yield* listSchemas(root, [...properties, ...items], seen);
  }
}
