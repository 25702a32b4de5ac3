import { type JsonNode, parseJsonSource } from "./json-source";
import type { Value } from "./value";

/** JSON as a value, no digit of an integer lost; `undefined` for what is no JSON, or has a name twice in one object. */
export function readJson(source: string): Value | undefined {
  const node = parseJsonSource(source);
  return node && jsonValue(node);
}

function jsonValue(node: JsonNode): Value | undefined {
  switch (node.kind) {
    case "object": {
      const map = new Map<string, Value>();
      for (const [name, inner] of node.entries) {
        const value = jsonValue(inner);
        if (value === undefined || map.has(name)) return undefined;
        map.set(name, value);
      }
      return map;
    }
    case "array": {
      const list: Value[] = [];
      for (const inner of node.items) {
        const value = jsonValue(inner);
        if (value === undefined) return undefined;
        list.push(value);
      }
      return list;
    }
    case "string":
      return node.value;
    case "number":
      return numberOf(node.text);
    default:
      return { true: true, false: false, null: null }[node.word];
  }
}

/** An integer that a number cannot hold exactly is a bigint. */
export function numberOf(text: string): number | bigint {
  const value = Number(text);
  return !Number.isSafeInteger(value) && /^[-+]?\d+$/.test(text) ? BigInt(text) : value;
}
