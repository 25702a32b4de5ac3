import { isObject, type Json, type JsonObject, listOf, objectOf, resolve, valueAt } from "../document/json";
import { below } from "../document/pointer";
import { type Validator, validatorOf } from "../examples/validator";
import { methods } from "../operation/types";
import { mergeParameters } from "../request/merge-parameters";

/** An API description as whoever checks a call needs it: references followed, schemas as pointers for the validator. */
export type Contract = {
  root: JsonObject;
  /** Addresses that paths follow, without a slash at the end. */
  servers: string[];
  operations: ContractOperation[];
  /** The schema of each webhook event's body, by event. */
  webhooks: ReadonlyMap<string, string>;
  /** Addresses of OAuth that a program posts to. */
  tokenUrls: ReadonlySet<string>;
  misfits: Validator;
};

export type ContractOperation = {
  id: string;
  /** In capitals. */
  method: string;
  path: string;
  parameters: ContractParameter[];
  needsCredential: boolean;
  body: { isRequired: boolean; media: ReadonlyMap<string, string> } | undefined;
  responses: ReadonlyMap<string, ContractResponse>;
  /** As the document has it. */
  written: JsonObject;
};

export type ContractParameter = {
  name: string;
  in: string;
  isRequired: boolean;
  schema: string;
  /** The schema, as far as one reference leads. */
  node: JsonObject;
  /** As the document has it. */
  written: JsonObject;
};

export type ContractResponse = {
  /** The schema of each media type, and that of one event where it is a stream. */
  media: ReadonlyMap<string, { schema: string | undefined; itemSchema: string | undefined }>;
  /** The names of its examples. */
  examples: readonly string[];
  /** The error codes of its examples. */
  codes: ReadonlySet<string>;
};

/** Prepares an API description for checking calls and their answers. */
export function buildContract(root: JsonObject): Contract {
  const operations = Object.keys(objectOf(root.paths)).flatMap((path) => {
    const item = resolve(root, below("/paths", path));
    return methods
      .filter((method) => isObject(item.node[method]))
      .map((method) => operationOf(root, path, item.pointer, method));
  });
  return {
    root,
    servers: listOf(root.servers).map((server) => String(objectOf(server).url).replace(/\/$/, "")),
    operations,
    webhooks: new Map(
      Object.keys(objectOf(root.webhooks)).flatMap((name) => {
        const body = resolve(root, below("/webhooks", name, "post", "requestBody"));
        const [schema] = mediaOf(root, body.pointer).values();
        return schema?.schema === undefined ? [] : [[name, schema.schema] as const];
      }),
    ),
    tokenUrls: new Set(
      Object.values(objectOf(objectOf(root.components).securitySchemes)).flatMap((scheme) =>
        Object.values(objectOf(objectOf(scheme).flows)).flatMap((flow) =>
          ["tokenUrl", "deviceAuthorizationUrl", "refreshUrl"]
            .flatMap((name) => objectOf(flow)[name] ?? [])
            .map(String),
        ),
      ),
    ),
    misfits: validatorOf(root),
  };
}

/** The server that an address belongs to, if it is one of the API. */
export function serverOf({ servers }: Contract, url: string): string | undefined {
  return servers.find((server) => url === server || url.startsWith(`${server}/`));
}

/** The first status of success that an operation describes. */
export function statusOfSuccess({ responses }: ContractOperation): string {
  return [...responses.keys()].find((status) => status.startsWith("2")) ?? "200";
}

function operationOf(root: JsonObject, path: string, item: string, method: string): ContractOperation {
  const { pointer, node } = resolve(root, below(item, method));
  const parameters = [item, pointer].flatMap((owner) => parametersOf(root, owner));
  const security = listOf(node.security ?? root.security);
  const body = resolve(root, below(pointer, "requestBody"));
  return {
    id: String(node.operationId ?? `${method} ${path}`),
    method: method.toUpperCase(),
    path,
    parameters: mergeParameters(parameters, (parameter) => parameter),
    written: node,
    needsCredential: security.length > 0 && !security.some((set) => Object.keys(objectOf(set)).length === 0),
    body: node.requestBody === undefined ? undefined : bodyOf(root, body),
    responses: new Map(
      Object.keys(objectOf(node.responses)).map((status) => {
        const response = resolve(root, below(pointer, "responses", status));
        const examples = examplesOf(root, response.pointer);
        return [
          status,
          { media: mediaOf(root, response.pointer), examples: [...examples.keys()], codes: codesOf(examples) },
        ];
      }),
    ),
  };
}

function parametersOf(root: JsonObject, owner: string): ContractParameter[] {
  return listOf(objectOf(valueAt(root, owner)).parameters).map((_, index) => {
    const { pointer, node: written } = resolve(root, below(owner, "parameters", index));
    const schema = below(pointer, "schema");
    const isRequired = written.required === true;
    const { node } = resolve(root, schema);
    return { name: String(written.name), in: String(written.in), isRequired, schema, node, written };
  });
}

function bodyOf(root: JsonObject, { pointer, node }: { pointer: string; node: JsonObject }) {
  const media = [...mediaOf(root, pointer)].flatMap(([type, { schema }]) => (schema ? [[type, schema] as const] : []));
  return { isRequired: node.required === true, media: new Map(media) };
}

function mediaOf(root: JsonObject, pointer: string): ContractResponse["media"] {
  return new Map(
    Object.keys(objectOf(objectOf(valueAt(root, pointer)).content)).map((type) => {
      const media = resolve(root, below(pointer, "content", type));
      const schemaOf = (name: string) => (media.node[name] === undefined ? undefined : below(media.pointer, name));
      return [type, { schema: schemaOf("schema"), itemSchema: schemaOf("itemSchema") }];
    }),
  );
}

function examplesOf(root: JsonObject, pointer: string): ReadonlyMap<string, Json | undefined> {
  const found = new Map<string, Json | undefined>();
  for (const type of Object.keys(objectOf(objectOf(valueAt(root, pointer)).content))) {
    const examples = below(pointer, "content", type, "examples");
    for (const name of Object.keys(objectOf(valueAt(root, examples)))) {
      found.set(name, resolve(root, below(examples, name)).node.value);
    }
  }
  return found;
}

function codesOf(examples: ReadonlyMap<string, Json | undefined>): Set<string> {
  const codes = [...examples.values()].map((value) => objectOf(value).code);
  return new Set(codes.filter((code) => typeof code === "string"));
}
