import { nearestWord } from "@/lib/content/nearest-word.mjs";
import { type JsonObject, listOf, objectOf, resolve, valueAt } from "../document/json";
import { below } from "../document/pointer";
import { listExamplesOf, listOperationsAndWebhooks, listWrittenOperations } from "../operation/written";
import type { Finding, Rule } from "./rules";

/** Each operation says all that its page shows. */
export const operationRules: Rule[] = [
  hasItsName,
  saysWhatItDoes,
  hasUniqueSummaries,
  namesItsLimits,
  canBeRepeated,
  asksForWhatItTakes,
  showsExamples,
  usesEveryTag,
  linksToPages,
  leadsToItsNextPage,
];

function* hasItsName(root: JsonObject): Iterable<Finding> {
  const tags = listOf(root.tags).map((tag) => String(objectOf(tag).name));
  for (const { at, node } of listOperationsAndWebhooks(root)) {
    const [tag] = listOf(node.tags);
    // That an operation has none is said where its page would be.
    if (node.operationId === undefined) continue;
    const meant = tags.includes(String(tag)) ? undefined : nearestWord(String(tag), tags);
    if (meant) {
      yield { at: below(at, "tags", 0), what: `There is no tag "${tag}".`, cure: `Did you mean "${meant}"?` };
      continue;
    }
    const id = String(node.operationId);
    if (id.startsWith(`${tag}-`) && /^[a-z]+(-[a-z]+)*$/.test(id.slice(String(tag).length + 1))) continue;
    const cure = `Begin it with "${tag}-" and go on with the action in kebab case: the page is api/reference/<tag>/<action>.`;
    yield { at: below(at, "operationId"), what: `The operationId "${id}" is not its tag and an action.`, cure };
  }
}

function* saysWhatItDoes(root: JsonObject): Iterable<Finding> {
  for (const { at, node } of listWrittenOperations(root)) {
    if (String(node.description ?? "").length >= 120) continue;
    const cure = "Say what it does, what it changes, what can be refused, and what to do next.";
    yield { at, what: `${node.operationId} has no description worth reading.`, cure };
  }
  for (const { at, parameters } of listWrittenOperations(root)) {
    for (const { at: place, node } of parameters) {
      if (String(node.description ?? "").trim() && (node.example ?? node.examples) !== undefined) continue;
      const cure = "Add description and example to it.";
      yield { at: place, what: `The parameter ${node.name} of ${at} lacks a description or an example.`, cure };
    }
  }
}

function* hasUniqueSummaries(root: JsonObject): Iterable<Finding> {
  const seen = new Map<string, string>();
  for (const { at, node } of listOperationsAndWebhooks(root)) {
    const summary = String(node.summary);
    const first = seen.get(summary);
    if (first) {
      const cure = `Say what makes it different from ${first}.`;
      yield { at: below(at, "summary"), what: `Two operations have the summary "${summary}".`, cure };
    }
    seen.set(summary, at);
  }
}

function* namesItsLimits(root: JsonObject): Iterable<Finding> {
  const policies = Object.keys(objectOf(root["x-rate-limit-policies"]));
  for (const { at, node } of listWrittenOperations(root)) {
    const limits = listOf(node["x-rate-limits"]).map(String);
    if (limits.includes("default") && limits.every((limit) => policies.includes(limit))) continue;
    const cure = `Name "default" and what else counts it, of ${policies.join(", ")}.`;
    yield { at, what: `${node.operationId} doesn't name the rate limits that count it in "x-rate-limits".`, cure };
  }
}

function* canBeRepeated(root: JsonObject): Iterable<Finding> {
  for (const { at, method, node, parameters } of listWrittenOperations(root)) {
    const hasKey = parameters.some((parameter) => parameter.node.name === "Idempotency-Key");
    if (hasKey === (method === "post")) continue;
    const cure = "Give the parameter IdempotencyKey to every POST, and to nothing else.";
    yield { at, what: `${node.operationId} and the header field Idempotency-Key don't go together.`, cure };
  }
}

function* asksForWhatItTakes(root: JsonObject): Iterable<Finding> {
  for (const { at, node, parameters } of listWrittenOperations(root)) {
    const taken = parameters.filter((parameter) => parameter.node.in === "query").map(({ node: { name } }) => name);
    for (const name of listOf(node["x-sample-query"])) {
      if (taken.includes(name)) continue;
      const cure = taken.length > 0 ? `Name some of ${taken.join(", ")}.` : "Remove it: the operation takes no query.";
      yield { at: below(at, "x-sample-query"), what: `${node.operationId} takes no "${name}" in its query.`, cure };
    }
  }
}

function* showsExamples(root: JsonObject): Iterable<Finding> {
  for (const { at, node, body, responses } of listWrittenOperations(root)) {
    const successes = responses.filter(({ status }) => status.startsWith("2"));
    if (successes.length === 0) yield { at, what: `${node.operationId} never succeeds.`, cure: "Add a 2XX response." };
    for (const part of [...(body ? [body] : []), ...successes]) {
      const mediaTypes = listExamplesOf(root, part.at, part.node);
      if (mediaTypes.length > 0 && mediaTypes.every(({ examples }) => examples.length > 0)) continue;
      const cure = 'Add named "examples", each with a summary.';
      yield { at: part.at, what: `${node.operationId} has a body without an example.`, cure };
    }
  }
}

function* usesEveryTag(root: JsonObject): Iterable<Finding> {
  const used = new Set(listOperationsAndWebhooks(root).flatMap(({ node }) => listOf(node.tags)));
  for (const [index, tag] of listOf(root.tags).map(objectOf).entries()) {
    const at = below("/tags", index);
    if (!used.has(tag.name ?? null)) {
      yield { at, what: `No operation has the tag "${tag.name}".`, cure: "Use it, or remove it." };
    }
    if (!tag.summary || !tag.description) {
      const cure = "Add summary, as the sidebar shows it, and description.";
      yield { at, what: `The tag "${tag.name}" lacks a summary or a description.`, cure };
    }
  }
}

function* linksToPages(root: JsonObject): Iterable<Finding> {
  const places = listOperationsAndWebhooks(root).map(({ at }) => below(at, "description"));
  for (const at of ["/info/description", ...places]) {
    for (const [, href] of String(valueAt(root, at) ?? "").matchAll(/\]\(([^)]*)\)/g)) {
      if (/^\/docs\/([a-z0-9-]+\/)*(#[\w.-]+)?$/.test(href ?? "")) continue;
      const cure = "Write the whole path with a slash at the end, for example /docs/api/errors/#conflict.";
      yield { at, what: `The link to "${href}" leads to no page.`, cure };
    }
  }
}

/** The example of a `Link` is the operation's own address, with the ids of the parameters' examples. */
function* leadsToItsNextPage(root: JsonObject): Iterable<Finding> {
  const [server] = listOf(root.servers).map(objectOf);
  for (const { at, path, parameters, responses } of listWrittenOperations(root)) {
    const filled = parameters.reduce((url, { node }) => url.replace(`{${node.name}}`, String(node.example)), path);
    for (const { status, node } of responses) {
      const place = below(at, "responses", status, "headers", "Link");
      const { pointer, node: header } = resolve(root, place);
      if (!("Link" in objectOf(node.headers)) || String(header.example).startsWith(`<${server?.url}${filled}?`))
        continue;
      const cure = `Begin it with <${server?.url}${filled}?, in a header of its own.`;
      yield { at: pointer, what: `The Link of ${at} leads to another list: ${header.example}.`, cure };
    }
  }
}
