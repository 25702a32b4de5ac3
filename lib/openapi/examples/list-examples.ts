import { type Json, type JsonObject, objectOf, resolve } from "../document/json";
import { below } from "../document/pointer";
import { walk } from "../document/walk";
import { contentSchemas } from "../response/event-content";
import { parseEventStream } from "../response/event-stream";
import type { Validator } from "./validator";

/** A value that has to fit a schema. `at` is its pointer, and leads into it unless it was parsed out of a text. */
type Example = { at: string; schema: string; value: Json; isParsed?: boolean };

/** An example that can't even be read. */
type Unreadable = { at: string; reason: string };

/** Every example of a document, each with the schema that it has to fit. */
export function* listExamples(root: JsonObject, misfits: Validator): Generator<Example | Unreadable> {
  for (const { node, pointer } of walk(root)) {
    const schema = below(pointer, "schema");
    if (node.schema !== undefined) {
      if (node.example !== undefined) yield { at: below(pointer, "example"), schema, value: node.example };
      for (const { at, example } of namedExamples(root, node, pointer)) {
        if (example.value !== undefined) yield { at: below(at, "value"), schema, value: example.value };
        if (example.dataValue !== undefined) yield { at: below(at, "dataValue"), schema, value: example.dataValue };
        if (typeof example.serializedValue === "string") {
          yield parsedJson({ at: below(at, "serializedValue"), schema, text: example.serializedValue });
        }
      }
    }
    if (node.itemSchema !== undefined) yield* listItems(root, node, pointer, misfits);
    if (Array.isArray(node.examples)) {
      for (const [index, value] of node.examples.entries()) {
        yield { at: below(pointer, "examples", index), schema: pointer, value };
      }
    }
    if (node.default !== undefined && isSchema(node)) {
      yield { at: below(pointer, "default"), schema: pointer, value: node.default };
    }
  }
}

/** The events in the examples of a stream, and what is in each. */
function* listItems(
  root: JsonObject,
  node: JsonObject,
  pointer: string,
  misfits: Validator,
): Generator<Example | Unreadable> {
  const schema = below(pointer, "itemSchema");
  for (const { at, example } of namedExamples(root, node, pointer)) {
    if (typeof example.serializedValue !== "string") continue;
    const text = below(at, "serializedValue");
    const events = parseEventStream(example.serializedValue);
    if (events.length === 0) yield { at: text, reason: "has no event: each ends with an empty line" };
    for (const event of events) {
      yield { at: text, schema, value: event, isParsed: true };
      for (const [name, content] of contentSchemas(root, schema, event, misfits)) {
        yield parsedJson({ at: text, schema: content, text: String(event[name as keyof typeof event]) });
      }
    }
  }
}

function* namedExamples(root: JsonObject, node: JsonObject, pointer: string) {
  for (const name of Object.keys(objectOf(node.examples))) {
    const { pointer: at, node: example } = resolve(root, below(pointer, "examples", name));
    yield { at, example };
  }
}

function parsedJson({ at, schema, text }: { at: string; schema: string; text: string }): Example | Unreadable {
  try {
    return { at, schema, value: JSON.parse(text), isParsed: true };
  } catch {
    return { at, reason: `holds what is not JSON: ${text}` };
  }
}

/** A variable of a server has a default too. */
function isSchema(node: JsonObject): boolean {
  return ["type", "$ref", "oneOf", "anyOf", "allOf", "properties"].some((keyword) => keyword in node);
}
