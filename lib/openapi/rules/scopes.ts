import { type JsonObject, listOf, objectOf } from "../document/json";
import { below } from "../document/pointer";
import { listExamplesOf, listWrittenOperations, scopesOf } from "../operation/written";
import type { Finding, Rule } from "./rules";

/** Each operation needs one scope, which can be granted, and its refusal tells of that. */
export const scopeRules: Rule[] = [namesItsScopes, usesEveryScope, refusesForItsScope];

function* namesItsScopes(root: JsonObject): Iterable<Finding> {
  const schemes = Object.keys(objectOf(objectOf(root.components).securitySchemes));
  for (const { at, node } of listWrittenOperations(root)) {
    const needs = listOf(node.security).map(objectOf);
    const lists = needs.flatMap((need) => Object.values(need).map(listOf));
    const named = needs.flatMap((need) => Object.keys(need));
    const isOne = lists.every((list) => list.length === 1) && new Set(lists.flat()).size === 1;
    if (named.join() === schemes.join() && isOne) continue;
    const cure = `List ${schemes.join(" and ")} under "security", each with the same scope.`;
    yield { at, what: `${node.operationId} doesn't name one scope for every kind of credential.`, cure };
  }
}

function* usesEveryScope(root: JsonObject): Iterable<Finding> {
  const used = new Set(listWrittenOperations(root).flatMap(({ node }) => neededBy(node)));
  for (const { at, scopes } of scopesOf(root)) {
    const unused = scopes.filter((scope) => !used.has(scope));
    const missing = [...used].filter((scope) => !scopes.includes(scope));
    for (const scope of unused) {
      const cure = "Put it on an operation, or remove it.";
      yield { at: below(at, "scopes", scope), what: `No operation needs the scope ${scope}.`, cure };
    }
    if (missing.length > 0) {
      yield {
        at,
        what: `The flow can't grant ${missing.join(", ")}.`,
        cure: "Add to its scopes what operations need.",
      };
    }
  }
}

/** Whose credential lacks the scope is told of the scope that the operation needs. */
function* refusesForItsScope(root: JsonObject): Iterable<Finding> {
  const known = new Set(scopesOf(root).flatMap(({ scopes }) => scopes));
  for (const { at, node, responses } of listWrittenOperations(root)) {
    const needed = new Set(neededBy(node));
    const refusal = responses.find(({ status }) => status === "403");
    if (needed.size === 0 || !refusal) continue;
    const told = [refusal.node.description, listExamplesOf(root, refusal.at, refusal.node)].flatMap(scopesIn);
    const other = told.find((scope) => known.has(scope) && !needed.has(scope));
    if (other === undefined) continue;
    const what = `${node.operationId} needs ${[...needed].join(", ")}, and its response 403 tells of ${other}.`;
    const cure = "Refer to the response that tells of its own scope, or add that to components/responses.";
    yield { at: below(at, "responses", "403"), what, cure };
  }
}

/** The scopes that an operation asks for. */
function neededBy(node: JsonObject): string[] {
  return listOf(node.security)
    .flatMap((need) => Object.values(objectOf(need)).flatMap(listOf))
    .map(String);
}

/** What is written as a scope is, anywhere in a part of the document. */
function scopesIn(value: unknown): string[] {
  return JSON.stringify(value ?? "").match(/[\w-]+:[\w-]+/g) ?? [];
}
