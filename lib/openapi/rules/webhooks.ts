import { type JsonObject, listOf, objectOf, resolve } from "../document/json";
import { below } from "../document/pointer";
import { listExamplesOf, listWrittenOperations } from "../operation/written";
import type { Finding, Rule } from "./rules";

/** Events say when they are sent, and operations which they cause. */
export const webhookRules: Rule[] = [saysWhenItIsSent, isKeyedByItsType, isEmitted, isDeliveredAsOthers];

function* saysWhenItIsSent(root: JsonObject): Iterable<Finding> {
  for (const { at, path, node } of listWrittenOperations(root, "webhooks")) {
    for (const field of ["description", "x-sent-when", "x-not-sent-when"]) {
      if (/[.:]\s*$/.test(String(node[field] ?? ""))) continue;
      yield {
        at,
        what: `The event ${path} has no sentence in "${field}".`,
        cure: "Write one that ends with a period.",
      };
    }
    if (listOf(node.security).length > 0 || !Array.isArray(node.security)) {
      yield {
        at,
        what: `The event ${path} asks for a credential.`,
        cure: "Write security: []. The signature is enough.",
      };
    }
  }
}

function* isKeyedByItsType(root: JsonObject): Iterable<Finding> {
  for (const { path, ...written } of listWrittenOperations(root, "webhooks")) {
    const body = written.body ?? { at: below(written.at, "requestBody"), node: {} };
    const [mediaType] = listExamplesOf(root, body.at, body.node);
    const type = resolve(root, below(body.at, "content", "application/json", "schema")).node;
    const schemaType = objectOf(objectOf(type.properties).type).const;
    const types = [schemaType, ...(mediaType?.examples.map(({ value }) => value.type) ?? [])];
    if (types.length > 1 && types.every((each) => each === path)) continue;
    const cure = `Let the schema's type be const: ${path}, and give an example of it.`;
    yield { at: body.at, what: `The event ${path} is described as ${types.join(", ")}.`, cure };
  }
}

function* isEmitted(root: JsonObject): Iterable<Finding> {
  const events = new Set(Object.keys(objectOf(root.webhooks)));
  for (const { at, method, node } of listWrittenOperations(root)) {
    const emitted = listOf(node["x-emits"]).map(String);
    for (const event of emitted.filter((name) => !events.has(name))) {
      const cure = `Name one of ${[...events].join(", ")}.`;
      yield { at: below(at, "x-emits"), what: `${node.operationId} emits ${event}, which is no event.`, cure };
    }
    if ((method === "post") !== emitted.length > 0) {
      const cure = "Name in x-emits what a POST causes; a GET causes nothing.";
      yield { at, what: `${node.operationId} doesn't say rightly which events it causes.`, cure };
    }
  }
}

/** Every event is delivered in the same way: what one of them has of header fields and answers, all have. */
function* isDeliveredAsOthers(root: JsonObject): Iterable<Finding> {
  const webhooks = listWrittenOperations(root, "webhooks").map(({ at, path, parameters, responses }) => {
    const names = parameters.map(({ node }) => `the header field ${node.name}`);
    return { at, path, parts: [...names, ...responses.map(({ status }) => `the response ${status}`)] };
  });
  const all = new Set(webhooks.flatMap(({ parts }) => parts));
  for (const { at, path, parts } of webhooks) {
    const missing = [...all].filter((part) => !parts.includes(part));
    if (missing.length === 0) continue;
    yield { at, what: `The event ${path} lacks ${missing.join(", ")}.`, cure: "Add what other events have." };
  }
}
