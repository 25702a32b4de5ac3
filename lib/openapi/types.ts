/**
 * What pages say of an API: the view model between an API description and whatever draws it (components, Markdown,
 * search, samples). Everything is resolved, ordered and in words; nobody below reads the document itself.
 */

/** HTML made of a description: sanitized, and the only text here that may be inserted as HTML. */
export type Html = string;

/** A value as it is written in JSON, digits unchanged. */
export type JsonText = string;

export const methods = ["get", "put", "post", "delete", "options", "head", "patch", "trace", "query"] as const;

/** A method of HTTP in lower case; 3.2 allows others than the known ones. */
export type Method = (typeof methods)[number] | (string & {});

/** Where an operation stands and what it is called: enough for lists, addresses and sidebars. */
export type OperationRef = {
  /** JSON pointer into the document: `/paths/~1projects/post`. */
  pointer: string;
  method: Method;
  /** The path template: `/projects/{project_id}/repositories`. */
  path: string;
  operationId: string | undefined;
  /** The first tag, or `undefined` where there is none. */
  tag: string | undefined;
  /** Unique in the document: tag and name, `repositories/create-for-project`. */
  slug: string;
  /** The summary, or else method and path. Plain text. */
  title: string;
  isDeprecated: boolean;
};

export type OperationView = OperationRef & {
  /** The description as HTML, its headings two levels down. Empty where there is none. */
  description: Html;
  /** The first sentence of the description, as plain text. */
  lead: string;
  servers: ServerView[];
  security: SecurityView;
  /** In the order path, query, querystring, header, cookie; within a location as written, required first. */
  parameters: ParameterView[];
  body: BodyView | undefined;
  /** By status: 1XX to 5XX, a range after its members, `default` last. */
  responses: ResponseView[];
  callbacks: CallbackView[];
  /** Every `x-` field of the operation, by name, as plain values. */
  extensions: ReadonlyMap<string, unknown>;
  /** The call that the examples tell, for the sample generator. */
  request: RequestView;
  externalDocs: LinkView | undefined;
};

/** Credentials that a call needs: one of the sets, and of a set everything. No sets: the call is open. */
export type SecurityView = { sets: SecurityNeed[][]; isOptional: boolean };

export type SecurityNeed = { scheme: SecuritySchemeView; scopes: string[] };

export type SecuritySchemeView = {
  /** Its name under `components.securitySchemes`. */
  name: string;
  kind: "apiKey" | "http" | "oauth2" | "openIdConnect" | "mutualTLS" | "unknown";
  /** What a reader calls it: `API key`, `OAuth 2.0`, `HTTP Bearer`. */
  title: string;
  description: Html;
  /** How it travels: `bearer` and `basic` in the Authorization header, otherwise a named header, query or cookie. */
  carrier: { in: "header" | "query" | "cookie"; name: string; form: "bearer" | "basic" | "plain" } | undefined;
  bearerFormat: string | undefined;
  flows: FlowView[];
  metadataUrl: string | undefined;
  isDeprecated: boolean;
};

export type FlowView = {
  /** As in the document: `authorizationCode`, `deviceAuthorization`, … */
  kind: string;
  authorizationUrl: string | undefined;
  deviceAuthorizationUrl: string | undefined;
  tokenUrl: string | undefined;
  refreshUrl: string | undefined;
  scopes: { name: string; description: string }[];
};

export type ServerView = {
  url: string;
  /** The URL with the variables' defaults put in. */
  example: string;
  name: string | undefined;
  description: Html;
  variables: { name: string; default: string; values: string[]; description: Html }[];
};

export type ParameterLocation = "path" | "query" | "querystring" | "header" | "cookie";

export type ParameterView = {
  id: string;
  name: string;
  in: ParameterLocation;
  isRequired: boolean;
  isDeprecated: boolean;
  description: Html;
  schema: SchemaView;
  /** How lists and objects are written, where it is not the usual way: `comma-separated`. */
  form: string | undefined;
  examples: ExampleView[];
  /** The first example as it is written in the address or header, not encoded; `undefined` where nothing gives one. */
  sample: string | undefined;
};

export type BodyView = { isRequired: boolean; description: Html; media: MediaView[] };

/** What is sent or answered in one media type. */
export type MediaView = {
  id: string;
  /** As written: `application/json; charset=utf-8`. */
  type: string;
  /** The whole content; `undefined` where the document says nothing of it. */
  schema: SchemaView | undefined;
  /** The response of this page that has the same schema and shows it; `schema` is then left out. */
  sameAs: { id: string; title: string } | undefined;
  /** One item of a stream (`itemSchema`, 3.2). */
  itemSchema: SchemaView | undefined;
  /** The events of an event stream, in the document's order; empty for anything else. */
  events: EventView[];
  examples: ExampleView[];
};

/** One kind of event in a stream. */
export type EventView = {
  id: string;
  /** The value of its `event:` line. */
  name: string;
  description: Html;
  /** What `data:` holds, parsed. */
  data: SchemaView | undefined;
  /** An example of the parsed data, printed. */
  example: ExampleView | undefined;
};

export type ExampleView = {
  /** Its name in the document; `example` where it has none. */
  name: string;
  summary: string;
  description: Html;
  text: string;
  /** A language that the site can color. */
  language: "json" | "http" | "text";
  /** Whether it was made from the schema because the document has none. */
  isGenerated: boolean;
};

export type ResponseView = {
  id: string;
  /** `200`, `4XX`, `default`. */
  status: string;
  /** `200 OK`, `4XX Client error`, `Default`. */
  title: string;
  description: Html;
  headers: HeaderView[];
  /** Header fields that an earlier response of the page shows, under that id. */
  sameHeaders: { name: string; id: string }[];
  media: MediaView[];
  links: { name: string; description: Html; operation: string | undefined }[];
  /** The error codes that its examples tell, for problems in the form of RFC 9457. */
  problems: ProblemView[];
};

export type ProblemView = { code: string; title: string; detail: string };

export type HeaderView = {
  id: string;
  name: string;
  isRequired: boolean;
  isDeprecated: boolean;
  description: Html;
  schema: SchemaView;
  examples: ExampleView[];
};

/** What can be said of a schema in one place of a page. */
export type SchemaView = {
  id: string;
  /** The type in words: `string`, `array of objects`, `integer or null`, `any value`. */
  type: string;
  format: string | undefined;
  /** Its name under `components.schemas`, or its title. */
  name: string | undefined;
  description: Html;
  /** Limits in words: `1 to 140 characters`; a pattern as code. */
  constraints: Constraint[];
  /** The only values it can have (`enum`, `const`, `oneOf` of constants). */
  values: ValueView[];
  default: JsonText | undefined;
  examples: JsonText[];
  isNullable: boolean;
  isDeprecated: boolean;
  isReadOnly: boolean;
  isWriteOnly: boolean;
  /** Properties of an object, those of `allOf` branches among them. */
  properties: PropertyView[];
  /** The items of an array, where more is to be said of them than their type. */
  items: SchemaView | undefined;
  /** What properties without a name of their own hold. `false`: there can be none. */
  additional: SchemaView | false | undefined;
  alternatives: AlternativesView[];
  /** Why the tree ends here although the schema goes on. */
  cut: CutView | undefined;
};

export type Constraint = { text: string; code?: string };

export type ValueView = { value: JsonText; description: Html; isDeprecated: boolean };

export type PropertyView = {
  name: string;
  isRequired: boolean;
  /** The `allOf` branch that it comes from, by name, where that is not the schema itself. */
  origin: string | undefined;
  schema: SchemaView;
};

/** `oneOf` or `anyOf`. */
export type AlternativesView = {
  kind: "oneOf" | "anyOf";
  /** The property whose value tells the branches apart. */
  discriminator: string | undefined;
  branches: { label: string /** The discriminator's value. */; value: string | undefined; schema: SchemaView }[];
};

/** `openAt`: the id under which a recursive schema is open above. */
export type CutView = { reason: "recursive" | "deep" | "long"; name: string; openAt?: string };

/** What the service sends by itself; direction of read-only and write-only is reversed in its body. */
export type WebhookView = {
  /** The key under `webhooks`: `worklog_recap.completed`. */
  name: string;
  pointer: string;
  method: Method;
  title: string;
  description: Html;
  isDeprecated: boolean;
  body: BodyView | undefined;
  parameters: ParameterView[];
  responses: ResponseView[];
  extensions: ReadonlyMap<string, unknown>;
};

export type CallbackView = WebhookView & { /** The address it goes to, a runtime expression. */ expression: string };

/** One call with example values: all that a sample in any language says. */
export type RequestView = {
  /** In capitals. */
  method: string;
  /** Server and path, path parameters filled in and percent-encoded, no query. */
  url: string;
  /** Not encoded. */
  query: { name: string; value: string }[];
  /** Without the credential; with Content-Type and Accept where they matter. */
  headers: { name: string; value: string }[];
  /** Where the credential goes; samples take it from an environment variable. */
  credential: SecuritySchemeView["carrier"];
  body: { mediaType: string; text: string } | undefined;
  /** Whether the answer is a stream that is read as it comes. */
  isStream: boolean;
  /** The equivalent of the product's CLI, if the document names one (`x-cli`). */
  cli: string | undefined;
};

export type LinkView = { href: string; text: string };

/** The document as a whole, without its operations. */
export type ApiView = {
  /** The version of OpenAPI that it is written in. */
  openapi: string;
  title: string;
  version: string;
  summary: string;
  description: Html;
  servers: ServerView[];
  security: SecurityView;
  schemes: SecuritySchemeView[];
  tags: TagView[];
  license: { name: string; href: string | undefined; identifier: string | undefined } | undefined;
  contact: { name: string; href: string | undefined; email: string | undefined } | undefined;
  termsOfService: string | undefined;
  externalDocs: LinkView | undefined;
};

export type TagView = { name: string; slug: string; title: string; parent: string | undefined; description: Html };
