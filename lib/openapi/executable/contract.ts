import { type JsonObject, listOf, objectOf, resolve } from "../document/json";
import { below } from "../document/pointer";
import { type Validator, validatorOf } from "../examples/validator";
import { listExamplesOf, listWrittenOperations, type WrittenOperation } from "../operation/written";

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
  return {
    root,
    servers: listOf(root.servers).map((server) => String(objectOf(server).url).replace(/\/$/, "")),
    operations: listWrittenOperations(root).map((operation) => operationOf(root, operation)),
    webhooks: new Map(
      listWrittenOperations(root, "webhooks").flatMap(({ path, body }) => {
        const [{ schema } = {}] = body ? mediaOf(root, body).values() : [];
        return schema === undefined ? [] : [[path, schema] as const];
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

function operationOf(root: JsonObject, operation: WrittenOperation): ContractOperation {
  const { method, path, node, parameters, body, responses } = operation;
  const security = listOf(node.security ?? root.security);
  return {
    id: String(node.operationId ?? `${method} ${path}`),
    method: method.toUpperCase(),
    path,
    parameters: parameters.map((parameter) => parameterOf(root, parameter.at)),
    written: node,
    needsCredential: security.length > 0 && !security.some((set) => Object.keys(objectOf(set)).length === 0),
    body: body && bodyOf(root, body),
    responses: new Map(responses.map((response) => [response.status, responseOf(root, response)])),
  };
}

function parameterOf(root: JsonObject, at: string): ContractParameter {
  const { pointer, node: written } = resolve(root, at);
  const schema = below(pointer, "schema");
  const { node } = resolve(root, schema);
  const isRequired = written.required === true;
  return { name: String(written.name), in: String(written.in), isRequired, schema, node, written };
}

type Place = { at: string; node: JsonObject };

function bodyOf(root: JsonObject, body: Place): ContractOperation["body"] {
  const media = [...mediaOf(root, body)].flatMap(([type, { schema }]) => (schema ? [[type, schema] as const] : []));
  return { isRequired: body.node.required === true, media: new Map(media) };
}

function responseOf(root: JsonObject, { at, node }: WrittenOperation["responses"][number]): ContractResponse {
  const examples = listExamplesOf(root, at, node).flatMap((type) => type.examples);
  const codes = examples.map(({ value }) => value.code).filter((code) => typeof code === "string");
  return {
    media: mediaOf(root, { at, node }),
    examples: [...new Set(examples.map(({ name }) => name))],
    codes: new Set(codes),
  };
}

function mediaOf(root: JsonObject, { at, node }: Place): ContractResponse["media"] {
  return new Map(
    Object.keys(objectOf(node.content)).map((type) => {
      const media = resolve(root, below(at, "content", type));
      const schemaOf = (name: string) => (media.node[name] === undefined ? undefined : below(media.pointer, name));
      return [type, { schema: schemaOf("schema"), itemSchema: schemaOf("itemSchema") }];
    }),
  );
}
