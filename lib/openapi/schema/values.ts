import { jsonText, listOf, mapOf, textOf, type Value } from "../document/value";
import { descriptionHtml } from "../operation/description";
import type { ValueView } from "./schema-types";
import { valuesOf } from "./type-words";

/** The only values a schema allows, described where the document does. */
export function valueViews(keywords: ReadonlyMap<string, Value>): ValueView[] {
  if (keywords.has("const")) {
    return [{ value: jsonText(keywords.get("const") ?? null), description: "", isDeprecated: false }];
  }
  return describedValues(keywords).map(({ value, words, isDeprecated }) => ({
    value: jsonText(value),
    description: descriptionHtml(words),
    isDeprecated,
  }));
}

type DescribedValue = { value: Value; words: string | undefined; isDeprecated: boolean };

/** The values of a list, each with what is written of it: by a `oneOf` of constants, or by `x-enumDescriptions`. */
export function describedValues(keywords: ReadonlyMap<string, Value>): DescribedValue[] {
  const described = new Map(
    listOf(keywords.get("x-values")).map((one) => [jsonText(mapOf(one).get("const") ?? null), mapOf(one)]),
  );
  const extra = keywords.get("x-enumDescriptions") ?? keywords.get("x-enum-descriptions");
  return valuesOf(keywords).map((value, index) => {
    const own = described.get(jsonText(value));
    const inMap = extra instanceof Map ? extra.get(String(value)) : listOf(extra)[index];
    const words = textOf(own?.get("description")) ?? textOf(own?.get("title")) ?? textOf(inMap);
    return { value, words, isDeprecated: own?.get("deprecated") === true };
  });
}
