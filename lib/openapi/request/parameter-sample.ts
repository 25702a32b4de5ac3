import type { Node } from "../document/graph";
import type { ApiDocument } from "../document/read";
import { jsonText, type Value } from "../document/value";
import { exampleOf, givenExample } from "../examples/example";
import { constantName } from "../operation/slugs";
import type { ExampleView, ParameterView, QueryPair } from "../operation/types";
import { isForm, isJson } from "../response/media-type";
import { formPairs } from "./form-pairs";
import { type Style, styled } from "./parameter-style";

/** How the value of a parameter or header field is written. */
export type Written = {
  name: string;
  style: Style;
  /** The media type that its value is written in, where the document names one (`content`). */
  type: string | undefined;
};

type Sampled = Written &
  Pick<ParameterView, "in" | "isRequired"> & {
    document: ApiDocument;
    example: ExampleView | undefined;
    schema: Node | undefined;
  };

/** How a parameter is written in a sample; `undefined` for one that nothing gives a value and that may stay away. */
export function parameterSample(parameter: Sampled): QueryPair[] | undefined {
  const { name, example, style, type } = parameter;
  const isWritten = example !== undefined && example.value === undefined;
  const value = isWritten ? example.whole : (example?.value ?? sampleValue(parameter));
  if (value === undefined) return undefined;
  if (parameter.in === "querystring") return isForm(type ?? "") ? formPairs(value) : [{ name: textOf(value, type) }];
  return type === undefined && !isWritten ? styled(name, value, style) : [{ name, value: textOf(value, type) }];
}

/**
 * An example as the address or the header field carries it, on one line: printed in another way, it would contradict the
 * words for the style beside it. A list that is repeated has its name each time.
 * @example carriedText({ name: "tag", style, type: undefined }, { value: ["a", "b"], text: "" }) // "tag=a&tag=b"
 */
export function carriedText({ name, style, type }: Written, { value, text }: Pick<ExampleView, "value" | "text">) {
  if (typeof value !== "object" || value === null) return text;
  if (type !== undefined) return isJson(type) ? jsonText(value) : text;
  const pairs = styled(name, value, style);
  const [first] = pairs;
  if (!first) return jsonText(value);
  if (pairs.length === 1 && first.name === name) return first.value;
  return pairs.map((pair) => `${pair.name}=${pair.value}`).join("&");
}

/** A value that the schema gives; where one is needed, one that it allows, or a word for it. */
function sampleValue({ document, schema, name, isRequired }: Sampled): Value | undefined {
  // A default of null says that it stays away.
  const given = (schema && givenExample(document, schema)) ?? undefined;
  if (given !== undefined || !isRequired) return given;
  const word = placeholder(name);
  const made = schema ? exampleOf(document, schema, "request", word) : word;
  return isEmpty(made) ? word : made;
}

/**
 * A word that stands for a value which only the reader knows.
 * @example placeholder("project_id") // "PROJECT_ID"
 */
export function placeholder(name: string): string {
  return constantName(name) ?? "VALUE";
}

function isEmpty(value: Value): boolean {
  return value === null || (value instanceof Map ? value.size === 0 : Array.isArray(value) && value.length === 0);
}

function textOf(value: Value, type = ""): string {
  return typeof value === "string" && (type === "" || !isJson(type)) ? value : jsonText(value);
}
