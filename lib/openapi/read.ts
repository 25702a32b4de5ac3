import { isAlias, isMap, isScalar, isSeq, LineCounter, type Node, parseDocument } from "yaml";
import type { Problem } from "@/lib/content/problem";
import { pointerSteps } from "./pointer";
import { numberOf, readJson } from "./read-json";
import { mapOf, textOf, type Value, type ValueMap } from "./value";

/** An API description as it was written: nothing resolved, nothing changed. */
export type ApiDocument = {
  file: string;
  root: ValueMap;
  /** `3.0`, `3.1`, `3.2`. */
  version: string;
  /** The line of what a JSON pointer names, or of the last of its steps that exists. For messages: it reads the text anew. */
  lineOf: (pointer: string) => number;
};

/** Reads YAML or JSON. What is not an OpenAPI document of version 3 comes back as problems, each with its line. */
export function readDocument(
  file: string,
  source: string,
): { document: ApiDocument; problems?: never } | { document?: never; problems: Problem[] } {
  // JSON is YAML too, but ten times as long in the reading.
  const json = source.trimStart().startsWith("{") ? readJson(source) : undefined;
  return json === undefined ? readYaml(file, source) : documentOf(file, source, json);
}

type Read = ReturnType<typeof readDocument>;

function readYaml(file: string, source: string): Read {
  const lines = new LineCounter();
  const parsed = parseDocument(source, { lineCounter: lines, uniqueKeys: true, merge: false });
  if (parsed.errors.length > 0) {
    return {
      problems: parsed.errors.slice(0, 10).map((error) => ({
        file,
        ...placeOf(lines, error.pos[0]),
        what: `This is not valid YAML or JSON: ${error.message.split("\n")[0]?.replace(/ at line.*$/, "")}.`,
        cure:
          error.code === "DUPLICATE_KEY"
            ? "Keep one of the two; the second would hide the first."
            : "Mind the indentation, and put texts with a colon or a quote in double quotes.",
      })),
    };
  }
  return documentOf(file, source, toValue(parsed.contents, new Map()));
}

function documentOf(file: string, source: string, root: Value): Read {
  const fault = faultOf(root);
  if (fault) return { problems: [{ file, line: 1, ...fault }] };
  const map = mapOf(root);
  const version = /^3\.\d/.exec(textOf(map.get("openapi")) ?? "")?.[0] ?? "3.1";
  return { document: { file, root: map, version, lineOf: lineFinder(source) } };
}

function faultOf(root: Value): { what: string; cure: string } | undefined {
  if (!(root instanceof Map)) {
    return { what: "The document is not an object.", cure: "Begin it with: openapi: 3.2.0" };
  }
  if (root.has("swagger")) {
    return { what: "The document is Swagger 2.0.", cure: "Convert it to OpenAPI 3 first." };
  }
  const version = root.get("openapi");
  if (typeof version !== "string" || !/^3\.[012](\.|$)/.test(version)) {
    return {
      what: `The document is of no version that can be read: openapi is ${JSON.stringify(version ?? null)}.`,
      cure: "Write openapi: 3.2.0, or 3.1.x or 3.0.x, in quotes where it would be a number.",
    };
  }
  for (const part of ["paths", "webhooks", "components"]) {
    const value = root.get(part);
    if (value !== undefined && !(value instanceof Map)) {
      return {
        what: `"${part}" is not an object.`,
        cure: `Write the entries of ${part} as names with values, or remove it.`,
      };
    }
  }
  return undefined;
}

/** An alias (`*name`) shares the value of its anchor, so that aliases of aliases cannot grow. */
function toValue(node: Node | null, anchors: Map<string, Value>): Value {
  if (isAlias(node)) return anchors.get(node.source) ?? null;
  if (isMap(node)) {
    const map: ValueMap = new Map();
    if (node.anchor) anchors.set(node.anchor, map);
    for (const { key, value } of node.items) map.set(keyText(key), toValue(value as Node | null, anchors));
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

function scalarValue(value: unknown, source: string | undefined): Value {
  if (typeof value === "number") return /^[-+]?\d+$/.test(source ?? "") ? numberOf(source ?? "") : value;
  if (typeof value === "string" || typeof value === "boolean" || typeof value === "bigint") return value;
  return value === null || value === undefined ? null : String(value);
}

/** Keys are texts as written: a status of `200` needs no quotes. */
function keyText(key: unknown): string {
  if (!isScalar(key)) return String(key);
  return typeof key.value === "string" ? key.value : (key.source ?? String(key.value));
}

/** The tree with its places is large: it is made when a line is asked for, and kept only while memory is at hand. */
function lineFinder(source: string): (pointer: string) => number {
  let kept: WeakRef<{ lines: LineCounter; contents: unknown }> | undefined;
  const parse = () => {
    const lines = new LineCounter();
    return { lines, contents: parseDocument(source, { lineCounter: lines }).contents as unknown };
  };
  return (pointer) => {
    const parsed = kept?.deref() ?? parse();
    kept = new WeakRef(parsed);
    return parsed.lines.linePos(offsetOf(parsed.contents, pointer)).line;
  };
}

function offsetOf(contents: unknown, pointer: string): number {
  let node = contents;
  let offset = 0;
  for (const step of pointerSteps(pointer) ?? []) {
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
