import type { CodeFence } from "@/lib/content/ledger";
import { listed } from "@/lib/content/listed";
import { nearestWord } from "@/lib/content/nearest-word.mjs";
import type { LineFault } from "@/lib/content/problem";
import { parseCodeMeta } from "@/lib/mdx/code-meta.mjs";
import { type Json, objectOf, valueAt } from "../document/json";
import { below } from "../document/pointer";
import { checkAnswer, checkJson } from "./check-answer";
import type { CheckedCall } from "./check-call";
import { oauthEndpoint } from "./check-oauth";
import { checkProblem } from "./check-problem";
import { type Contract, statusOfSuccess } from "./contract";
import type { CurlCall } from "./curl";
import { readExample } from "./read-example";

type Answer = { faults: LineFault[]; value?: Json | undefined; status?: string | undefined };

/** A JSON sample says what it is by its options, by the call that it answers, or by its own form. */
export function checkApiFence(
  { meta, text }: CodeFence,
  contract: Contract,
  answered: (Pick<CheckedCall, "operation"> & { call: CurlCall }) | undefined,
  seen: string | undefined,
  program: string,
): Answer {
  const { title = "", claims } = parseCodeMeta(meta);
  if (claims.response !== undefined) return checkClaimedResponse(contract, claims.response, text);
  if (claims.webhook !== undefined) return { faults: checkWebhook(contract, claims.webhook, text) };
  if (claims.schema !== undefined) return { faults: checkClaimedSchema(contract, claims.schema, text) };
  const { value, faults: misread } = readExample(text);
  if (value === undefined) return { faults: misread };
  // A file is held to what it is sent as; what the CLI prints, to the CLI's own description.
  if (/\.json$/.test(title) || title.startsWith(`${program} `)) return { faults: misread };
  const status = /^(\d{3})\b/.exec(title)?.[1] ?? seen;
  if (answered?.operation) {
    const expected = status ?? statusOfSuccess(answered.operation);
    return { faults: checkAnswer(contract, answered.operation, expected, text), value, status: expected };
  }
  if (answered && oauthEndpoint(contract, answered.call.url) !== undefined) return { faults: misread };
  const { type, code, error } = objectOf(value);
  if (typeof type === "string" && contract.webhooks.has(type)) return { faults: checkWebhook(contract, type, text) };
  if (typeof code === "string" && typeof type === "string") return { faults: checkAnyProblem(contract, text, status) };
  if (typeof error === "string" && status?.startsWith("4")) return { faults: misread };
  // Behind a call, an example has to be one of what that answers.
  if (claims.example !== undefined) return checkClaimedResponse(contract, claims.example, text);
  const cure = 'Add schema="Name", response="operation-id 200", webhook="event", or schema="none: why" to the fence.';
  return { faults: [{ line: 0, what: "This JSON does not say what it is an example of.", cure }] };
}

/** Nothing holds a file to the API that no call of its page sends, unless its fence says what it is. */
export function checkUnsent({ lang, meta }: CodeFence, sent: ReadonlySet<string>): LineFault[] {
  const { title = "", claims } = parseCodeMeta(meta);
  if (!/^jsonc?$/.test(lang) || !/\.json$/.test(title) || sent.has(title) || Object.keys(claims).length > 0) return [];
  const what = `No call of the page sends the file "${title}", so nothing holds it to the API.`;
  const cure = 'Correct the name, or add schema="Name" or schema="none: why" to the fence.';
  return [{ line: 0, what, cure }];
}

function checkClaimedResponse(contract: Contract, claim: string, text: string): Answer {
  const [id = "", status = ""] = claim.split(" ");
  const operation = contract.operations.find((one) => one.id === id);
  if (operation) return { faults: checkAnswer(contract, operation, status, text) };
  const ids = contract.operations.map((one) => one.id);
  return { faults: [unknownName("operation", id, ids)] };
}

function checkClaimedSchema(contract: Contract, name: string, text: string): LineFault[] {
  if (/^none: \S/.test(name)) return readExample(text).faults;
  if (name === "none") {
    return [
      { line: 0, what: "This JSON says that it is none of the API, but not why.", cure: 'Write schema="none: why".' },
    ];
  }
  const pointer = below("/components/schemas", name);
  if (pointer === problemSchema) return checkAnyProblem(contract, text, undefined);
  if (valueAt(contract.root, pointer) !== undefined) return checkJson(contract, pointer, text);
  return [unknownName("schema", name, Object.keys(objectOf(valueAt(contract.root, "/components/schemas"))))];
}

const problemSchema = "/components/schemas/Problem";

/** Holds a problem object, which may be the answer to anything, to its schema and to the list of codes. */
function checkAnyProblem(contract: Contract, text: string, status: string | undefined): LineFault[] {
  const faults = checkJson(contract, problemSchema, text);
  return faults.length > 0 ? faults : checkProblem(contract, text, status, codesOf(contract, status));
}

function checkWebhook(contract: Contract, event: string, text: string): LineFault[] {
  const schema = contract.webhooks.get(event);
  if (schema !== undefined) return checkJson(contract, schema, text);
  return [unknownName("event", event, contract.webhooks.keys())];
}

function unknownName(kind: "operation" | "schema" | "event", name: string, known: Iterable<string>): LineFault {
  const names = [...known];
  const meant = nearestWord(name, names);
  const cure = meant ? `Did you mean ${meant}?` : `Write one of: ${listed(names)}.`;
  return { line: 0, what: `There is no ${kind} "${name}".`, cure };
}

/** The codes that any operation answers with a status. */
function codesOf({ operations }: Contract, status: string | undefined): Set<string> {
  return new Set(operations.flatMap(({ responses }) => [...(responses.get(status ?? "")?.codes ?? [])]));
}
