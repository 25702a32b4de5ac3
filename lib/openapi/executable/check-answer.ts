import { didYouMean } from "@/lib/content/nearest-word.mjs";
import { lineAt } from "@/lib/content/place";
import type { LineFault } from "@/lib/content/problem";
import { type Json, resolve } from "../document/json";
import { below } from "../document/pointer";
import { lineFinder } from "../document/text";
import { contentSchemas } from "../response/event-content";
import { parseEventStream, type StreamEvent } from "../response/event-stream";
import { checkProblem } from "./check-problem";
import type { Contract, ContractOperation } from "./contract";
import { readExample } from "./read-example";
import { keywordsOf, unknownFields } from "./unknown-fields";

/** What in a JSON text does not fit a schema, unknown fields included; each with its line. */
export function checkJson(contract: Contract, schema: string, text: string): LineFault[] {
  const { value, faults } = readExample(text);
  if (value === undefined) return faults;
  const lineOf = lineFinder(text);
  const misfits = contract.misfits(schema, value).map(({ path, reason, cure }) => ({
    line: lineOf(path),
    what: `The example does not fit the API: ${path || "it"} ${reason}.`,
    cure: cure ?? "Correct the example, or the API document.",
  }));
  const unknown = unknownFields(contract.root, schema, value).map(({ at, name, cure }) => ({
    line: lineOf(at),
    what: `The API has no field "${name}" at ${at}.`,
    cure: cure ?? "Remove it, or add it to the API document.",
  }));
  return [...faults, ...misfits, ...unknown];
}

/** Holds an answer as a page shows it to what the operation answers with that status. */
export function checkAnswer(
  contract: Contract,
  operation: ContractOperation,
  status: string,
  text: string,
): LineFault[] {
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
  return faults.length > 0 ? faults : checkProblem(contract, text, status, response.codes);
}

/** The events of a stream's text, each held to its schema, and the JSON in it to its own. */
function checkStreamText(contract: Contract, itemSchema: string, text: string): LineFault[] {
  const ends = [...text.matchAll(/\n\n+/g)].map(({ 0: end, index }) => index + end.length);
  const placed = [0, ...ends].flatMap((start, index) =>
    parseEventStream(`${text.slice(start, ends[index])}\n\n`).map((event) => ({ event, line: lineAt(text, start) })),
  );
  if (placed.length === 0)
    return [{ line: 1, what: "There is no event in this.", cure: "Write event: and data: lines." }];
  const names = eventNames(contract, itemSchema);
  return placed.flatMap(({ event, line }) => {
    if (event.event !== undefined && names.length > 0 && !names.includes(event.event)) {
      const cure = didYouMean(event.event, names) ?? `Its events are: ${names.join(", ")}.`;
      return [{ line, what: `The stream has no event "${event.event}".`, cure }];
    }
    const misfits = contract.misfits(itemSchema, event as Json);
    if (misfits.length > 0) {
      return misfits.map(({ path, reason, cure }) => ({
        line,
        what: `The event ${event.event ?? "without a name"} does not fit the API: ${path || "it"} ${reason}.`,
        cure: cure ?? "Correct the event, or the API document.",
      }));
    }
    return [...contentSchemas(contract.root, itemSchema, event, contract.misfits)].flatMap(([field, schema]) => {
      const text = String(event[field as keyof StreamEvent]);
      return checkJson(contract, schema, text).map((fault) => ({ ...fault, line }));
    });
  });
}

/** What the events of a stream are called, where their schemas say so. */
function eventNames({ root }: Contract, itemSchema: string): string[] {
  return keywordsOf(root, itemSchema, "properties").flatMap((properties) => {
    const { const: name } = resolve(root, below(properties, "event")).node;
    return typeof name === "string" ? [name] : [];
  });
}
