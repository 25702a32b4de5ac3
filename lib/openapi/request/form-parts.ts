import { child, children, followed, type Node } from "../document/graph";
import type { ApiDocument } from "../document/read";
import { jsonText, mapOf, textOf, type Value, type ValueMap } from "../document/value";
import { exampleOf } from "../examples/example";
import { isJson } from "../response/media-type";
import { flatten } from "../schema/flatten";
import { itemsOf, typesOf } from "../schema/type-words";
import { placeholder } from "./parameter-sample";

/** One part of a form: a text, of a type where it is not plain, or a file of the reader's, under a name that stands for it. */
export type FormPart = { name: string; isFile: boolean; value: string; type?: string };

/** The parts of a body's `multipart/form-data`: its example's, or its schema's. None without such a type. */
export function formParts(document: ApiDocument, content: Node | undefined): FormPart[] {
  const [, written] = children(content).find(([type]) => /^multipart\/form-data\s*(;|$)/i.test(type)) ?? [];
  const media = followed(document, written);
  const schema = media && child(media, "schema");
  if (!schema) return [];
  const { properties } = flatten(document, [schema]);
  const encoding = mapOf(child(media, "encoding")?.value);
  const example = givenIn(document, media) ?? exampleOf(document, schema, "request");
  return [...mapOf(example)].flatMap(([name, value]): FormPart[] => {
    // Nothing can be sent in the place of nothing.
    if (value === null) return [];
    const said = mapOf(encoding.get(name));
    const isFile = holdsFiles(document, properties.get(name)?.nodes ?? [], said);
    return (Array.isArray(value) ? value : [value]).map((one) =>
      isFile
        ? { name, isFile, value: placeholder(name) }
        : { name, isFile, value: typeof one === "string" ? one : jsonText(one), ...typeOf(one, said) },
    );
  });
}

/** The type of a part: what its encoding says first, else JSON for what is no single value (OpenAPI, "Encoding Object"). */
function typeOf(value: Value, encoding: ValueMap): Pick<FormPart, "type"> {
  const [said] = /^[\w.+-]+\/[\w.+-]+(?=\s*(?:[;,]|$))/.exec(textOf(encoding.get("contentType")) ?? "") ?? [];
  const type = said ?? (value instanceof Map || Array.isArray(value) ? "application/json" : undefined);
  return type === undefined || /^text\/plain$/i.test(type) ? {} : { type };
}

/** The first of a media type's examples that has data: a text cannot be taken apart. */
function givenIn(document: ApiDocument, media: Node): Value | undefined {
  const named = children(child(media, "examples")).map(([, one]) => mapOf(followed(document, one)?.value));
  const given = [
    ...named.flatMap((one) => [one.get("dataValue"), one.get("value")]),
    mapOf(media.value).get("example"),
  ];
  return given.find((value) => value instanceof Map);
}

/**
 * Whether a field is a file, or a list of files: 3.0 says so by its format, 3.1 by the type of its content, or by that of its
 * part where the schema says no type ("Considerations for File Uploads").
 */
function holdsFiles(document: ApiDocument, nodes: readonly Node[], part: ValueMap): boolean {
  const flat = flatten(document, nodes);
  const items = itemsOf(flat);
  if (items) return holdsFiles(document, [items], part);
  const isTyped = typesOf(document, flat).length > 0;
  const type = textOf(flat.keywords.get("contentMediaType")) ?? (isTyped ? undefined : textOf(part.get("contentType")));
  return textOf(flat.keywords.get("format")) === "binary" || (type !== undefined && !isJson(type));
}
