import type { Node } from "../document/graph";
import type { ApiDocument } from "../document/read";
import { jsonText, type Value } from "../document/value";
import { exampleOf, givenExample } from "../examples/example";
import { constantName } from "../operation/slugs";
import type { ExampleView, ParameterView, QueryPair } from "../operation/types";
import { isForm, isJson } from "../response/media-type";
import { formPairs } from "./form-pairs";
import { type Style, styled } from "./parameter-style";

type Sampled = Pick<ParameterView, "name" | "in" | "isRequired"> & {
  document: ApiDocument;
  example: ExampleView | undefined;
  schema: Node | undefined;
  style: Style;
  /** The media type that its value is written in, where the document names one (`content`). */
  type: string | undefined;
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
