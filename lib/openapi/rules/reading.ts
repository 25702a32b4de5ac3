import { type JsonObject, listOf, objectOf, resolve } from "../document/json";
import { below } from "../document/pointer";
import { isMethod } from "../operation/types";
import { mergeParameters } from "../request/merge-parameters";

/** An operation or a webhook, as rules read it: references of its parameters and responses followed. */
export type Operation = {
  at: string;
  method: string;
  path: string;
  node: JsonObject;
  parameters: { at: string; node: JsonObject }[];
  responses: { at: string; status: string; node: JsonObject }[];
};

/** The operations under `paths`, or the webhooks. */
export function listWrittenOperations(root: JsonObject, part: "paths" | "webhooks" = "paths"): Operation[] {
  return Object.keys(objectOf(root[part])).flatMap((path) => {
    const { pointer, node: item } = resolve(root, below("", part, path));
    return Object.keys(item)
      .filter(isMethod)
      .map((method) => {
        const at = below(pointer, method);
        const node = objectOf(item[method]);
        const own = listOf(node.parameters).map((_, index) => below(at, "parameters", index));
        const shared = listOf(item.parameters).map((_, index) => below(pointer, "parameters", index));
        return {
          at,
          method,
          path,
          node,
          parameters: mergeParameters(
            [...shared, ...own].map((pointer) => ({ at: pointer, node: resolve(root, pointer).node })),
            (parameter) => ({ name: String(parameter.node.name), in: String(parameter.node.in) }),
          ),
          responses: Object.keys(objectOf(node.responses)).map((status) => {
            const { pointer, node: response } = resolve(root, below(at, "responses", status));
            return { at: pointer, status, node: response };
          }),
        };
      });
  });
}

/** The operations, and after them the webhooks. */
export function listOperationsAndWebhooks(root: JsonObject): Operation[] {
  return [...listWrittenOperations(root), ...listWrittenOperations(root, "webhooks")];
}

/** The media types of a body or a response, with their named examples. */
export function listExamplesOf(
  at: string,
  node: JsonObject,
): { at: string; type: string; examples: { at: string; name: string; value: JsonObject }[] }[] {
  return Object.entries(objectOf(node.content)).map(([type, mediaType]) => {
    const place = below(at, "content", type);
    return {
      at: place,
      type,
      examples: Object.entries(objectOf(objectOf(mediaType).examples)).map(([name, example]) => ({
        at: below(place, "examples", name),
        name,
        value: objectOf(objectOf(example).value),
      })),
    };
  });
}

/** The values of an open list that is written as `oneOf` of `const`. */
export function constsOf(schema: JsonObject): string[] {
  return listOf(schema.oneOf).flatMap((each) => {
    const { const: value } = objectOf(each);
    return typeof value === "string" ? [value] : [];
  });
}

/** The scopes that a flow of a security scheme grants. */
export function scopesOf(root: JsonObject): { at: string; scopes: string[] }[] {
  const schemes = objectOf(objectOf(root.components).securitySchemes);
  return Object.entries(schemes).flatMap(([scheme, value]) =>
    Object.entries(objectOf(objectOf(value).flows)).map(([flow, node]) => ({
      at: below("/components/securitySchemes", scheme, "flows", flow),
      scopes: Object.keys(objectOf(objectOf(node).scopes)),
    })),
  );
}
