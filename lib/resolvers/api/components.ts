import { nearestWord } from "@/lib/content/nearest-word.mjs";
import { children, type Node } from "@/lib/openapi/document/graph";
import type { ApiDocument } from "@/lib/openapi/document/read";
import { jsonText, listOf, mapOf, type Value } from "@/lib/openapi/document/value";
import { type Resolver, UnresolvedError } from "../resolver";
import { code, tableOf } from "../table";
import { at, member, siteApi, wordsOf } from "./document";
import { fieldsOf, typeOf, valuesOf } from "./fields";

/** `<ApiFields of="Problem" />`: the fields of a schema of the API document. */
export const apiFields: Resolver = {
  attributes: { of: true },
  resolve: ({ of = "" }) => {
    const fields = fieldsOf(siteApi(), named(siteApi(), "schemas", of));
    return tableOf(
      ["Field", "Type", "Present", "Meaning"],
      fields.map(({ path, type, isRequired, description }) => [
        code(path),
        type,
        isRequired ? "always" : "when it applies",
        description,
      ]),
    );
  },
};

/** `<ApiValues of="RefusedValue.code" />`: the values that a schema, or a field of it, can have. */
export const apiValues: Resolver = {
  attributes: { of: true },
  resolve: ({ of = "" }) => {
    const [schema = "", field] = of.split(".");
    const node = named(siteApi(), "schemas", schema);
    const owner = field ? member(siteApi(), member(siteApi(), node, "properties"), field) : node;
    const values = valuesOf(siteApi(), owner);
    if (values.length === 0) {
      throw new UnresolvedError(
        `"${of}" has no list of values.`,
        "Name a schema whose values are listed, or its field.",
      );
    }
    return tableOf(
      ["Value", "Meaning"],
      values.map(({ value, meaning }) => [code(value), meaning]),
    );
  },
};

/** `<ApiParameters of="Limit, Cursor" />`: parameters of the API document, with what limits them. */
export const apiParameters: Resolver = {
  attributes: { of: true },
  resolve: ({ of = "" }) =>
    tableOf(
      ["Parameter", "Type", "Default", "Meaning"],
      namesIn(of).map((name) => {
        const parameter = named(siteApi(), "parameters", name);
        const schema = member(siteApi(), parameter, "schema");
        const value = mapOf(schema?.value).get("default");
        return [
          code(wordsOf(parameter, "name")),
          `${typeOf(siteApi(), schema)}${rangeOf(mapOf(schema?.value))}`,
          value === undefined ? "none" : code(jsonText(value)),
          wordsOf(parameter, "description"),
        ];
      }),
    ),
};

/** `<ApiHeaders of="WebhookId, RateLimit" />`: header fields, parameters or of responses, with an example. */
export const apiHeaders: Resolver = {
  attributes: { of: true },
  resolve: ({ of = "" }) =>
    tableOf(
      ["Header field", "Example", "Meaning"],
      namesIn(of).map((name) => {
        const parameters = at(siteApi(), "components", "parameters");
        const isParameter = mapOf(parameters?.value).has(name);
        const header = named(siteApi(), isParameter ? "parameters" : "headers", name);
        const example = mapOf(header.value).get("example");
        return [
          code(isParameter ? wordsOf(header, "name") : headerName(siteApi(), name)),
          code(typeof example === "string" ? example : jsonText(example ?? null)),
          wordsOf(header, "description"),
        ];
      }),
    ),
};

/** A component knows what it says, and responses under which name they say it. */
function headerName(document: ApiDocument, component: string): string {
  const reference = `#/components/headers/${component}`;
  const nameIn = (value: Value): string | undefined => {
    for (const [name, inner] of value instanceof Map ? value : listOf(value).entries()) {
      const found = mapOf(inner).get("$ref") === reference ? String(name) : nameIn(inner);
      if (found !== undefined) return found;
    }
  };
  return nameIn(document.root) ?? component;
}

function rangeOf(schema: ReadonlyMap<string, Value>): string {
  const [minimum, maximum] = [schema.get("minimum"), schema.get("maximum")];
  if (minimum !== undefined && maximum !== undefined) return `, ${minimum} to ${maximum}`;
  const longest = schema.get("maxLength");
  return longest === undefined ? "" : `, up to ${longest} characters`;
}

function namesIn(list: string): string[] {
  return list.split(",").map((name) => name.trim());
}

function named(document: ApiDocument, kind: "schemas" | "parameters" | "headers", name: string): Node {
  const node = at(document, "components", kind, name);
  if (node) return node;
  const known = children(at(document, "components", kind)).map(([component]) => component);
  const near = nearestWord(name, known);
  throw new UnresolvedError(
    `The API document has no "${name}" among its ${kind}.`,
    near ? `Write "${near}".` : `It has: ${known.join(", ")}.`,
  );
}
