import { children, follow, type Node } from "../document/graph";
import type { ApiDocument } from "../document/read";
import { listOf, textOf, type Value, type ValueMap } from "../document/value";
import type { Direction } from "../operation/page";
import { discriminatorName, discriminatorValues } from "../schema/discriminator";
import { type Flat, flatten, keywordNode } from "../schema/flatten";
import { undescribed } from "../schema/inside";
import { typesOf, valuesOf } from "../schema/type-words";
import { numberFor } from "./number";

type Making = { document: ApiDocument; direction: Direction; left: { values: number }; word: string };

/** How much a made example may hold; what goes on longer ends with empty lists and objects. */
const mostValues = 200;

/**
 * A value for a schema: what the document says of it where it does (example, default, constant, first of a list), else
 * something of the right type. Recursion ends in an empty list or object, or, where there is neither, in null. `word`
 * stands for any text.
 */
export function exampleOf(document: ApiDocument, node: Node, direction: Direction, word = "string"): Value {
  return make({ document, direction, left: { values: mostValues }, word }, [node], []);
}

/** The example that a schema has of its own, without making one up. */
export function givenExample(document: ApiDocument, node: Node): Value | undefined {
  return givenIn(flatten(document, [node]).keywords);
}

function givenIn(keywords: ReadonlyMap<string, Value>): Value | undefined {
  const given = [listOf(keywords.get("examples"))[0], keywords.get("default"), keywords.get("const")];
  return given.find((value) => value !== undefined);
}

function make(making: Making, nodes: readonly Node[], chain: readonly string[]): Value {
  const flat = flatten(making.document, nodes);
  const { keywords } = flat;
  making.left.values -= 1;
  const given = givenIn(keywords);
  if (given !== undefined) return given;
  const [first] = valuesOf(keywords);
  if (first !== undefined) return first;
  const [type = flat.isNullable ? "null" : "object"] = typesOf(making.document, flat);
  const isOpen = chain.includes(flat.pointer) || chain.length > 12 || making.left.values <= 0;
  const next = [...chain, ...flat.pointers];
  const [branch] = flat.choices[0]?.nodes ?? [];
  // Fields of several choices go together; of anything else, the first branch alone knows what fits it.
  if (branch && !flat.types && type !== "object" && !isOpen) return make(making, [branch], next);
  switch (type) {
    case "object":
      return isOpen ? (flat.isNullable ? null : new Map()) : makeObject(making, flat, next);
    case "array":
      return isOpen ? [] : makeList(making, flat, next);
    case "string":
      return literalOf(textOf(keywords.get("pattern"))) ?? textFor(making.word, keywords);
    case "integer":
    case "number":
      return numberFor(keywords, type);
    case "boolean":
      return true;
    default:
      return null;
  }
}

/** One item, or one for each position, and as many more as there have to be: none where they have to differ. */
function makeList(making: Making, flat: Flat, chain: readonly string[]): Value[] {
  const alike = ["contains", "items"].flatMap((keyword) => keywordNode(flat, keyword) ?? []);
  const positions = children(keywordNode(flat, "prefixItems")).map(([, node]) => [node]);
  const [items, rest] = flat.keywords.has("prefixItems")
    ? [positions, [keywordNode(flat, "items") ?? []].flat()]
    : [alike.length > 0 ? [alike] : [], alike];
  const isPossible = (nodes: readonly Node[]) => !flatten(making.document, nodes).isNever;
  const made = items.filter(isPossible).map((nodes) => make(making, nodes, chain));
  const least = flat.keywords.get("uniqueItems") === true ? 0 : Number(flat.keywords.get("minItems") ?? 0);
  if (isPossible(rest)) while (made.length < least && making.left.values > 0) made.push(make(making, rest, chain));
  return made;
}

function makeObject(making: Making, flat: Flat, chain: readonly string[]): ValueMap {
  const hidden = making.direction === "request" ? "readOnly" : "writeOnly";
  const made: ValueMap = new Map();
  for (const [name, { nodes }] of flat.properties) {
    const { keywords, isNever } = flatten(making.document, nodes);
    if (isNever || keywords.get(hidden) === true || (keywords.get("deprecated") === true && !flat.required.has(name)))
      continue;
    made.set(name, make(making, nodes, chain));
  }
  const other = [keywordNode(flat, "additionalProperties") ?? []].flat();
  if (!flatten(making.document, other).isNever)
    for (const name of undescribed(making.document, flat)) made.set(name, make(making, other, chain));
  for (const { nodes, discriminator } of flat.choices) {
    const [branch] = nodes;
    const value = branch ? make(making, [branch], chain) : undefined;
    if (value instanceof Map) for (const [name, inner] of value) if (!made.has(name)) made.set(name, inner);
    const teller = discriminatorName(discriminator) ?? "";
    const values = discriminatorValues(discriminator, branch && follow(making.document, branch).name);
    if (made.has(teller) && values[0] && !values.some((one) => one === made.get(teller))) made.set(teller, values[0]);
  }
  return made;
}

/** The text that a pattern spells out, or the first of several: many generators write a constant or a list so. */
function literalOf(pattern = ""): string | undefined {
  const [, only, first] = /^\^(?:([\w -]+)|\((?:\?:)?([\w -]+)(?:\|[\w -]*)*\))\$$/.exec(pattern) ?? [];
  return only ?? first;
}

/** A text of a format, or a word, as long as it has to be. Shorter, it would be none of its format. */
function textFor(word: string, keywords: ReadonlyMap<string, Value>): string {
  const known = texts.get(textOf(keywords.get("format")) ?? "");
  const text = known ?? word;
  const least = Number(keywords.get("minLength") ?? 0);
  const most = known === undefined ? Number(keywords.get("maxLength") ?? word.length) : known.length;
  return text.length < least ? text.padEnd(Math.min(least, 64), text) : text.slice(0, most);
}

const texts = new Map([
  ["date-time", "2026-11-20T15:30:00Z"],
  ["date", "2026-11-20"],
  ["time", "15:30:00Z"],
  ["duration", "P1D"],
  ["email", "robin@acme.example"],
  ["hostname", "acme.example"],
  ["ipv4", "192.0.2.1"],
  ["ipv6", "2001:db8::1"],
  ["uri", "https://acme.example/"],
  ["url", "https://acme.example/"],
  ["uri-reference", "/path"],
  ["uuid", "7b2f9c1e-4d3a-4f68-9e10-1a2b3c4d5e6f"],
  ["byte", "RGV2bG9n"],
]);
