import { holdsNames, isLiteral } from "./fields";
import { isObject, type Json, type JsonObject, listOf, objectOf } from "./json";

/**
 * The same API in OpenAPI 3.1, for tools that can't read 3.2 yet. What 3.1 has no word for stays, under a name that
 * begins with `x-`: the schema of a stream's events, the device flow, the new fields of tags and servers.
 */
export function derive31({ $self: _address, ...root }: JsonObject): JsonObject {
  return {
    ...objectOf(derive(root)),
    openapi: "3.1.1",
    ...mapField(root, "servers", (server) => rename(server, { name: "x-name" })),
    ...mapField(root, "tags", (tag) => rename(tag, { summary: "x-displayName", parent: "x-parent", kind: "x-kind" })),
  };
}

/**
 * What holds wherever it stands in the document. Schemas are the same in both versions, and examples are anything.
 * `isMap`: whether the fields are names that the author chose.
 */
function derive(value: Json, isMap = false): Json {
  if (Array.isArray(value)) return value.map((item) => derive(item));
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, child]) => [name, isMap ? derive(child) : deriveField(name, child)]),
  );
}

function deriveField(name: string, value: Json): Json {
  if (name === "schema" || name === "schemas" || isLiteral(name, Array.isArray(value))) return value;
  if (name === "content") return mapValues(value, deriveMediaType);
  if (name === "flows") return rename(objectOf(value), { deviceAuthorization: "x-oai-deviceAuthorization" });
  return derive(value, holdsNames(name));
}

/** To 3.1, a stream is one text. `x-itemSchema` is where tools look that know more. */
function deriveMediaType({ itemSchema, ...mediaType }: JsonObject): JsonObject {
  return {
    ...(itemSchema !== undefined && { schema: { type: "string" }, "x-itemSchema": itemSchema }),
    ...mediaType,
    ...(isObject(mediaType.examples) && { examples: mapValues(mediaType.examples, deriveExample) }),
  };
}

/** 3.1 has one `value`: the data, or where there is only the text that is sent, that text. */
function deriveExample({ serializedValue, dataValue = serializedValue, ...example }: JsonObject): JsonObject {
  return dataValue === undefined ? example : { ...example, value: dataValue };
}

function rename(object: JsonObject, names: Record<string, string>): JsonObject {
  return Object.fromEntries(Object.entries(object).map(([name, value]) => [names[name] ?? name, value]));
}

function mapValues(map: Json, change: (value: JsonObject) => JsonObject): JsonObject {
  return Object.fromEntries(Object.entries(objectOf(map)).map(([name, value]) => [name, change(objectOf(value))]));
}

function mapField(root: JsonObject, name: string, change: (item: JsonObject) => JsonObject): JsonObject {
  return root[name] === undefined ? {} : { [name]: listOf(root[name]).map((item) => change(objectOf(item))) };
}
