import { nearestWord } from "@/lib/content/nearest-word.mjs";
import { site } from "@/lib/site/config";
import { type Json, valueAt } from "../document/json";
import type { Misfit } from "../examples/validator";
import type { Contract, ContractOperation, ContractParameter } from "./contract";
import { type CurlCall, type Fault, open } from "./curl";
import { findOperation } from "./find-operation";

/** A mistake in a call. `at` is what an error of the API would name: a pointer, a parameter, a header field. */
export type CallFault = Fault & {
  kind: "address" | "credential" | "header" | "parameter" | "body" | "stream";
  at?: string | undefined;
};

export type CheckedCall = { operation: ContractOperation | undefined; faults: CallFault[] };

/** Files that a page shows, by title: a command can send one as its body. */
export type Files = ReadonlyMap<string, string>;

/** Holds a call to the API's contract. */
export function checkCall(call: CurlCall, contract: Contract, files: Files): CheckedCall {
  const server = contract.servers.find((url) => call.url === url || call.url.startsWith(`${url}/`));
  const [path = "", query = ""] = (server ? call.url.slice(server.length) : "").split("?", 2);
  const found = server === undefined ? undefined : findOperation(contract, call.method, path);
  if (!found) return { operation: undefined, faults: [] };
  if (found.fault) return { operation: undefined, faults: [{ ...found.fault, line: call.line, kind: "address" }] };
  const { operation, values } = found;
  const faults = [
    ...checkCredential(call, operation),
    ...checkParameters(call, operation, contract, values, new URLSearchParams(query)),
    ...checkHeaders(call, operation, contract),
    ...checkBody(call, operation, contract, files),
    ...checkStream(call, operation),
  ];
  return { operation, faults };
}

function checkCredential({ headers, line }: CurlCall, { needsCredential }: ContractOperation): CallFault[] {
  const authorization = headers.find(({ name }) => name.toLowerCase() === "authorization");
  const cure = `Write -H "Authorization: Bearer $${site.apiKeyVariable}" in double quotes.`;
  const fault = (at: number, what: string): CallFault[] => [
    { kind: "credential", at: "Authorization", line: at, what, cure },
  ];
  if (!authorization) return needsCredential ? fault(line, "The call has no credential.") : [];
  if (authorization.value.includes("$"))
    return fault(authorization.line, "The shell puts no variable in between single quotes.");
  return authorization.value === `Bearer ${open}`
    ? []
    : fault(authorization.line, `The credential "${authorization.value}" is not Bearer and a variable.`);
}

function checkParameters(
  { line }: CurlCall,
  operation: ContractOperation,
  contract: Contract,
  values: ReadonlyMap<string, string>,
  query: URLSearchParams,
): CallFault[] {
  const inPlace = (place: string) => operation.parameters.filter((parameter) => parameter.in === place);
  const known = inPlace("query").map(({ name }) => name);
  const fault = (at: string, what: string, cure: string): CallFault => ({ kind: "parameter", at, line, what, cure });
  const unknown = [...new Set(query.keys())].filter((name) => !known.includes(name) && !name.includes(open));
  const missing = inPlace("query").filter(({ name, isRequired }) => isRequired && !query.has(name));
  return [
    ...unknown.map((name) => {
      const meant = nearestWord(name, known);
      const cure = meant ? `Did you mean ${meant}?` : `It takes: ${known.join(", ") || "none"}.`;
      return fault(name, `${operation.id} has no query parameter "${name}".`, cure);
    }),
    ...missing.map(({ name }) => fault(name, `The query parameter "${name}" is missing.`, `Add ?${name}=….`)),
    ...[...inPlace("path"), ...inPlace("query")].flatMap((parameter) => {
      const { name } = parameter;
      const written = parameter.in === "path" ? [values.get(name) ?? ""] : query.getAll(name);
      return valueMisfits(contract, parameter, written).map(({ reason }) =>
        fault(name, `The parameter ${name} is "${written.join(", ")}", which ${reason}.`, "Write a value that fits."),
      );
    }),
  ];
}

function checkHeaders({ headers }: CurlCall, operation: ContractOperation, contract: Contract): CallFault[] {
  const own = operation.parameters.filter((parameter) => parameter.in === "header");
  const always = ["Authorization", "Content-Type", "Accept", "User-Agent"];
  return headers.flatMap(({ name, value, line }): CallFault[] => {
    const parameter = own.find((one) => one.name.toLowerCase() === name.toLowerCase());
    if (parameter) {
      return valueMisfits(contract, parameter, [value]).map(({ reason }) => ({
        ...{ kind: "header", at: parameter.name, line },
        what: `The header field ${name} is "${value}", which ${reason}.`,
        cure: "Write a value that fits.",
      }));
    }
    if (always.some((one) => one.toLowerCase() === name.toLowerCase())) return [];
    const names = [...always, ...own.map((one) => one.name)];
    const meant = nearestWord(name, names);
    const cure = meant ? `Did you mean ${meant}?` : `It takes: ${names.join(", ")}.`;
    return [{ kind: "header", at: name, line, what: `${operation.id} has no header field "${name}".`, cure }];
  });
}

function checkBody(call: CurlCall, operation: ContractOperation, contract: Contract, files: Files): CallFault[] {
  const { body, form } = call;
  const line = body?.line ?? call.line;
  const fault = (what: string, cure: string, at?: string): CallFault => ({ kind: "body", line, what, cure, at });
  const media = operation.body?.media;
  if (!body && form.length === 0) {
    return operation.body?.isRequired ? [fault(`${operation.id} needs a body.`, "Add --data with a JSON object.")] : [];
  }
  if (!media) return [fault(`${operation.id} takes no body.`, "Remove the data, or add -G to send it in the query.")];
  const type = call.headers.find(({ name }) => name.toLowerCase() === "content-type")?.value ?? "a form";
  const schema = media.get(type.replace(/\s*;.*$/, "").toLowerCase());
  if (schema === undefined) {
    const types = [...media.keys()];
    return [fault(`The body is sent as ${type}.`, `Add -H "Content-Type: ${types[0]}".`, "Content-Type")];
  }
  const text = body?.file === undefined ? body?.text : files.get(body.file);
  if (text === undefined) {
    return body?.file === undefined
      ? []
      : [fault(`The page has no file "${body.file}" to send.`, `Show it in a fence with title="${body.file}".`)];
  }
  const value = parseJson(text);
  if (value === undefined) return [fault("The body is not valid JSON.", "Mind quotes, commas, and brackets.")];
  return contract
    .misfits(schema, value)
    .filter(({ path }) => !isOpen(valueAt(value, path)))
    .map(({ at, path, reason }) => fault(`The body does not fit: ${path || "it"} ${reason}.`, "Correct the body.", at));
}

function checkStream({ isUnbuffered, line }: CurlCall, { responses }: ContractOperation): CallFault[] {
  const isStream = [...responses.values()].some(({ media }) => media.has("text/event-stream"));
  if (!isStream || isUnbuffered) return [];
  return [{ kind: "stream", line, what: "curl holds the events of a stream back.", cure: "Add -N." }];
}

/** Texts become what the schema wants before they are held to it; what the shell fills in always fits. */
function valueMisfits(contract: Contract, { schema, node }: ContractParameter, written: readonly string[]): Misfit[] {
  if (written.length === 0 || written.some((text) => text.includes(open))) return [];
  const types = [node.type].flat();
  if (types.includes("array")) return contract.misfits(schema, [...written]);
  return written.flatMap((text) =>
    contract.misfits(schema, types.includes("string") || !types[0] ? text : fromText(text)),
  );
}

function fromText(text: string): Json {
  return /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : text === "true" ? true : text === "false" ? false : text;
}

/** JSON, or `undefined`. What the shell fills in stands inside a text, or in place of a value. */
function parseJson(text: string): Json | undefined {
  for (const attempt of [text, text.replaceAll(open, `"${open}"`)]) {
    try {
      return JSON.parse(attempt) as Json;
    } catch {}
  }
  return undefined;
}

function isOpen(value: Json | undefined): boolean {
  return typeof value === "string" && value.includes(open);
}
