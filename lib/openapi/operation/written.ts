import { isObject, type JsonObject, listOf, objectOf, resolve, valueAt } from "../document/json";
import { below } from "../document/pointer";
import { mergeParameters } from "../request/merge-parameters";
import { isMethod } from "./types";

/** An operation or a webhook, as rules and the contract of calls read it: references of its parts followed. */
export type WrittenOperation = {
  at: string;
  method: string;
  path: string;
  node: JsonObject;
  parameters: { at: string; node: JsonObject }[];
  body: { at: string; node: JsonObject } | undefined;
  responses: { at: string; status: string; node: JsonObject }[];
};

/** The operations under `paths`, or the webhooks. */
export function listWrittenOperations(root: JsonObject, part: "paths" | "webhooks" = "paths"): WrittenOperation[] {
  return Object.keys(objectOf(root[part])).flatMap((path) => {
    const { pointer, node: item } = resolve(root, below("", part, path));
    return Object.entries(item).flatMap(([method, node]): WrittenOperation[] => {
      if (!isMethod(method) || !isObject(node)) return [];
      const at = below(pointer, method);
      const own = listOf(node.parameters).map((_, index) => below(at, "parameters", index));
      const shared = listOf(item.parameters).map((_, index) => below(pointer, "parameters", index));
      const parameters = mergeParameters(
        [...shared, ...own].map((place) => ({ at: place, node: resolve(root, place).node })),
        (parameter) => ({ name: String(parameter.node.name), in: String(parameter.node.in) }),
      );
      const bodyAt = resolve(root, below(at, "requestBody"));
      const body = isObject(node.requestBody) ? { at: bodyAt.pointer, node: bodyAt.node } : undefined;
      const responses = Object.keys(objectOf(node.responses)).map((status) => {
        const response = resolve(root, below(at, "responses", status));
        return { at: response.pointer, status, node: response.node };
      });
      return [{ at, method, path, node, parameters, body, responses }];
    });
  });
}

/** The operations, and after them the webhooks. */
export function listOperationsAndWebhooks(root: JsonObject): WrittenOperation[] {
  return [...listWrittenOperations(root), ...listWrittenOperations(root, "webhooks")];
}

/** An example of a media type, its reference followed. */
type NamedExample = { at: string; name: string; value: JsonObject };

/** The media types of a body or a response, with their named examples. */
export function listExamplesOf(
  root: JsonObject,
  at: string,
  node: JsonObject,
): { at: string; type: string; examples: NamedExample[] }[] {
  return Object.keys(objectOf(node.content)).map((type) => {
    const place = below(at, "content", type);
    const media = resolve(root, place);
    const examples = Object.keys(objectOf(media.node.examples)).map((name) => {
      const example = below(media.pointer, "examples", name);
      return { at: example, name, value: objectOf(resolve(root, example).node.value) };
    });
    return { at: place, type, examples };
  });
}

const errorCodes = "/components/schemas/ErrorCode/oneOf";

/** The API's list of error codes: each says what it means, and in `x-status` with which status it comes. */
export function listErrorCodes(root: JsonObject): { at: string; code: string; node: JsonObject }[] {
  return listOf(valueAt(root, errorCodes)).flatMap((written, index) => {
    const node = objectOf(written);
    return typeof node.const === "string" ? [{ at: below(errorCodes, index), code: node.const, node }] : [];
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
