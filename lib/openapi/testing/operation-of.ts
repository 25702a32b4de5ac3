import { expect } from "vitest";
import type { JsonObject } from "../document/json";
import { buildContract } from "../executable/contract";

/** The only operation of a document: that of GET /entries, with what else the document has. */
export function operationOf(operation: JsonObject, { item = {}, ...root }: JsonObject & { item?: JsonObject } = {}) {
  const [found, ...others] = buildContract({ paths: { "/entries": { ...item, get: operation } }, ...root }).operations;
  expect(others).toEqual([]);
  if (found === undefined) throw new Error("There is no operation.");
  return found;
}
