import { parseCodeMeta } from "@/lib/mdx/code-meta.mjs";
import { readMessage } from "./http-message";
import type { Ledger } from "./ledger";
import { nearestWord } from "./nearest-word.mjs";
import { lineAt } from "./place";
import type { Fault, Problem } from "./problem";

/** What the product's documents name. A list is empty while its document can't be read. */
export type ProductNames = {
  program: string;
  variables: readonly string[];
  flags: readonly string[];
  scopes: readonly string[];
  events: readonly string[];
  errorCodes: readonly string[];
  /** Of the API's bodies and parameters, and of its header fields. */
  fields: readonly string[];
  headers: readonly string[];
  /** Why the API takes no such call; `undefined` where it does. */
  callFault: (method: string, path: string) => Fault | undefined;
  /** Names that look alike and are no names of the product. */
  others: readonly string[];
};

type NamingPage = { file: string; ledger: Pick<Ledger, "code" | "inlineCode"> };
/**
 * Every name in code that has the form of the product's own, and is none: a variable wherever it stands, and scopes,
 * events, calls, error codes, fields, and flags between backticks. What could be a name of something else as well, as a
 * flag or a code could, is told only where it is nearly one that there is.
 */
export function checkNames({ file, ledger }: NamingPage, names: ProductNames): Problem[] {
  const variable = new RegExp(`\\b${names.program.toUpperCase()}_[A-Z0-9_]+\\b`, "g");
  const variablesIn = (text: string) =>
    [...text.matchAll(variable)].flatMap(({ 0: name, index }) => {
      const fault = unknownName("variable", name, names.variables, names);
      return fault ? [{ ...fault, before: lineAt(text, index) - 1 }] : [];
    });
  const fenced = ledger.code
    .filter(({ meta }) => !parseCodeMeta(meta).fails)
    .flatMap(({ lang, text, line = 0 }) =>
      [...variablesIn(text), ...(lang === "http" ? headersIn(text, names) : [])].map(({ before, ...fault }) => ({
        file,
        line: line + 1 + before,
        ...fault,
      })),
    );
  const inline = ledger.inlineCode.flatMap(({ text, line }) => {
    const variables = variablesIn(text).map(({ what, cure }) => ({ what, cure }));
    return [...variables, ...nameFaults(text, names)].map((fault) => ({ file, line, ...fault }));
  });
  return [...fenced, ...inline];
}

/** Fields that messages of any API have (RFC 9110 and 9111), lest they pass for one that is mistyped. */
const usualHeaders = `Accept Accept-Encoding Age Allow Authorization Cache-Control Connection Content-Encoding
  Content-Length Content-Type Date ETag Expires Host If-Match If-None-Match Last-Modified Link Location Origin Server
  Transfer-Encoding User-Agent Vary WWW-Authenticate`.split(/\s+/);

/** The header fields of a message that are nearly one that there is. */
function headersIn(message: string, names: ProductNames): (Fault & { before: number })[] {
  if (names.headers.length === 0) return [];
  const known = [...names.headers, ...usualHeaders];
  const isKnown = (field: string) => known.some((header) => header.toLowerCase() === field.toLowerCase());
  return readMessage(message).fields.flatMap(({ name, line }) => {
    const fault = isKnown(name) ? undefined : unknownName("header field", name, known, names, 2);
    return fault ? [{ ...fault, before: line - 1 }] : [];
  });
}

/** The method and the path of a call, if a code is one. @example callIn("GET /projects?limit=1")?.path // "/projects" */
export function callIn(code: string): { method: string; path: string } | undefined {
  const [, method, path] = /^(GET|POST|PUT|PATCH|DELETE) (\/[^\s?]*)(?:\?\S*)?$/.exec(code) ?? [];
  return method !== undefined && path !== undefined ? { method, path } : undefined;
}

function nameFaults(text: string, names: ProductNames): Fault[] {
  if (names.others.includes(text)) return [];
  const call = callIn(text);
  if (call) return [names.callFault(call.method, call.path) ?? []].flat();
  const scopes = [...text.matchAll(/(?<![\w:.-])[a-z_]+:(?:read|write)(?![\w:-])/g)].map(([scope]) => scope);
  const [flag] = /^--[a-z][a-z-]+(?![\w-])/.exec(text) ?? [];
  const [, resource = "", verb = ""] = /^([a-z_]+)\.([a-z_]+)$/.exec(text) ?? [];
  const isOfEvents = names.events.some((event) => event.startsWith(`${resource}.`));
  // What happened ends so, and a field of a resource does not.
  const event = isOfEvents && /d$/.test(verb) && !/id$/.test(verb) ? text : undefined;
  // Capitals make no other header field, and one that begins with X is somebody else's.
  const isHeader =
    /^(?!X-)[A-Z][A-Za-z]*(?:-[A-Z][A-Za-z]*)+$/.test(text) &&
    !names.headers.some((header) => header.toLowerCase() === text.toLowerCase());
  // Of ids, a reader may have several.
  const isWord =
    /^[a-z]{3,}(?:_[a-z]+)+$/.test(text) &&
    !names.errorCodes.includes(text) &&
    !names.fields.some((name) => name === text || `${name}s` === text);
  const faults = [
    ...scopes.map((scope) => unknownName("scope", scope, names.scopes, names)),
    event && unknownName("event", event, names.events, names),
    isWord &&
      (unknownName("error code", text, names.errorCodes, names, 2) ??
        unknownName("field", text, names.fields, names, 1)),
    isHeader && unknownName("header field", text, names.headers, names, 2),
    flag && unknownName("flag", flag, names.flags, names, 1),
  ];
  return faults.filter((fault) => typeof fault === "object");
}

/** A name that is none of its kind. With `most`, only one that is no more letters away from one of them. */
function unknownName(
  kind: string,
  name: string,
  known: readonly string[],
  { others }: ProductNames,
  most?: number,
): Fault | undefined {
  if (known.length === 0 || known.includes(name) || others.includes(name)) return undefined;
  const meant = nearestWord(name, known, most);
  if (most !== undefined && meant === undefined) return undefined;
  const add = `add it to content/names.ts.`;
  return {
    what: `There is no ${kind} ${name}.`,
    cure: meant ? `Did you mean ${meant}? If it is another's, ${add}` : `If it is another's, ${add}`,
  };
}
