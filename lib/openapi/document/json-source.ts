/** A JSON value that keeps its numbers as they were written. */
export type JsonNode =
  | { kind: "object"; entries: [string, JsonNode][] }
  | { kind: "array"; items: JsonNode[] }
  | { kind: "string"; value: string }
  | { kind: "number"; text: string }
  | { kind: "word"; word: "true" | "false" | "null" };

/** Reads JSON without losing the digits of its numbers; `undefined` for text that is not JSON. */
export function parseJsonSource(text: string): JsonNode | undefined {
  try {
    JSON.parse(text);
  } catch {
    return undefined;
  }
  const tokens = text.match(/"(?:[^"\\]|\\.)*"|[[\]{}]|[^\s,:[\]{}"]+/g) ?? [];
  let next = 0;
  const read = (): JsonNode => {
    const token = tokens[next++] ?? "";
    if (token === "{") {
      const entries: [string, JsonNode][] = [];
      while (tokens[next] !== "}") entries.push([JSON.parse(tokens[next++] ?? ""), read()]);
      next += 1;
      return { kind: "object", entries };
    }
    if (token === "[") {
      const items: JsonNode[] = [];
      while (tokens[next] !== "]") items.push(read());
      next += 1;
      return { kind: "array", items };
    }
    if (token.startsWith('"')) return { kind: "string", value: JSON.parse(token) };
    return token === "true" || token === "false" || token === "null"
      ? { kind: "word", word: token }
      : { kind: "number", text: token };
  };
  return read();
}

/** Whether a programming language's own literal says the same: no digit is lost, no half of a character, no name twice. */
export function isExact(node: JsonNode): boolean {
  switch (node.kind) {
    case "object":
      return (
        new Set(node.entries.map(([name]) => name)).size === node.entries.length &&
        node.entries.every(([name, value]) => !half.test(name) && isExact(value))
      );
    case "array":
      return node.items.every(isExact);
    case "number":
      return isExactNumber(node.text);
    case "string":
      return !half.test(node.value);
    default:
      return true;
  }
}

/** Half of a surrogate pair, which JSON can escape and no file of a program can hold. */
const half = /\p{Surrogate}/u;

/** Whether a double holds the number as written: 15 significant digits are safe. */
function isExactNumber(text: string): boolean {
  const [mantissa = "", exponent = "0"] = text.toLowerCase().split("e");
  const digits = mantissa.replace(/[-.]/g, "").replace(/^0+/, "");
  const isNegativeZero = text.startsWith("-") && digits === "";
  return !isNegativeZero && digits.length <= 15 && Math.abs(Number(exponent)) < 250;
}
