import type { JsonText } from "@/lib/openapi/document/value";

/**
 * A value as a reader would write it: a text without its quotes, unless it would then be taken for something else.
 * @example valueText('"active"') // "active"
 * @example valueText('""') // '""'
 */
export function valueText(json: JsonText): string {
  if (!json.startsWith('"')) return json;
  const text = JSON.parse(json) as string;
  const isPlain =
    text !== "" && text === text.trim() && !/^["[{]|[\n\r]|^(-?\d+(\.\d+)?(e[+-]?\d+)?|true|false|null)$/i.test(text);
  return isPlain ? text : json;
}
