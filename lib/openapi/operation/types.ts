/**
 * What pages say of an API: the view model between an API description and whatever draws it (components, Markdown,
 * search, samples). Everything is resolved, ordered and in words; nobody below reads the document itself. Schemas have
 * a file of their own, `schema/schema-types.ts`.
 */

import type { Value } from "../document/value";
import type { FormPart } from "../request/form-parts";
import type { Carrier, SecurityView } from "../request/security";
import type { ServerView } from "../request/servers";
import type { NextCall } from "../response/links";
import type { PropertyView, SchemaView } from "../schema/schema-types";
import type { Html } from "./description";
import type { LinkView } from "./link";

/** The methods that OpenAPI has fields for, from 3.0 to 3.2. */
export const methods = ["get", "put", "post", "delete", "options", "head", "patch", "trace", "query"] as const;

/** Whether a key of a path item is a method; its others are of the path as a whole. */
export const isMethod = (key: string): boolean => (methods as readonly string[]).includes(key);

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
  /** The description, or else the path's, as HTML, its headings from level 2 on. Empty where there is none. */
  description: Html;
  /** Where more is said of it (`externalDocs`). */
  seeAlso: LinkView | undefined;
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
  /** How lists and objects are written: `separated by commas`. */
  form: string | undefined;
  examples: ExampleView[];
  /** Its value in a sample, in a path or a header one pair; `undefined` where it may stay away and nothing gives one. */
  sample: readonly QueryPair[] | undefined;
};

/** A name and a value, not encoded. A query can have a name alone, without an equals sign. */
export type QueryPair = { name: string; value?: string };

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
  /** Its lines but for `event:` and `data:`, such as `id:`. */
  lines: PropertyView[];
  /** An example of the parsed data, printed. */
  example: ExampleView | undefined;
};

export type ExampleView = {
  /** Its name in the document; `example` where it has none. */
  name: string;
  summary: string;
  description: Html;
  /** As it is shown: cut where it is too long to be read. Nothing but a page is made of it. */
  text: string;
  /** The same text to its end. */
  whole: string;
  /** What the text says, as data; `undefined` where the document has it as a text alone. */
  value: Value | undefined;
  /** A language that the site can color. */
  language: "json" | "http" | "text";
  /** Whether it was made from the schema because the document has none. */
  isGenerated: boolean;
};

export type ResponseView = {
  id: string;
  /** `200`, `4XX`, `default`. */
  status: string;
  /** `200 OK`, `4XX Client error`, `Any other status`. */
  title: string;
  description: Html;
  headers: HeaderView[];
  /** Header fields that an earlier response of the page shows, under that id. */
  sameHeaders: { name: string; id: string }[];
  media: MediaView[];
  /** The calls that go on from it (`links`). */
  next: NextCall[];
  /** The error codes that its examples tell, for problems in the form of RFC 9457. */
  problems: ProblemView[];
};

export type ProblemView = {
  code: string;
  /** What an example says of one occurrence. */
  detail: string;
  /** What the document says of the code; empty where it says nothing. */
  meaning: Html;
};

export type HeaderView = {
  id: string;
  name: string;
  isRequired: boolean;
  isDeprecated: boolean;
  description: Html;
  schema: SchemaView;
  examples: ExampleView[];
};

/** A request that the service makes: because of a call, or by itself (a webhook). */
export type CallbackView = {
  /** The key under `callbacks` or `webhooks`: `onDone`. */
  name: string;
  /** The address it goes to, a runtime expression; of a webhook, whose address only the reader knows, its name. */
  expression: string;
  method: Method;
  title: string;
  description: Html;
  parameters: ParameterView[];
  body: BodyView | undefined;
  /** What the service wants to be answered. */
  responses: ResponseView[];
};

/** One call with example values: all that a sample in any language says. */
export type RequestView = {
  /** In capitals. */
  method: string;
  /** Server and path, path parameters filled in and percent-encoded, no query. */
  url: string;
  query: QueryPair[];
  /** Without credentials and the body's Content-Type, which every sample adds; with Accept where it matters. */
  headers: { name: string; value: string }[];
  /** Where the credentials go, each with its scheme's name; samples take them from environment variables. */
  credentials: readonly (Carrier & { scheme: string })[];
  body: { mediaType: string; text: string } | undefined;
  /** A body in parts, where it can be sent in no other form. */
  parts?: readonly FormPart[];
  /** What an answer that is read as it comes consists of: server-sent events, or other items such as JSON on lines. */
  stream: "events" | "items" | undefined;
  /** The equivalent of the product's CLI, if the document names one (`x-cli`). */
  cli: string | undefined;
};
