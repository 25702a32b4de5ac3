/**
 * What a query tells when it was pasted: an error's body, a line of a log, an address.
 */

import { letters } from "./words";

/** Nobody types this much, and nothing that tells stands behind it. */
export const farthest = 20_000;

const mostSigns = 60;

/** A method, if there is one, and the steps of a path. */
export type Request = { method: string | undefined; steps: string[] };

/**
 * The code that an error's body tells: the first member that names one, which stands before the errors of its parts.
 * @example codeIn('{"status": 429, "code": "rate_limited"}') // "rate_limited"
 */
export function codeIn(text: string): string | undefined {
  const member = /["']?\b(?:code|error)["']?\s*[:=]\s*["']([a-z][a-z0-9_.]*)["']/i;
  return member.exec(text.slice(0, farthest))?.[1]?.toLowerCase();
}

/**
 * The first request that is named, by its path or its whole address, in lower case. The host and the version say nothing.
 * @example requestIn("get https://api.devlog.example/v1/projects") // { method: "get", steps: ["projects"] }
 */
export function requestIn(raw: string): Request | undefined {
  const request =
    /(?:\b(get|post|put|patch|delete)\s+)?(?:https?:\/\/[^/\s"']+)?((?:\/[\w{}.-]+)+|^[\w-]+(?:(?=\?\w+=)|(?:\/[\w{}.-]+)+$))/;
  const [, method, path] = request.exec(raw) ?? [];
  if (!path) return undefined;
  return { method, steps: path.split("/").filter((step) => step !== "" && !/^v\d+$/.test(step)) };
}

/** What of a text is typed as it stands: `--tag`, `next_cursor`, `/projects`. Quotes and brackets are no part of it. */
export function signsIn(key: string): string[] {
  const pieces = key.split(/[\s"'`,;()[\]<>]+/).map((piece) => piece.replace(/[.:?!]+$/, ""));
  return [...new Set(pieces.filter(isIdentifier))].slice(0, mostSigns);
}

/** Whether a text is typed as it stands, and not made of words: `--tag`, `next_cursor`, `/projects`, `DEVLOG_API_KEY`. */
export const isIdentifier = (text: string) => sign.test(text) && letterOrDigit.test(text);

const sign = new RegExp(String.raw`[${letters}\d][_/:=]|[_/{$<]|^-|[${letters}]\.[${letters}]`, "i");
const letterOrDigit = new RegExp(String.raw`[${letters}\d]`, "i");

/**
 * A message without what differs from one time to the next: numbers, dates, ids, paths, what is in quotes, a flag at
 * its end, what stands in parentheses behind it, and the quotes that only some shells write.
 * @example messageOf('error: no project has the key "billing"') // "no project has the key *"
 */
export function messageOf(key: string): string {
  return key
    .replace(/^error: /, "")
    .replace(/ ?\([^()]*\)$|[.…]$/g, "")
    .replace(/["“][^"”]*["”]|\S*(?:\d|[/_])\S*/g, "*")
    .replace(/ --[\w-]+$/, " *")
    .replace(/'/g, "");
}
