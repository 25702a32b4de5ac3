import { isObject, type Json, type JsonObject, objectOf } from "./json";
import { below } from "./pointer";
import { walk } from "./walk";

/** A text of the document, and the pointer to it. */
export type Text = { at: string; text: string };

/** The fields whose values are sentences: Markdown that is read on pages. */
const fields = ["summary", "description", "x-sent-when", "x-not-sent-when"] as const;

/** Every text that describes something, once, however many pages show it; not what examples hold. */
export function* listDescriptions({ "x-rate-limit-policies": policies, ...described }: JsonObject): Generator<Text> {
  yield* descriptionsIn(described, "");
  // A policy may be called "default", whose value OpenAPI has for a value of the API.
  for (const [name, policy] of Object.entries(objectOf(policies)))
    yield* descriptionsIn(policy, below("/x-rate-limit-policies", name));
}

function* descriptionsIn(value: Json, at: string): Generator<Text> {
  for (const { node, pointer } of walk(value, at)) {
    for (const field of fields) {
      const text = node[field];
      if (typeof text === "string") yield { at: below(pointer, field), text };
    }
  }
}

/** Every text below a value, those of examples, too. */
export function* listTexts(value: Json, at = ""): Generator<Text> {
  if (typeof value === "string") yield { at, text: value };
  else if (isObject(value) || Array.isArray(value)) {
    for (const [key, child] of Object.entries(value)) yield* listTexts(child, below(at, key));
  }
}
