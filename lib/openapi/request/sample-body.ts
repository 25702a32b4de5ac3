import { readJson } from "../document/read-json";
import { jsonText } from "../document/value";
import { shortened, shortenedText } from "../examples/shortened";
import type { BodyView, ExampleView, RequestView } from "../operation/types";
import { isJson } from "../response/media-type";

/** A sample stands four times on its page, once in each language: of a longer body it sends the beginning. */
const longestBody = 4000;

/**
 * The body of an operation's sample: the first example of the first media type that has one which can be written as text.
 * An object as XML can not: such a body is left out where the type is the only one. What travels in parts is sent in parts
 * (form-parts.ts), whatever text stands for it.
 */
export function sampleBody(body: BodyView | undefined): RequestView["body"] {
  for (const { type, examples } of body?.media ?? []) {
    const [example] = examples;
    if (example && isText(example, type)) return { mediaType: sentType(type), text: textOf(example, type) };
  }
  return undefined;
}

/** The type that a call names: a range, such as any type at all, names none (RFC 9110, 8.3.1). */
function sentType(range: string): string {
  if (!range.includes("*")) return range;
  return /^text\//i.test(range) ? "text/plain" : "application/json";
}

/** Whether the example is what travels: the document's own text, or data that its type has a text for. */
function isText({ whole, value }: ExampleView, type: string): boolean {
  if (/^multipart\//i.test(type)) return false;
  if (isJson(type) || !(value instanceof Map || Array.isArray(value))) return true;
  // A list or an object that is printed as JSON for want of anything better.
  return whole !== jsonText(value, 2);
}

function textOf({ whole, value }: ExampleView, type: string): string {
  if (whole.length <= longestBody) return whole.trimEnd();
  const data = isJson(type) ? (value ?? readJson(whole)) : undefined;
  return data === undefined ? shortenedText(whole, longestBody) : jsonText(shortened(data, longestBody), 2);
}
