import type {
  OperationRef,
  OperationView,
  ParameterLocation,
  ParameterView,
  QueryPair,
  RequestView,
} from "../operation/types";
import { placeholder } from "./parameter-sample";
import { sampleBody } from "./sample-body";
import type { SecurityView } from "./security";
import { callableServer } from "./servers";
import { wellFormed } from "./well-formed";

type RequestParts = Pick<OperationView, "servers" | "security" | "parameters" | "body" | "responses" | "extensions">;

/**
 * The call that an operation's examples tell: its first server, a set of credentials, a body, and its required parameters. What
 * is optional stays away, but for the query that the document's own answer belongs to (`x-sample-query`), and for header
 * fields of a call that changes something: `Idempotency-Key` is one to get used to.
 */
export function requestView({ method, path }: OperationRef, parts: RequestParts): RequestView {
  const { body } = parts;
  const credentials = credentialsOf(parts.security);
  // Many a document writes what carries a credential among the parameters, too.
  const carriers = new Set(credentials.map(wordOfCall));
  const parameters = parts.parameters.filter((one) => !carriers.has(wordOfCall(one)));
  const filled = path.replace(/\{([^{}]+)\}/g, (_, name: string) => {
    const [sample] = parameters.find((one) => one.in === "path" && one.name === name)?.sample ?? [];
    return encodePath(sample?.value || placeholder(name));
  });
  const types = parts.responses.filter(({ status }) => status.startsWith("2")).flatMap((response) => response.media);
  const stream = streamOf(types.map(({ type }) => type));
  const isSafe = method === "get" || method === "head";
  const isSaid = ({ sample = [] }: ParameterView) => sample.some(({ value }) => value !== "");
  const inPlace = (...places: ParameterLocation[]) => parameters.filter((one) => places.includes(one.in));
  const headers = inPlace("header").filter((one) => one.isRequired || (isSaid(one) && !isSafe));
  const cookies = inPlace("cookie").filter((one) => one.isRequired);
  const cli = parts.extensions.get("x-cli");
  const asked = parts.extensions.get("x-sample-query");
  const isAsked = ({ name }: ParameterView) => Array.isArray(asked) && asked.includes(name);
  return {
    method: method.toUpperCase(),
    url: callableServer(parts.servers[0]) + filled,
    query: inPlace("querystring", "query")
      .filter((one) => one.isRequired || isAsked(one))
      .flatMap(({ sample = [] }) => sample),
    headers: [
      ...(stream ? [{ name: "Accept", value: types[0]?.type ?? "" }] : []),
      ...headers.map(({ name, sample: [one] = [] }) => ({ name, value: one?.value ?? "" })),
      ...cookies.flatMap(({ sample = [] }) => sample.map(cookieField)),
    ],
    credentials,
    body: sampleBody(body),
    stream,
    cli: typeof cli === "string" ? cli : undefined,
  };
}

/** What a word of a call is told from the others by: in header fields, case is nothing. */
function wordOfCall({ in: place, name }: { in: string; name: string }): string {
  return `${place} ${place === "header" ? name.toLowerCase() : name}`;
}

/** All of the first set that a call can carry whole, or what it can carry of the first. */
function credentialsOf({ sets }: SecurityView): RequestView["credentials"] {
  const set = sets.find((needs) => needs.every(({ scheme }) => scheme.carrier)) ?? sets[0] ?? [];
  return set.flatMap(({ scheme: { name, carrier } }) => (carrier ? [{ scheme: name, ...carrier }] : []));
}

/** What separates the members of a list may stand in a path as it is. */
function encodePath(text: string): string {
  return encodeURIComponent(wellFormed(text)).replace(/%(?:2C|3B|3D)/g, decodeURIComponent);
}

/** One field for each cookie; those of one name are joined where the call is made. */
function cookieField({ name, value = "" }: QueryPair): { name: string; value: string } {
  return { name: "Cookie", value: `${name}=${value.replace(/[\s",;\\]/g, encodeURIComponent)}` };
}

/** Of several types the first counts, since it is the one that is asked for. */
function streamOf(types: readonly string[]): RequestView["stream"] {
  if (types.length === 0 || !types.every((type) => streams.test(type))) return undefined;
  return /^text\/event-stream/i.test(types[0] ?? "") ? "events" : "items";
}

const streams = /^(text\/event-stream|application\/(jsonl|x-ndjson|json-seq|stream\+json)|multipart\/mixed)/i;
