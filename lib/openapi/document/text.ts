import { isAlias, isMap, isScalar, isSeq, LineCounter, type Node, parseDocument } from "yaml";
import { conflictIn } from "@/lib/content/conflicts";
import type { Problem } from "@/lib/content/problem";
import { looseAlias } from "@/lib/content/yaml-slips";
import { pointerSteps } from "./pointer";
import { numberOf, readJson } from "./read-json";
import type { Value, ValueMap } from "./value";

/** A text in YAML or JSON: its value, and the line of what a JSON pointer names, or of the last of its steps that exists. */
export type ParsedText = { root: Value; lineOf: (pointer: string) => number };

/** What comes of reading a text: what it holds, or what is wrong with it. */
export type ReadText = ParsedText | { root?: never; problems: Problem[] };

/** Reads YAML or JSON. What is neither comes back as problems, each with its line. */
export function parseText(file: string, source: string): ReadText {
  // JSON is YAML too, but ten times as long in the reading.
  const json = source.trimStart().startsWith("{") ? readJson(source) : undefined;
  return json === undefined ? readYaml(file, source) : { root: json, lineOf: lineFinder(source) };
}

function readYaml(file: string, source: string): ReadText {
  const parsed = parse(source);
  const { errors, contents } = parsed.document;
  const loose = errors.length === 0 ? looseAlias(parsed.document) : undefined;
  if (loose) {
    const { offset, ...fault } = loose;
    return { problems: [{ file, ...placeOf(parsed.lines, offset), ...fault }] };
  }
  if (errors.length === 0) {
    const root = toValue(contents, new Map());
    keepVersion(root, parsed.document);
    return { root, lineOf: lineFinder(source, parsed) };
  }
  const conflict = conflictIn(file, source);
  if (conflict) return { problems: [conflict] };
  // What a parser says after it has lost its way is not to be trusted, and comes from the same place.
  const lost = errors.filter(({ code }) => code !== "DUPLICATE_KEY");
  const told = lost.length > 0 ? lost.slice(0, 1) : errors.slice(0, 10);
  return {
    problems: told.map((error) => ({
      file,
      ...placeOf(parsed.lines, error.pos[0]),
      what: `This is not valid YAML or JSON: ${error.message}.`,
      cure:
        error.code === "DUPLICATE_KEY"
          ? "Keep one of the two; the second would hide the first."
          : "Mind the indentation, and put texts with a colon or a quote in double quotes.",
    })),
  };
}

/** The names that stand a second time in one object of a JSON text, each with its line. */
export function listDuplicateKeys(source: string): { name: string; line: number }[] {
  const { document, lines } = parse(source);
  return document.errors
    .filter(({ code }) => code === "DUPLICATE_KEY")
    .map(({ pos }) => ({
      name: /^"((?:[^"\\]|\\.)*)"/.exec(source.slice(pos[0]))?.[1] ?? "",
      line: placeOf(lines, pos[0]).line,
    }));
}

/** A text as the parser has it, with its places. */
export type Parsed = { lines: LineCounter; document: ReturnType<typeof parseDocument> };

function parse(source: string): Parsed {
  const lines = new LineCounter();
  return { lines, document: parseDocument(source, { lineCounter: lines, merge: false, prettyErrors: false }) };
}

/** An alias (`*name`) shares the value of its anchor, so that aliases of aliases cannot grow. */
function toValue(node: Node | null, anchors: Map<string, Value>): Value {
  if (isAlias(node)) return anchors.get(node.source) ?? null;
  if (isMap(node)) {
    const map: ValueMap = new Map();
    if (node.anchor) anchors.set(node.anchor, map);
    const merged: ValueMap[] = [];
    for (const { key, value } of node.items) {
      const made = toValue(value as Node | null, anchors);
      const maps = isMerge(key) ? [made].flat().filter((one) => one instanceof Map) : [];
      if (maps.length > 0) merged.push(...maps);
      else map.set(keyText(key), made);
    }
    for (const [name, one] of merged.flatMap((other) => [...other])) if (!map.has(name)) map.set(name, one);
    return map;
  }
  if (isSeq(node)) {
    const list: Value[] = [];
    if (node.anchor) anchors.set(node.anchor, list);
    for (const item of node.items) list.push(toValue(item as Node, anchors));
    return list;
  }
  if (!isScalar(node)) return null;
  const value = scalarValue(node.value, node.source);
  if (node.anchor) anchors.set(node.anchor, value);
  return value;
}

/** `<<: *name` puts what the other map has under a map's own entries: YAML 1.1 had it, and documents still do. */
function isMerge(key: unknown): boolean {
  return isScalar(key) && key.value === "<<" && key.type === "PLAIN";
}

function scalarValue(value: unknown, source: string | undefined): Value {
  if (typeof value === "number") return /^[-+]?\d+$/.test(source ?? "") ? numberOf(source ?? "") : value;
  if (typeof value === "string" || typeof value === "boolean" || typeof value === "bigint") return value;
  return value === null || value === undefined ? null : String(value);
}

/** The version of an API, without quotes, is a number to YAML: 1.10 would become 1.1. It stays as it is written. */
function keepVersion(root: Value, document: Parsed["document"]): void {
  const about = root instanceof Map ? root.get("info") : undefined;
  const written = document.getIn(["info", "version"], true);
  if (about instanceof Map && isScalar(written) && typeof written.value === "number") {
    about.set("version", written.source ?? String(written.value));
  }
}

/** Keys are texts as written: a status of `200` needs no quotes. */
function keyText(key: unknown): string {
  if (!isScalar(key)) return String(key);
  return typeof key.value === "string" ? key.value : (key.source ?? String(key.value));
}

/**
 * Finds the line of what a JSON pointer names. The tree with its places is large: it is kept only while memory is at
 * hand, and made again when a line is asked for.
 */
export function lineFinder(source: string, parsed?: Parsed): (pointer: string) => number {
  let kept = parsed && new WeakRef(parsed);
  return (pointer) => {
    const found = kept?.deref() ?? parse(source);
    kept = new WeakRef(found);
    return found.lines.linePos(offsetOf(found.document, pointer)).line;
  };
}

/** Where something begins, or as much of the way to it as there is; an alias leads to what it stands for. */
function offsetOf(document: Parsed["document"], pointer: string): number {
  let node: unknown = document.contents;
  let offset = 0;
  for (const step of pointerSteps(pointer) ?? []) {
    if (isAlias(node)) node = node.resolve(document);
    if (isMap(node)) {
      const pair = node.items.find(({ key }) => keyText(key) === step);
      if (!pair) break;
      offset = (pair.key as Node).range?.[0] ?? offset;
      node = pair.value;
    } else if (isSeq(node)) {
      node = node.items[Number(step)];
      offset = (node as Node | undefined)?.range?.[0] ?? offset;
    } else break;
  }
  return offset;
}

function placeOf(lines: LineCounter, offset: number): { line: number; column: number } {
  const { line, col } = lines.linePos(offset);
  return { line, column: col };
}
