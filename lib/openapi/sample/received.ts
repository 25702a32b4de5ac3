import type { RequestView } from "../types";
import { type Template, toCall } from "./call";
import { type JsonNode, parseJsonSource } from "./json-source";

/** What a service gets of a call, in a form that two calls can be compared by. */
export type Received = { method: string; url: string; headers: [string, string][]; body: unknown };

/** The variable's value in the tests: it must arrive whole. */
export const secret = "s3cr3t $(id) ' \" key";

/** What is meant by a request: worked out from the request alone, by nothing that quotes. */
export function meantBy(request: RequestView): Received {
  const call = toCall(request, "API_KEY");
  const fill = (template: Template) =>
    template
      .map((part) => {
        if (typeof part === "string") return part;
        if (part.as === "base64") return Buffer.from(secret).toString("base64");
        return part.as === "query" ? encodeURIComponent(secret) : secret;
      })
      .join("");
  return received({
    method: call.method,
    url: fill(call.url),
    headers: call.headers.map(({ name, value }) => [name, fill(value)]),
    body: call.body?.text,
  });
}

/** A call as it came, ordered: names of fields in lower case, JSON as values with their digits. */
export function received(call: {
  method: string;
  url: string;
  headers: Iterable<[string, string]>;
  body: string | undefined;
}): Received {
  const { origin, pathname, searchParams } = new URL(call.url);
  return {
    method: call.method,
    url: JSON.stringify([origin, decodeURIComponent(pathname), [...searchParams]]),
    headers: [...call.headers]
      .map(([name, value]): [string, string] => [name.toLowerCase(), value])
      .sort(([a], [b]) => (a < b ? -1 : 1)),
    body: call.body === undefined ? undefined : bodyValue(call.body),
  };
}

function bodyValue(text: string): unknown {
  const node = parseJsonSource(text);
  return node ? jsonValue(node) : text;
}

/** Numbers as text, unless a double holds them; members of an object by name. */
function jsonValue(node: JsonNode): unknown {
  switch (node.kind) {
    case "object":
      return { object: node.entries.map(([name, value]) => [name, jsonValue(value)]).sort(byName) };
    case "array":
      return node.items.map(jsonValue);
    case "string":
      return node.value;
    case "number":
      return { number: /\d{16}|^-0$/.test(node.text.replace(".", "")) ? node.text : Number(node.text) };
    case "word":
      return node.word;
  }
}

function byName([a]: unknown[], [b]: unknown[]): number {
  return String(a) < String(b) ? -1 : 1;
}
