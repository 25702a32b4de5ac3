import { type Json, objectOf } from "../document/json";
import type { Misfit } from "../examples/validator";
import type { Contract, ContractParameter } from "./contract";
import { open } from "./filled-text";

/**
 * What is wrong with the texts that a call writes for a parameter. One in an address may stand for a number, for true or
 * false, or, between commas, for a list (OpenAPI, "Style values"): it fits where one of these does. What the shell fills in
 * always fits, and so does what a parameter of a media type holds, which nothing here reads.
 */
export function valueMisfits(contract: Contract, parameter: ContractParameter, texts: readonly string[]): Misfit[] {
  if (texts.length === 0 || texts.some((text) => text.includes(open)) || parameter.written.content) return [];
  const { node, schema, written } = parameter;
  const isList = [node.type].flat().includes("array");
  const [type] = [isList ? objectOf(node.items).type : node.type].flat();
  // What does not fit is told of what is wanted.
  const readings = type === undefined || type === "string" ? [asText, spelled] : [spelled, asText];
  const values = (read: (text: string) => Json): Json[] => {
    if (!isList) return texts.map(read);
    return [texts.flatMap((text) => (written.explode === false ? text.split(",") : [text])).map(read)];
  };
  const misfits = readings.map((read) => values(read).flatMap((value) => contract.misfits(schema, value)));
  return misfits.some((found) => found.length === 0) ? [] : (misfits[0] ?? []);
}

const asText = (text: string): Json => text;

/** The value that a text spells. */
const spelled = (text: string): Json =>
  /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : text === "true" ? true : text === "false" ? false : text;

/** Whether a name in a query is a field of a parameter: `filter[status]` (OpenAPI, style "deepObject"). */
export const isFieldOf = (parameter: ContractParameter, name: string): boolean =>
  parameter.written.style === "deepObject" && name.startsWith(`${parameter.name}[`);
