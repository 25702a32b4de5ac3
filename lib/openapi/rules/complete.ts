import { isObject, type Json, type JsonObject, listOf, objectOf, resolve, valueAt } from "../document/json";
import { below } from "../document/pointer";
import { walk } from "../document/walk";
import { scopesOf } from "../operation/written";
import type { Finding, Rule } from "./rules";

/** What OpenAPI lets a document leave out, and a page would show as an empty cell or as no field at all. */
export const completeRules: Rule[] = [
  hasEverySchema,
  hasEveryType,
  describesEveryPart,
  saysWhetherBodiesAreNeeded,
  explainsEveryValue,
  explainsEveryScope,
  countsByRules,
];

function* hasEverySchema(root: JsonObject): Iterable<Finding> {
  for (const { node, pointer: at } of walk(root)) {
    if (!/\/content\/[^/]*~1[^/]*$/.test(at) || ["$ref", "schema", "itemSchema"].some((name) => name in node)) continue;
    yield { at, what: "The body has no schema, so its page shows no field.", cure: "Add its schema." };
  }
}

/** What says of which kind a value is. */
const kinds = ["type", "oneOf", "anyOf", "allOf", "const", "enum", "not"];

function* hasEveryType(root: JsonObject): Iterable<Finding> {
  for (const { node, pointer } of walk(root)) {
    // It adds to a schema that says the type.
    if (/\/(?:allOf\/\d+|if|then|else|not)$/.test(pointer)) continue;
    const fields = Object.keys(objectOf(node.properties)).map((name) => below(pointer, "properties", name));
    const inner = ["items", "schema"].filter((name) => isObject(node[name])).map((name) => below(pointer, name));
    for (const at of [...fields, ...inner]) {
      const schema = resolve(root, at).node;
      if (valueAt(root, at) === true) continue;
      if (kinds.some((kind) => kind in schema)) continue;
      yield { at, what: "Nothing says of which type this is.", cure: "Add its type, or refer to a schema." };
    }
  }
}

const bodyPlace = /\/(?:requestBody|components\/requestBodies\/[^/]+)$/;

/** What a page shows with a text of its own, by where it stands, and the field that holds it. */
const described: readonly [place: RegExp, field: string, name: string][] = [
  [/\/content\/[^/]+\/examples\/[^/]+$/, "summary", "example"],
  [/\/headers\/[^/]+$/, "description", "header field"],
  [/\/securitySchemes\/[^/]+$/, "description", "credential"],
  [bodyPlace, "description", "body"],
];

function* describesEveryPart(root: JsonObject): Iterable<Finding> {
  for (const { node, pointer: at } of walk(root)) {
    for (const [place, field, name] of described) {
      if (!place.test(at) || "$ref" in node || isText(node[field])) continue;
      yield { at, what: `This ${name} has no ${field}.`, cure: "Say in a few words what it is." };
    }
  }
}

function* saysWhetherBodiesAreNeeded(root: JsonObject): Iterable<Finding> {
  for (const { node, pointer: at } of walk(root)) {
    if (!bodyPlace.test(at) || "$ref" in node || typeof node.required === "boolean") continue;
    const cure = 'Write "required: true", or false if a request can lack it.';
    yield { at, what: "Nothing says whether the body is needed.", cure };
  }
}

function* explainsEveryValue(root: JsonObject): Iterable<Finding> {
  for (const { node, pointer } of walk(root)) {
    // The values of a server's variable are parts of its address: no page shows them.
    if (Array.isArray(node.enum) && !/\/variables\/[^/]+$/.test(pointer)) {
      const what = "An enum says its values, and not what each of them means.";
      const cure = `Write "oneOf" instead, with each value and its words: "- const: ${node.enum[0]}", and below it "description: …".`;
      yield { at: below(pointer, "enum"), what, cure };
    }
    for (const [index, choice] of listOf(node.oneOf).entries()) {
      const { const: value, description } = objectOf(choice);
      if (value === undefined || isText(description)) continue;
      const what = `The value ${value} has no description.`;
      yield { at: below(pointer, "oneOf", index), what, cure: "Say in one sentence what it means." };
    }
  }
}

function* explainsEveryScope(root: JsonObject): Iterable<Finding> {
  for (const { at: flow, scopes } of scopesOf(root)) {
    for (const scope of scopes) {
      const at = below(flow, "scopes", scope);
      if (isText(valueAt(root, at))) continue;
      yield { at, what: `The scope ${scope} has no words.`, cure: "Say what it allows, as a sentence begins." };
    }
  }
}

function* countsByRules(root: JsonObject): Iterable<Finding> {
  for (const [name, node] of Object.entries(objectOf(root["x-rate-limit-policies"]))) {
    const { quota, window, countedBy, description } = objectOf(node);
    if (isCount(quota) && isCount(window) && isText(countedBy) && isText(description)) continue;
    const what = `The rate limit ${name} lacks its quota, window, countedBy, or description.`;
    const cure = "Add what is missing: how many requests, in how many seconds, of whom, and all that in words.";
    yield { at: below("/x-rate-limit-policies", name), what, cure };
  }
}

const isText = (value: Json | undefined) => typeof value === "string" && value.trim() !== "";
const isCount = (value: Json | undefined) => Number.isInteger(value) && Number(value) > 0;
