import { keptFor } from "@/lib/files/kept";
import { child, children, follow, type Node } from "../document/graph";
import type { ApiDocument } from "../document/read";
import { jsonText, listOf, mapOf, textOf, textsOf, type Value, type ValueMap } from "../document/value";
import { annotationsOf, type GatheredWords, layTypes, layWords } from "./flatten-words";
import { normalise } from "./normalise";
import { type Part, partsOf } from "./parts";
import { subtypesOf } from "./subtypes";

export type Choice = { kind: "oneOf" | "anyOf"; nodes: Node[]; owner: string; discriminator: ValueMap };
export type FlatProperty = { nodes: Node[]; origin: string | undefined };

/**
 * A schema with its references followed and its `allOf` branches laid over one another, one level deep: properties and
 * choices are still nodes of the graph, so recursion costs nothing here.
 */
export type Flat = {
  /** Where the schema stands in the end: its identity, which guards against going in circles. */
  pointer: string;
  /** The identities of everything that flowed in. */
  pointers: readonly string[];
  name: string | undefined;
  /** Annotations and limits: what is nearest wins, limits are the tightest. */
  keywords: ReadonlyMap<string, Value>;
  /** What branches say beside that, by keywords that stand there already. */
  others: ReadonlyMap<string, ValueMap>;
  /** The pointer of the schema that each keyword came from. */
  sources: ReadonlyMap<string, string>;
  types: readonly string[] | undefined;
  isNullable: boolean;
  /** Whether no value can be valid. */
  isNever: boolean;
  properties: ReadonlyMap<string, FlatProperty>;
  required: ReadonlySet<string>;
  choices: readonly Choice[];
  parts: readonly Part[];
  /** The pointer of an `allOf` that leads back to its own schema. */
  loop: string | undefined;
};

const flatsOf = keptFor((_document: ApiDocument) => new Map<string, Flat>());

/** Lays a schema flat; of several nodes, as if they were the branches of one `allOf`. The same node is worked on once. */
export function flatten(document: ApiDocument, nodes: readonly Node[]): Flat {
  const [node] = nodes;
  if (nodes.length !== 1 || !node) return flattenNew(document, nodes);
  const flats = flatsOf(document);
  const known = flats.get(node.pointer);
  if (known) return known;
  const made = flattenNew(document, nodes);
  flats.set(node.pointer, made);
  return made;
}

/** What stands under a keyword: in one of the schemas that flowed in, whose pointer is its identity, whichever it was. */
export function keywordNode(flat: Flat, keyword: string): Node | undefined {
  const value = flat.keywords.get(keyword);
  if (value === undefined) return undefined;
  return child({ value: new Map([[keyword, value]]), pointer: flat.sources.get(keyword) ?? flat.pointer }, keyword);
}

type Gathering = GatheredWords & {
  document: ApiDocument;
  pointers: string[];
  name: string | undefined;
  isNever: boolean;
  properties: Map<string, FlatProperty>;
  required: Set<string>;
  choices: Choice[];
  parts: Part[];
  loop: string | undefined;
};

function flattenNew(document: ApiDocument, nodes: readonly Node[]): Flat {
  const flat: Gathering = {
    document,
    pointers: [],
    name: undefined,
    keywords: new Map(),
    others: new Map(),
    sources: new Map(),
    types: undefined,
    isNullable: undefined,
    isNever: false,
    properties: new Map(),
    required: new Set(),
    choices: [],
    parts: [],
    loop: undefined,
  };
  for (const node of nodes) gather(flat, node, { stack: [], origin: undefined, isWhole: true });
  const isNullable = flat.isNullable || saysNullable(document, nodes);
  return { ...flat, isNullable, pointer: flat.pointers[0] ?? nodes[0]?.pointer ?? "" };
}

/** Whether a schema of 3.0 that stands alone says itself that it can be null, whatever it is built on says. */
function saysNullable(document: ApiDocument, [start, ...others]: readonly Node[]): boolean {
  if (!start || others.length > 0) return false;
  const { node, siblings } = follow(document, start);
  return [siblings, mapOf(node.value)].some((schema) => schema?.get("nullable") === true);
}

/** `stack`: the schemas whose `allOf` led here. `isWhole`: whether the node's words are words of the whole schema. */
type Way = { stack: readonly string[]; origin: string | undefined; isWhole: boolean };

function gather(flat: Gathering, start: Node, way: Way): void {
  const { node, siblings, name } = follow(flat.document, start);
  if (way.isWhole) flat.name ??= name;
  if (way.stack.includes(node.pointer)) {
    flat.loop ??= start.pointer;
    return;
  }
  const isLaid = flat.pointers.includes(node.pointer);
  if (!isLaid) flat.pointers.push(node.pointer);
  const inner: Way = { ...way, stack: [...way.stack, node.pointer] };
  if (siblings) lay(flat, { value: siblings, pointer: start.pointer }, inner);
  if (isLaid) {
    // A base of several branches: as a part, it was laid without the words that it may have for the whole.
    layWords(flat, annotationsOf(normalise(mapOf(node.value))), node.pointer, way.isWhole);
    return;
  }
  if (node.value === false) flat.isNever = true;
  if (node.value instanceof Map) lay(flat, node, inner);
}

function lay(flat: Gathering, node: Node, way: Way): void {
  const schema = normalise(mapOf(node.value));
  layWords(flat, schema, node.pointer, way.isWhole);
  layTypes(flat, schema);
  flat.parts.push(...partsOf(node));
  for (const name of textsOf(schema.get("required"))) flat.required.add(name);
  for (const [name, inner] of children(child(node, "properties"))) {
    const known = flat.properties.get(name);
    if (known) known.nodes.push(inner);
    else flat.properties.set(name, { nodes: [inner], origin: way.origin });
  }
  const branches = children(child(node, "allOf"));
  for (const [, branch] of branches) {
    const { name } = follow(flat.document, branch);
    const isWhole = way.isWhole && (branches.length === 1 || name === undefined);
    gather(flat, branch, {
      stack: way.stack,
      origin: branches.length === 1 ? way.origin : (name ?? way.origin),
      isWhole,
    });
  }
  for (const kind of ["oneOf", "anyOf"] as const) layChoice(flat, node, schema, kind, way);
  if (schema.has("oneOf") || schema.has("anyOf")) return;
  const discriminator = mapOf(schema.get("discriminator"));
  const nodes = subtypesOf(flat.document, node.pointer, discriminator);
  // Of what is built on a base, the base's other children are no alternatives.
  const above = way.stack.slice(0, -1);
  if (nodes.some((one) => above.includes(follow(flat.document, one).node.pointer))) return;
  if (nodes.length > 0) flat.choices.push({ kind: "oneOf", nodes, owner: node.pointer, discriminator });
}

/** A branch that is only `null` makes the schema nullable; one branch that is left over is the schema. */
function layChoice(flat: Gathering, node: Node, schema: ValueMap, kind: "oneOf" | "anyOf", way: Way): void {
  const written = children(child(node, kind)).map(([, branch]) => branch);
  if (written.length === 0) return;
  const nodes = written.filter((branch) => !isNull(follow(flat.document, branch).node.value));
  const [only] = nodes;
  if (nodes.length === 1 && only) gather(flat, only, way);
  if (nodes.length < written.length) flat.isNullable = true;
  if (nodes.length === 1) return;
  const constants = nodes.map((branch) => constantOf(flat.document, branch));
  if (constants.every((one) => one !== undefined)) {
    const known = flat.keywords.get("x-values");
    const texts = new Set(constants.map(constText));
    flat.keywords.set("x-values", known ? listOf(known).filter((one) => texts.has(constText(mapOf(one)))) : constants);
  } else if (nodes.length > 0) {
    flat.choices.push({ kind, nodes, owner: node.pointer, discriminator: mapOf(schema.get("discriminator")) });
  }
}

/** The branch `{ const, description }` of a list of values, or nothing if it is more than that. */
function constantOf(document: ApiDocument, branch: Node): ValueMap | undefined {
  const map = mapOf(follow(document, branch).node.value);
  const single = listOf(map.get("enum"));
  const value = map.has("const") ? map.get("const") : single.length === 1 ? single[0] : undefined;
  if (value === undefined || map.has("properties")) return undefined;
  return new Map<string, Value>([...map, ["const", value]]);
}

const constText = (constant: ValueMap) => jsonText(constant.get("const") ?? null);

function isNull(value: Value): boolean {
  const map = mapOf(value);
  const isOnly = (keyword: string, one: Value) => {
    const [first, ...more] = [map.get(keyword)].flat();
    return first === one && more.length === 0;
  };
  return isOnly("type", "null") || isOnly("const", null) || isOnly("enum", null);
}

/** A schema's own words. */
export function wordOf(flat: Flat, keyword: string): string | undefined {
  return textOf(flat.keywords.get(keyword));
}
