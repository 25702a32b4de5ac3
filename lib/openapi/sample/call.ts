import { constantName } from "../operation/slugs";
import type { RequestView } from "../operation/types";
import type { FormPart } from "../request/form-parts";
import { isRandomKey } from "../request/idempotency-key";
import { wellFormed } from "../request/well-formed";

/** Text with places that are filled when the sample runs. */
export type Template = readonly (string | Variable | NewKey)[];

/** `as` says how the variable's value is written where it stands. */
export type Variable = { variable: string; as: "text" | "base64" | "query" };

/** An `Idempotency-Key` that a program makes anew on each run; the text is one for a call that is typed and sent once. */
export type NewKey = { newKey: string };

/** One call as every language writes it: nothing is left to encode, only to quote. */
export type Call = {
  method: string;
  url: Template;
  headers: readonly { name: string; value: Template }[];
  body: { mediaType: string; text: string } | undefined;
  parts: readonly FormPart[];
  stream: RequestView["stream"];
};

/**
 * Brings a request into the form that can travel, whatever its values: query encoded, credentials as variables, header
 * fields in ASCII on one line each, no NUL and no half of a character anywhere. A stream is read from its beginning.
 */
export function toCall(request: RequestView, variable: string): Call {
  const { method, stream } = request;
  const credentials = withSecrets(request.credentials, variable);
  const body = request.body && { mediaType: request.body.mediaType, text: wellFormed(request.body.text) };
  const typed = body ? [{ name: "Content-Type", value: body.mediaType }] : [];
  const headers = [...typed, ...request.headers]
    .filter(({ name }) => isToken(name) && !(stream && name.toLowerCase() === "last-event-id"))
    .map(({ name, value }): Call["headers"][number] => {
      const isNew = !/^(GET|HEAD)$/.test(method) && isRandomKey({ name, value });
      return { name, value: [isNew ? { newKey: value } : headerValue(value)] };
    });
  return {
    method,
    url: urlTemplate(request, credentials),
    headers: joinRepeated([...credentials.flatMap(credentialHeaders), ...headers]),
    body,
    parts: (request.parts ?? []).map((part) => ({
      ...part,
      name: wellFormed(part.name),
      value: wellFormed(part.value),
    })),
    stream,
  };
}

/** A template's parts with neighbouring texts joined and empty ones left out. */
function joinTexts(template: Template): Template {
  const parts: Template[number][] = [];
  for (const part of template) {
    const last = parts.at(-1);
    if (typeof part === "string" && typeof last === "string") parts[parts.length - 1] = last + part;
    else if (part !== "") parts.push(part);
  }
  return parts;
}

/** Whether a part of a template is a key that the program makes. */
export function isNewKey(part: Template[number]): part is NewKey {
  return typeof part === "object" && "newKey" in part;
}

/** The text of a template without places to fill, else `undefined`. */
export function plainText(template: Template): string | undefined {
  return template.every((part) => typeof part === "string") ? template.join("") : undefined;
}

type Secret = RequestView["credentials"][number] & { secret: Template };

/** The variable is for a call's only credential; of several, each has one of its own, called as its scheme is. */
function withSecrets(credentials: RequestView["credentials"], variable: string): Secret[] {
  const given = new Set<string>();
  return credentials.map((credential, at) => {
    const own = ownVariable(credential.scheme) ?? variable;
    const name = credentials.length === 1 ? variable : given.has(own) ? `${own}_${at + 1}` : own;
    given.add(name);
    return { ...credential, secret: secretTemplate(credential, name) };
  });
}

/** One word alone may be a variable of every shell: a scheme named `path` must not send what `$PATH` holds. */
function ownVariable(scheme: string): string | undefined {
  const name = constantName(scheme);
  return name === undefined || name.includes("_") ? name : `${name}_CREDENTIAL`;
}

function secretTemplate({ form, in: place }: RequestView["credentials"][number], variable: string): Template {
  if (form === "bearer") return ["Bearer ", { variable, as: "text" }];
  if (form === "basic") return ["Basic ", { variable, as: "base64" }];
  return [{ variable, as: place === "query" ? "query" : "text" }];
}

function credentialHeaders({ in: place, name, secret }: Secret): Call["headers"][number][] {
  if (place === "cookie") return [{ name: "Cookie", value: [`${headerValue(name)}=`, ...secret] }];
  return place === "header" && isToken(name) ? [{ name, value: secret }] : [];
}

/**
 * Objects of headers can hold a name once; HTTP reads a list in one field the same, but for credentials, which are no list
 * (RFC 9110, 11.6.2): of these, the first are sent.
 */
function joinRepeated(headers: readonly Call["headers"][number][]): Call["headers"] {
  const byName = new Map<string, Call["headers"][number]>();
  for (const { name, value } of headers) {
    const key = name.toLowerCase();
    const earlier = byName.get(key);
    if (earlier && key === "authorization") continue;
    const separator = key === "cookie" ? "; " : ", ";
    byName.set(key, earlier ? { name: earlier.name, value: [...earlier.value, separator, ...value] } : { name, value });
  }
  return [...byName.values()].map(({ name, value }) => ({ name, value: joinTexts(value) }));
}

function urlTemplate(request: RequestView, credentials: readonly Secret[]): Template {
  const pairs: Template[] = [
    ...request.query.map(({ name, value }) => [
      value === undefined ? encodeQuery(name) : `${encodeQuery(name)}=${encodeQuery(value)}`,
    ]),
    ...credentials.flatMap(({ in: place, name, secret }) =>
      place === "query" ? [[`${encodeQuery(name)}=`, ...secret]] : [],
    ),
  ];
  const base = encodeUrl(request.url);
  const first = base.includes("?") ? "&" : "?";
  return joinTexts([base, ...pairs.flatMap((pair, at) => [at === 0 ? first : "&", ...pair])]);
}

/** As little encoded as RFC 3986 allows in a query, so that times and lists stay readable. */
function encodeQuery(text: string): string {
  return encodeURIComponent(wellFormed(text))
    .replace(/%(?:3A|2C|2F|40)/g, decodeURIComponent)
    .replace(/[!'()*]/g, percent);
}

/** What is not allowed in an address, or would need care in a shell, is encoded; what is encoded already stays. */
function encodeUrl(url: string): string {
  return wellFormed(url).replace(/[^\w\-.~:/?#[\]@&+,;=%]/gu, (character) => percent(character));
}

function percent(character: string): string {
  const encoded = encodeURIComponent(character);
  return encoded === character ? `%${character.charCodeAt(0).toString(16).toUpperCase()}` : encoded;
}

/** The characters that a name of a header field or a method can have (RFC 9110, token). */
function isToken(name: string): boolean {
  return /^[\w!#$%&'*+.^`|~-]+$/.test(name);
}

function headerValue(value: string): string {
  return (
    wellFormed(value)
      .replace(/\s+/g, " ")
      // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
      .replace(/[\x00-\x1f\x7f]/g, "")
      .trim()
      .replace(/[^ -~]+/g, encodeURIComponent)
  );
}
