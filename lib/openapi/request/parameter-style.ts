import { jsonText, textOf, type Value, type ValueMap } from "../document/value";
import type { ParameterLocation } from "../operation/types";

/** How lists and objects are written in an address or a header field: OpenAPI's `style` and `explode`. */
export type Style = { name: string; isExploded: boolean };

const commas = { sign: ",", words: "commas" };
const separators = new Map([
  ["form", commas],
  ["simple", commas],
  ["label", commas],
  ["matrix", commas],
  ["spaceDelimited", { sign: " ", words: "spaces" }],
  ["pipeDelimited", { sign: "|", words: "vertical bars" }],
]);
const explodedSeparators = new Map([
  ["label", { sign: ".", words: "dots" }],
  ["matrix", { sign: ";", words: "semicolons" }],
]);

/** The style of a parameter: its own, or that of its location. A style that the specification does not know is none. */
export function styleOf(parameter: ValueMap, location: ParameterLocation): Style {
  const written = textOf(parameter.get("style"));
  const usual = location === "path" || location === "header" ? "simple" : "form";
  const name = written !== undefined && (separators.has(written) || written === "deepObject") ? written : usual;
  return { name, isExploded: (parameter.get("explode") ?? name === "form") === true };
}

/** A style in words, for lists and objects, and for the sign before a value. `type`: the type in words. */
export function styleWords(style: Style, type: string): string | undefined {
  const isParted = /array|object/.test(type);
  const before = signBefore(style, isParted);
  if (!isParted) return before;
  if (style.name === "deepObject") return "written as name[key]=value";
  if (isRepeated(style)) return type.includes("array") ? "repeated for each item" : undefined;
  return `${before ? `${before}, ` : ""}separated by ${separatorOf(style).words}`;
}

function signBefore({ name, isExploded }: Style, isParted: boolean): string | undefined {
  if (name === "label") return "after a dot";
  if (name !== "matrix") return undefined;
  return isParted && isExploded ? "after a semicolon" : "after ;name=";
}

/**
 * A value as a parameter carries it, nothing encoded: in a query or a cookie as many pairs as it takes, elsewhere one.
 * @example styled("tag", ["a", "b"], { name: "form", isExploded: true }) // tag=a and tag=b
 */
export function styled(name: string, value: Value, style: Style): Pair[] {
  const isMatrix = style.name === "matrix";
  const before = style.name === "label" ? "." : isMatrix ? ";" : "";
  const members = membersOf(name, value);
  if (!members) return [{ name, value: `${before}${isMatrix ? `${name}=` : ""}${plainText(value)}` }];
  if (style.name === "deepObject" && value instanceof Map) {
    return members.map((member) => ({ name: `${name}[${member.name}]`, value: member.value }));
  }
  if (style.name === "deepObject" || isRepeated(style)) return members;
  const pieces = members.flatMap((member) => {
    if (style.isExploded && (isMatrix || value instanceof Map)) return [`${member.name}=${member.value}`];
    return value instanceof Map ? [member.name, member.value] : [member.value];
  });
  const start = isMatrix && !style.isExploded ? `;${name}=` : before;
  return [{ name, value: start + pieces.join(separatorOf(style).sign) }];
}

/** Whether each item of a list is a pair of its own. */
function isRepeated({ name, isExploded }: Style): boolean {
  return isExploded && /^form$|Delimited$/.test(name);
}

type Pair = { name: string; value: string };

/** The fields of an object, or the items of a list, each under the list's name; `undefined` for anything else. */
function membersOf(name: string, value: Value): Pair[] | undefined {
  if (value instanceof Map) return [...value].map(([key, inner]) => ({ name: key, value: plainText(inner) }));
  return Array.isArray(value) ? value.map((inner) => ({ name, value: plainText(inner) })) : undefined;
}

/** A value without quotes; what is inside another list or object has no form of its own, and stays JSON. */
function plainText(value: Value): string {
  if (value === null) return "";
  return typeof value === "string" ? value : jsonText(value);
}

function separatorOf({ name, isExploded }: Style): { sign: string; words: string } {
  return (isExploded ? explodedSeparators.get(name) : undefined) ?? separators.get(name) ?? commas;
}
