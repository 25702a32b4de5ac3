import { nearestWord } from "@/lib/content/nearest-word.mjs";
import type { Problem } from "@/lib/content/problem";
import { keptFor } from "@/lib/files/kept";
import { holdsNames, isLiteral } from "./fields";
import { below, pointerSteps } from "./pointer";
import type { ApiDocument } from "./read";
import { mapOf, type Value, type ValueMap } from "./value";

/** A value of the document together with where it stands: what walks the graph holds in its hand. */
export type Node = { value: Value; pointer: string };

/** What a reference leads to. `siblings` is what stood beside it, and counts as well (3.1). */
export type Followed = {
  node: Node;
  siblings: ValueMap | undefined;
  /** What the reference that was written first calls its target: the name of a component. */
  name: string | undefined;
  /** The reference that leads nowhere. */
  missing: string | undefined;
};

/** The node that all others are below. */
function rootOf(document: ApiDocument): Node {
  return { value: document.root, pointer: "" };
}

/** The member of a map or list, or `undefined` where there is none. */
export function child(node: Node, step: string | number): Node | undefined {
  const { value } = node;
  const inner = value instanceof Map ? value.get(String(step)) : Array.isArray(value) ? value[Number(step)] : undefined;
  return inner === undefined ? undefined : { value: inner, pointer: below(node.pointer, step) };
}

/** The members of a map, or of a list under their numbers. */
export function children(node: Node | undefined): [string, Node][] {
  if (!node) return [];
  const { value } = node;
  const names = value instanceof Map || Array.isArray(value) ? [...value.keys()] : [];
  return names.flatMap((name): [string, Node][] => {
    const inner = child(node, name);
    return inner ? [[String(name), inner]] : [];
  });
}

/** What a pointer names, on the way following references as they come (`#/components/responses/X/content`). */
export function nodeAt(document: ApiDocument, pointer: string, seen: readonly string[] = []): Node | undefined {
  let node: Node | undefined = rootOf(document);
  for (const step of pointerSteps(pointer) ?? [""]) {
    if (!node) return undefined;
    const inner: Node | undefined = child(node, step);
    node = inner ?? child(follow(document, node, seen).node, step);
  }
  return node;
}

/**
 * Follows `$ref` until there is none. References are followed when asked for and never put in place, so recursion in
 * the document costs nothing. A reference that leads to itself, into another file, or nowhere is `missing`.
 */
export function follow(document: ApiDocument, start: Node, seen: readonly string[] = []): Followed {
  let node = start;
  let siblings: ValueMap | undefined;
  let name: string | undefined;
  const passed = [...seen];
  for (;;) {
    const reference = referenceOf(node.value);
    if (reference === undefined) return { node, siblings, name, missing: undefined };
    const beside = [...mapOf(node.value)].filter(([key]) => key !== "$ref" && key !== "$dynamicRef");
    // What is nearest to the reader's place wins over what the reference leads to.
    if (beside.length > 0) siblings = new Map([...beside, ...(siblings ?? [])]);
    const target = passed.includes(reference) ? undefined : targetOf(document, reference, [...passed, reference]);
    name ??= nameOf(reference, target);
    if (!target) return { node: { value: new Map(), pointer: node.pointer }, siblings, name, missing: reference };
    passed.push(reference);
    node = target;
  }
}

/** A map with its references followed: those beside it put over what it leads to. For everything but schemas. */
export function followed(document: ApiDocument, node: Node | undefined): Node | undefined {
  if (!node) return undefined;
  const { node: target, siblings } = follow(document, node);
  if (!siblings || !(target.value instanceof Map)) return target;
  return { value: new Map([...target.value, ...siblings]), pointer: target.pointer };
}

/** Every reference of the document that leads nowhere. Names inside examples are no references. */
export function checkReferences(document: ApiDocument): Problem[] {
  const problems: Problem[] = [];
  const walk = (node: Node, isNames: boolean) => {
    const reference = referenceOf(node.value);
    if (!isNames && reference !== undefined && follow(document, node).missing !== undefined) {
      problems.push(missingProblem(document, reference, node.pointer));
    }
    for (const [name, inner] of children(node)) {
      if (typeof inner.value !== "object") continue;
      const isField = !isNames && node.value instanceof Map;
      if (isField && (isLiteral(name, Array.isArray(inner.value)) || isExtension(name))) continue;
      walk(inner, isField && holdsNames(name) && inner.value instanceof Map);
    }
  };
  walk(rootOf(document), false);
  return problems;
}

/** What an extension holds, nobody knows; but for webhooks as 3.0 had them. */
function isExtension(field: string): boolean {
  return field.startsWith("x-") && field !== "x-webhooks";
}

function missingProblem(document: ApiDocument, reference: string, pointer: string): Problem {
  const { missing } = follow(document, { value: new Map([["$ref", reference]]), pointer });
  if (missing !== undefined && targetOf(document, missing, [missing])) {
    return {
      file: document.file,
      line: document.lineOf(below(pointer, "$ref")),
      what: `The reference "${reference}" leads back to itself (at #${pointer}).`,
      cure: "Let one of the references in the circle lead to a schema, or take it out.",
    };
  }
  const steps = reference.startsWith("#") ? pointerSteps(reference.slice(1)) : undefined;
  const siblings = steps && nodeAt(document, below("", ...steps.slice(0, -1)));
  const near =
    siblings &&
    nearestWord(
      steps.at(-1) ?? "",
      // One that is there leads to itself.
      children(siblings).flatMap(([name]) => (name === steps.at(-1) ? [] : [name])),
    );
  const meant = near && `#${below("", ...(steps ?? []).slice(0, -1), near)}`;
  return {
    file: document.file,
    line: document.lineOf(below(pointer, "$ref")),
    what: `The reference "${reference}" leads nowhere (at #${pointer}).`,
    cure: !reference.startsWith("#")
      ? "Bring what it refers to into this file; references to other files are not followed."
      : meant
        ? `Did you mean "${meant}"?`
        : "Add what it names, or correct it.",
  };
}

/** The reference that a value is, if it is one. */
function referenceOf(value: Value): string | undefined {
  if (!(value instanceof Map)) return undefined;
  const reference = value.get("$ref") ?? value.get("$dynamicRef");
  return typeof reference === "string" ? reference : undefined;
}

const targetsOf = keptFor((_document: ApiDocument) => new Map<string, Node>());

/** The same component is asked for thousands of times: it is looked for once. */
function targetOf(document: ApiDocument, reference: string, seen: readonly string[]): Node | undefined {
  const known = targetsOf(document);
  const target = known.get(reference) ?? findTarget(document, reference, seen);
  if (target) known.set(reference, target);
  return target;
}

function findTarget(document: ApiDocument, reference: string, seen: readonly string[]): Node | undefined {
  const hash = reference.indexOf("#");
  const address = hash < 0 ? reference : reference.slice(0, hash);
  if (address !== "" && address !== document.root.get("$self")) return undefined;
  const fragment = hash < 0 ? "" : reference.slice(hash + 1);
  return fragment === "" || fragment.startsWith("/")
    ? nodeAt(document, fragment, seen)
    : anchorsOf(document).get(fragment);
}

/** Schemas that are named by `$anchor` or `$dynamicAnchor`: looked for once, when the first reference asks. */
const anchorsOf = keptFor((document: ApiDocument): ReadonlyMap<string, Node> => {
  const found = new Map<string, Node>();
  const seen = new Set<Value>();
  const walk = (node: Node) => {
    if (typeof node.value !== "object" || seen.has(node.value)) return;
    seen.add(node.value);
    for (const key of ["$anchor", "$dynamicAnchor"]) {
      const name = mapOf(node.value).get(key);
      if (typeof name === "string" && !found.has(name)) found.set(name, node);
    }
    for (const [, inner] of children(node)) walk(inner);
  };
  walk(rootOf(document));
  return found;
});

/** What a reference calls its target: the last step of its pointer, or of the place where its anchor names a schema. */
function nameOf(reference: string, target: Node | undefined): string | undefined {
  const [, fragment = ""] = reference.split("#");
  if (fragment.startsWith("/")) return pointerSteps(fragment)?.at(-1);
  const isNamed = /\/(schemas|\$defs|definitions)\/[^/]+$/.test(target?.pointer ?? "");
  return (isNamed ? pointerSteps(target?.pointer ?? "")?.at(-1) : fragment) || undefined;
}
