import { type JsonNode, parseJsonSource } from "../document/json-source";
import type { RequestView } from "../operation/types";
import { isNewKey, type NewKey, type Template, toCall } from "../sample/call";

/** What a service gets of a call, in a form that two calls can be compared by. */
export type Received = { method: string; url: string; headers: [string, string][]; body: unknown };

/** The value of every variable in the tests: it must arrive whole. */
export const secret = "s3cr3t $(id) ' \" key";

/** What whatever makes random keys makes in the tests of programs. */
export const madeKey = "new-key";

/**
 * What is meant by a request. Address and body are worked out from the request alone, the address by the platform's own
 * URL; header fields are those of the call, whose form has a table of cases of its own. `keyOf` gives what is sent for
 * a new key.
 */
export function meantBy(request: RequestView, keyOf: (part: NewKey) => string = () => madeKey): Received {
  const url = new URL(request.url);
  for (const { name, value = "" } of request.query) url.searchParams.append(name, value);
  for (const credential of request.credentials) {
    if (credential.in === "query") url.searchParams.append(credential.name, secret);
  }
  return received({
    method: request.method,
    url: url.href,
    headers: toCall(request, "API_KEY").headers.map(({ name, value }) => [name, filled(value, keyOf)]),
    body: request.body?.text,
  });
}

function filled(template: Template, keyOf: (part: NewKey) => string): string {
  const texts = template.map((part) => {
    if (typeof part === "string") return part;
    if (isNewKey(part)) return keyOf(part);
    return part.as === "base64" ? Buffer.from(secret).toString("base64") : secret;
  });
  return texts.join("");
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
