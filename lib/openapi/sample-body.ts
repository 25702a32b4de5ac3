import { isJson } from "./media-type";
import { readJson } from "./read-json";
import { shortened, shortenedText } from "./shortened";
import type { BodyView, ExampleView, RequestView } from "./types";
import { jsonText } from "./value";

/** A sample stands four times on its page, once in each language: of a longer body it sends the beginning. */
const longestBody = 4000;

/** The body of an operation's sample: the first example of its first media type. */
export function sampleBody(body: BodyView | undefined): RequestView["body"] {
  const [media] = body?.media ?? [];
  const [example] = media?.examples ?? [];
  return media && example ? { mediaType: media.type, text: textOf(example, media.type) } : undefined;
}

function textOf({ whole, value }: ExampleView, type: string): string {
  if (whole.length <= longestBody) return whole.trimEnd();
  const data = isJson(type) ? (value ?? readJson(whole)) : undefined;
  return data === undefined ? shortenedText(whole, longestBody) : jsonText(shortened(data, longestBody), 2);
}
