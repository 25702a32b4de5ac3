import { jsonText, listOf, mapOf, textOf, textsOf, type Value, type ValueMap } from "../document/value";
import type { Constraint } from "./schema-types";

/** A schema's limits in words, complete, in the order a reader asks for them. */
export function constraintsOf(keywords: ReadonlyMap<string, Value>): Constraint[] {
  const limit = (name: string) => numberText(keywords.get(name));
  const constraints: Constraint[] = [];
  const say = (text: string | undefined, code?: string) => {
    if (text !== undefined) constraints.push(code === undefined ? { text } : { text, code });
  };
  say(rangeText(limit("minLength"), limit("maxLength"), "character"));
  say(numbersText(limit));
  const multiple = limit("multipleOf");
  if (multiple !== undefined) say(`a multiple of ${multiple}`);
  const pattern = textOf(keywords.get("pattern"));
  if (pattern !== undefined) say("matches", pattern);
  const rest = keywords.get("items") ?? keywords.get("unevaluatedItems");
  const isClosed = rest === false && keywords.has("prefixItems");
  const most = isClosed ? String(listOf(keywords.get("prefixItems")).length) : undefined;
  say(rangeText(limit("minItems"), limit("maxItems") ?? most, "item"));
  if (keywords.get("uniqueItems") === true) say("no duplicates");
  say(rangeText(limit("minProperties"), limit("maxProperties"), "property", "properties"));
  const names = mapOf(keywords.get("propertyNames"));
  const namePattern = textOf(names.get("pattern"));
  if (namePattern !== undefined) say("names match", namePattern);
  const nameLength = rangeText(numberText(names.get("minLength")), numberText(names.get("maxLength")), "character");
  if (nameLength !== undefined) say(`names of ${nameLength}`);
  for (const [name, needed] of mapOf(keywords.get("dependentRequired"))) {
    const list = textsOf(needed);
    if (list.length > 0) say(`with ${name} also`, list.join(", "));
  }
  const encoding = textOf(keywords.get("contentEncoding"));
  if (encoding !== undefined) say(`encoded as ${encoding}`);
  const media = textOf(keywords.get("contentMediaType"));
  if (media !== undefined) say(`holds ${media}`);
  const not = keywords.get("not");
  return [...constraints, ...(not instanceof Map ? notInLine(not) : [])];
}

/** Two limits of a number of things in words, or nothing where neither is a number. */
export function countText(min: Value | undefined, max: Value | undefined, one: string): string | undefined {
  return rangeText(numberText(min), numberText(max), one);
}

/**
 * Two limits in words.
 * @example rangeText("1", "140", "character") // "1 to 140 characters"
 */
function rangeText(
  min: string | undefined,
  max: string | undefined,
  one: string,
  many = `${one}s`,
): string | undefined {
  // At least none is no limit.
  if (max === undefined && (min === undefined || min === "0")) return undefined;
  const noun = (max ?? min) === "1" ? one : many;
  const least = counted(min);
  const most = counted(max);
  if (min !== undefined && min === max) return `exactly ${least} ${noun}`;
  if (max === undefined) return `at least ${least} ${noun}`;
  return min === undefined || min === "0" ? `at most ${most} ${noun}` : `${least} to ${most} ${noun}`;
}

/** A count as it stands in prose: 10,000. */
function counted(digits: string | undefined): string | undefined {
  return digits?.replace(/\B(?=(\d{3})+$)/g, ",");
}

function numbersText(limit: (name: string) => string | undefined): string | undefined {
  const [above, min] = stricter(limit("exclusiveMinimum"), limit("minimum"), (a, b) => a >= b);
  const [beneath, max] = stricter(limit("exclusiveMaximum"), limit("maximum"), (a, b) => a <= b);
  if (min !== undefined && max !== undefined) {
    return min === max ? `exactly ${min}` : `${min} to ${max}`;
  }
  const parts = [
    above !== undefined ? `more than ${above}` : min !== undefined ? `at least ${min}` : undefined,
    beneath !== undefined ? `less than ${beneath}` : max !== undefined ? `at most ${max}` : undefined,
  ].filter((part) => part !== undefined);
  return parts.length > 0 ? parts.join(", ") : undefined;
}

/** Of an exclusive and an inclusive limit the one that counts: a reader needs no other. */
function stricter(
  exclusive: string | undefined,
  inclusive: string | undefined,
  isStricter: (exclusive: number, inclusive: number) => boolean,
): [exclusive: string | undefined, inclusive: string | undefined] {
  if (exclusive === undefined || inclusive === undefined) return [exclusive, inclusive];
  return isStricter(Number(exclusive), Number(inclusive)) ? [exclusive, undefined] : [undefined, inclusive];
}

function numberText(value: Value | undefined): string | undefined {
  return typeof value === "number" || typeof value === "bigint" ? String(value) : undefined;
}

/**
 * What a schema must not be as one more limit: a component by its name, anything else as it's written. Nothing where
 * that is too long to stand between others; it is a part then.
 */
export function notInLine(not: ValueMap): Constraint[] {
  const name = not.size === 1 ? textOf(not.get("$ref"))?.split("/").at(-1) : undefined;
  if (name !== undefined) return [{ text: `not ${name}` }];
  const code = jsonText(not);
  return code.length > 60 ? [] : [{ text: "not", code }];
}
