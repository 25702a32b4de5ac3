import { lineAt } from "@/lib/content/place";
import { type Json, objectOf } from "../document/json";
import { parseSource } from "../document/source";
import { contentSchemas } from "../response/event-content";
import { parseEventStream, type StreamEvent } from "../response/event-stream";
import type { Contract, ContractOperation } from "./contract";
import type { Fault } from "./curl";
import { unknownFields } from "./unknown-fields";

/** Reads JSON; of text that is none, the line where it ends to be. */
export function readExample(text: string): { value: Json; fault?: never } | { value?: never; fault: Fault } {
  try {
    return { value: JSON.parse(text) as Json };
  } catch (error) {
    const { message } = error as Error;
    const at = /position (\d+)/.exec(message)?.[1];
    const line = at === undefined ? lineOfToken(text) : lineAt(text, Number(at));
    const what = `This is not valid JSON: ${message.replace(/((?: in JSON)? at position |, (?:\.{3})?").*$/s, "")}.`;
    return { fault: { line, what, cure: "Mind quotes, commas, and brackets; JSON has no comments and no dots." } };
  }
}

/** An unexpected token is told without its place: the first line to have one is where it is, else the text breaks off. */
function lineOfToken(text: string): number {
  const lines = text.split("\n");
  const hasToken = (_: string, index: number) => {
    try {
      JSON.parse(lines.slice(0, index + 1).join("\n"));
    } catch (error) {
      return (error as Error).message.startsWith("Unexpected token");
    }
    return false;
  };
  return lines.findIndex(hasToken) + 1 || lines.length;
}

/** What in a JSON text does not fit a schema, unknown fields included; each with its line. */
export function checkJson(contract: Contract, schema: string, text: string): Fault[] {
  const { value, fault } = readExample(text);
  if (fault) return [fault];
  const { lineOf } = parseSource("", text);
  const misfits = contract.misfits(schema, value).map(({ path, reason }) => ({
    line: lineOf(path),
    what: `The example does not fit the API: ${path || "it"} ${reason}.`,
    cure: "Correct the example, or the API document.",
  }));
  const unknown = unknownFields(contract.root, schema, value).map(({ at, name, meant }) => ({
    line: lineOf(at),
    what: `The API has no field "${name}" at ${at}.`,
    cure: meant ? `Did you mean "${meant}"?` : "Remove it, or add it to the API document.",
  }));
  return [...misfits, ...unknown];
}

/** Holds an answer as a page shows it to what the operation answers with that status. */
export function checkAnswer(contract: Contract, operation: ContractOperation, status: string, text: string): Fault[] {
  const response = operation.responses.get(status);
  if (!response) {
    const statuses = [...operation.responses.keys()].join(", ");
    const what = status ? `${operation.id} never answers ${status}.` : `${operation.id} is named without a status.`;
    return [{ line: 1, what, cure: `It answers ${statuses}.` }];
  }
  const [[, media] = []] = response.media;
  if (media?.itemSchema && !media.schema) return checkStreamText(contract, media.itemSchema, text);
  if (!media?.schema)
    return [{ line: 1, what: `${operation.id} answers ${status} without a body.`, cure: "Remove it." }];
  const faults = checkJson(contract, media.schema, text);
  return faults.length > 0 ? faults : checkProblem(text, status, response.codes);
}

/** A problem repeats its status, and its code is one that the operation has. */
export function checkProblem(text: string, status: string, codes: ReadonlySet<string>): Fault[] {
  const { code, status: repeated } = objectOf(readExample(text).value);
  if (codes.size === 0) return [];
  const { lineOf } = parseSource("", text);
  if (String(repeated) !== status) {
    return [{ line: lineOf("/status"), what: `The status is ${repeated}, not ${status}.`, cure: `Write ${status}.` }];
  }
  if (codes.has(String(code))) return [];
  const what = `The code "${code}" does not come with ${status} here.`;
  return [{ line: lineOf("/code"), what, cure: `It is one of ${[...codes].join(", ")}.` }];
}

/** The events of a stream's text, each held to its schema, and the JSON in it to its own. */
function checkStreamText(contract: Contract, itemSchema: string, text: string): Fault[] {
  const ends = [...text.matchAll(/\n\n+/g)].map(({ 0: end, index }) => index + end.length);
  const placed = [0, ...ends].flatMap((start, index) =>
    parseEventStream(`${text.slice(start, ends[index])}\n\n`).map((event) => ({ event, line: lineAt(text, start) })),
  );
  if (placed.length === 0)
    return [{ line: 1, what: "There is no event in this.", cure: "Write event: and data: lines." }];
  return placed.flatMap(({ event, line }) => {
    const misfits = contract.misfits(itemSchema, event as Json);
    if (misfits.length > 0) {
      return misfits.map(({ path, reason }) => ({
        line,
        what: `The event ${event.event ?? "without a name"} does not fit the API: ${path || "it"} ${reason}.`,
        cure: "Correct the event, or the API document.",
      }));
    }
    return [...contentSchemas(contract.root, itemSchema, event, contract.misfits)].flatMap(([field, schema]) => {
      const text = String(event[field as keyof StreamEvent]);
      return checkJson(contract, schema, text).map((fault) => ({ ...fault, line }));
    });
  });
}
