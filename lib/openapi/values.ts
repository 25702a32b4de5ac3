import { descriptionHtml } from "./description";
import type { ValueView } from "./schema-types";
import { valuesOf } from "./type-words";
import { jsonText, listOf, mapOf, textOf, type Value } from "./value";

/** The only values a schema allows, described where the document does: by a `oneOf` of constants, or by `x-enumDescriptions`. */
export function valueViews(keywords: ReadonlyMap<string, Value>): ValueView[] {
  if (keywords.has("const")) {
    return [{ value: jsonText(keywords.get("const") ?? null), description: "", isDeprecated: false }];
  }
  const described = new Map(
    listOf(keywords.get("x-values")).map((one) => [jsonText(mapOf(one).get("const") ?? null), mapOf(one)]),
  );
  const extra = keywords.get("x-enumDescriptions") ?? keywords.get("x-enum-descriptions");
  return valuesOf(keywords).map((value, index) => {
    const text = jsonText(value);
    const words = described.get(text);
    const inMap = extra instanceof Map ? extra.get(String(value)) : listOf(extra)[index];
    const description = textOf(words?.get("description")) ?? textOf(words?.get("title")) ?? textOf(inMap);
    return { value: text, description: descriptionHtml(description), isDeprecated: words?.get("deprecated") === true };
  });
}
