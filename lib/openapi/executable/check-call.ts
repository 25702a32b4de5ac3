import { nearestWord } from "@/lib/content/nearest-word.mjs";
import type { LineFault } from "@/lib/content/problem";
import { site } from "@/lib/site/config";
import { type Json, valueAt } from "../document/json";
import { isJson } from "../response/media-type";
import { type Contract, type ContractOperation, serverOf } from "./contract";
import type { CurlCall } from "./curl";
import { open } from "./filled-text";
import { findOperation } from "./find-operation";
import { readExample } from "./read-example";
import type { Syntax } from "./syntax";
import { isFieldOf, valueMisfits } from "./value-misfits";

/** A mistake in a call. `at` is what an error of the API would name: a pointer, a parameter, a header field. */
export type CallFault = LineFault & {
  kind: "address" | "credential" | "header" | "parameter" | "body" | "stream";
  at?: string | undefined;
};

export type CheckedCall = { operation: ContractOperation | undefined; faults: CallFault[] };

/** Files that a page shows, by title: a command can send one as its body. */
export type Files = ReadonlyMap<string, string>;

/** Holds a call to the API's contract. */
export function checkCall(call: CurlCall, contract: Contract, files: Files, syntax: Syntax): CheckedCall {
  const server = serverOf(contract, call.url);
  const [path = "", query = ""] = (server ? call.url.slice(server.length) : "").split("?", 2);
  const found = server === undefined ? undefined : findOperation(contract, call.method, path);
  if (!found) return { operation: undefined, faults: [] };
  if (found.fault) return { operation: undefined, faults: [{ ...found.fault, line: call.line, kind: "address" }] };
  const { operation, values } = found;
  const faults = [
    ...checkCredential(call, operation, syntax),
    ...checkParameters(call, operation, contract, values, new URLSearchParams(query)),
    ...checkHeaders(call, operation, contract),
    ...checkBody(call, operation, contract, files, syntax),
    ...checkStream(call, operation),
  ];
  return { operation, faults };
}

function checkCredential(
  { headers, line }: CurlCall,
  { needsCredential }: ContractOperation,
  { credential }: Syntax,
): CallFault[] {
  const authorization = headers.find(({ name }) => name.toLowerCase() === "authorization");
  const cure = `Write ${credential}.`;
  const fault = (at: number, what: string): CallFault[] => [
    { kind: "credential", at: "Authorization", line: at, what, cure },
  ];
  if (!authorization) return needsCredential ? fault(line, "The call has no credential.") : [];
  if (authorization.value.includes("$"))
    return fault(authorization.line, "The shell puts no variable in between single quotes.");
  const { value, variable = "" } = authorization;
  if (value !== `Bearer ${open}`) {
    return fault(authorization.line, `The credential "${value}" is not Bearer and a variable.`);
  }
  const own = site.apiKeyVariable;
  const isNear = variable.startsWith(own.replace(/_.*/, "_")) || nearestWord(variable, [own]) !== undefined;
  return variable === own || !isNear ? [] : fault(authorization.line, `The API key is not in $${variable}.`);
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
  const asked = [...new Set(query.keys())];
  const isKnown = (name: string) => known.includes(name) || inPlace("query").some((one) => isFieldOf(one, name));
  const unknown = asked.filter((name) => !isKnown(name) && !name.includes(open));
  const missing = inPlace("query").filter(
    (one) => one.isRequired && !asked.some((name) => name === one.name || isFieldOf(one, name)),
  );
  return [
    ...unknown.map((name) => {
      const meant = nearestWord(name, known);
      const cure = meant ? `Did you mean ${meant}?` : `It takes: ${known.join(", ") || "none"}.`;
      return fault(name, `${operation.id} has no query parameter "${name}".`, cure);
    }),
    ...inPlace("query")
      .filter(({ name, node }) => query.getAll(name).length > 1 && node.type && ![node.type].flat().includes("array"))
      .map(({ name }) => fault(name, `The query parameter "${name}" stands twice.`, "Keep one of the two.")),
    ...missing.map(({ name }) => fault(name, `The query parameter "${name}" is missing.`, `Add ?${name}=….`)),
    ...[...inPlace("path"), ...inPlace("query")].flatMap((parameter) => {
      const { name } = parameter;
      const written = parameter.in === "path" ? [values.get(name) ?? ""] : query.getAll(name);
      return valueMisfits(contract, parameter, written).map(({ reason, cure = "Write a value that fits." }) =>
        fault(name, `The parameter ${name} is "${written.join(", ")}", which ${reason}.`, cure),
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
      return valueMisfits(contract, parameter, [value]).map(({ reason, cure = "Write a value that fits." }) => ({
        ...{ kind: "header", at: parameter.name, line },
        what: `The header field ${name} is "${value}", which ${reason}.`,
        cure,
      }));
    }
    if (name.toLowerCase() === "accept") return checkAccept(value, line, operation);
    if (always.some((one) => one.toLowerCase() === name.toLowerCase())) return [];
    const names = [...always, ...own.map((one) => one.name)];
    const meant = nearestWord(name, names);
    const cure = meant ? `Did you mean ${meant}?` : `It takes: ${names.join(", ")}.`;
    return [{ kind: "header", at: name, line, what: `${operation.id} has no header field "${name}".`, cure }];
  });
}

/** Of the types that a call accepts, each is one that the operation answers with; `*` takes what comes. */
function checkAccept(value: string, line: number, { id, responses }: ContractOperation): CallFault[] {
  const types = [...new Set([...responses.values()].flatMap(({ media }) => [...media.keys()]))];
  const asked = value.split(",").map((one) => one.replace(/;.*/s, "").trim().toLowerCase());
  const unknown = asked.filter((type) => !/[*\ue000]/.test(type) && !types.includes(type));
  const cure = `It answers ${types.join(", ")}.`;
  return unknown.map((type) => ({ kind: "header", at: "Accept", line, what: `${id} does not answer ${type}.`, cure }));
}

function checkBody(
  call: CurlCall,
  operation: ContractOperation,
  contract: Contract,
  files: Files,
  syntax: Syntax,
): CallFault[] {
  const { body, form } = call;
  const line = body?.line ?? call.line;
  const fault = (what: string, cure: string, at?: string): CallFault => ({ kind: "body", line, what, cure, at });
  const media = operation.body?.media;
  if (!body && form.length === 0) {
    return operation.body?.isRequired ? [fault(`${operation.id} needs a body.`, `Add ${syntax.body}.`)] : [];
  }
  if (!media) return [fault(`${operation.id} takes no body.`, syntax.withoutBody)];
  const named = call.headers.find(({ name }) => name.toLowerCase() === "content-type")?.value;
  const type = bareType(named ?? "application/x-www-form-urlencoded");
  const [, schema] = [...media].find(([taken]) => bareType(taken) === type) ?? [];
  if (schema === undefined) {
    const types = [...media.keys()];
    const cure = `Add ${syntax.field(`Content-Type: ${types[0]}`)}.`;
    return [fault(`The body is sent as ${named ?? "a form"}.`, cure, "Content-Type")];
  }
  const text = body?.file === undefined ? body?.text : files.get(body.file);
  if (text === undefined) {
    return body?.file === undefined
      ? []
      : [fault(`The page has no file "${body.file}" to send.`, `Show it in a fence with title="${body.file}".`)];
  }
  if (!isJson(type)) return [];
  const { value, faults } = readBody(text);
  if (value === undefined) return [fault("The body is not valid JSON.", "Mind quotes, commas, and brackets.")];
  // Of a file, its own fence has said it.
  const misread = body?.file === undefined ? faults.map(({ what, cure }) => fault(what, cure)) : [];
  const misfits = contract
    .misfits(schema, value)
    .filter(({ path }) => !isOpen(valueAt(value, path)))
    .map(({ at, path, reason, cure = "Correct the body." }) =>
      fault(`The body does not fit: ${path || "it"} ${reason}.`, cure, at),
    );
  return [...misread, ...misfits];
}

function checkStream({ isUnbuffered, line }: CurlCall, { responses }: ContractOperation): CallFault[] {
  const isStream = [...responses.values()].some(({ media }) => media.has("text/event-stream"));
  if (!isStream || isUnbuffered) return [];
  return [{ kind: "stream", line, what: "curl holds the events of a stream back.", cure: "Add -N." }];
}

/** A media type without its parameters. */
const bareType = (type: string) => type.replace(/\s*;.*$/s, "").toLowerCase();

/** What the shell fills in stands inside a text, or in place of a value. */
function readBody(text: string): ReturnType<typeof readExample> {
  const read = readExample(text);
  return read.value === undefined ? readExample(text.replaceAll(open, `"${open}"`)) : read;
}

function isOpen(value: Json | undefined): boolean {
  return typeof value === "string" && value.includes(open);
}
