import { settingFiles } from "./setting-files";
import { valueTypes } from "./values";

type Schema = Record<string, unknown>;

const text: Schema = { type: "string", minLength: 1 };
const words: Schema = { type: "array", items: text, minItems: 1 };
const boolean: Schema = { type: "boolean" };
const flags: Schema = { type: "array", items: { type: "string", pattern: "^--[a-z][a-z-]*$" }, minItems: 1 };
const version: Schema = { type: "string", pattern: "^\\d+\\.\\d+\\.\\d+$" };
const address: Schema = { type: "string", pattern: "^https://" };
const cures: Schema = { type: "object", propertyNames: { pattern: "^\\d+$" }, additionalProperties: text };

const ref = (name: string): Schema => ({ $ref: `#/$defs/${name}` });
const list = (items: Schema, more: Schema = {}): Schema => ({ type: "array", items, ...more });
const integer = (minimum: number, maximum?: number): Schema => ({
  type: "integer",
  minimum,
  ...(maximum === undefined ? {} : { maximum }),
});
/** An object that takes these fields and no other. */
const object = (required: readonly string[], properties: Schema): Schema => ({
  type: "object",
  required,
  properties,
  additionalProperties: false,
});
/** The draft's metadata, a list of names and values: which names can stand here, and what each holds. */
const metadata = (names: Record<string, Schema>): Schema =>
  list({
    type: "object",
    required: ["name", "value"],
    discriminator: { propertyName: "name" },
    oneOf: Object.entries(names).map(([name, value]) => ({
      properties: { name: { const: name }, value },
      additionalProperties: false,
    })),
  });

const limits = object(["maximum"], { minimum: integer(0), maximum: integer(1) });
const valueNames = { type: { enum: valueTypes }, default: text, range: limits, length: limits, since: version };
const option = {
  name: { type: "string", pattern: "^--[a-z][a-z-]*$" },
  aliases: list({ type: "string", pattern: "^-[A-Za-z]$" }, { maxItems: 1 }),
  arguments: list(ref("optionArgument"), { minItems: 1, maxItems: 1 }),
  description: text,
  metadata: metadata({
    ...valueNames,
    environment: text,
    setting: text,
    repeatable: object(["maximum"], { maximum: integer(2) }),
    conflicts: flags,
    requires: flags,
  }),
};

/**
 * The command line's description as JSON Schema 2020-12: the fields of the OpenCLI 0.1 draft (https://opencli.org),
 * closed against misspelling, and the metadata that this site reads beside them. A field that changes what a command line
 * means, and that nothing here reads, is left out: tables and checks would say otherwise. One of which they know a single
 * value has that value.
 */
export const schema: Schema = {
  $schema: "https://json-schema.org/draft/2020-12/schema",
  ...object(["opencli", "info", "commands", "metadata"], {
    opencli: { const: "0.1" },
    info: ref("info"),
    conventions: object([], { groupOptions: { const: true }, optionArgumentSeparator: { const: " " } }),
    options: list(ref("globalOption")),
    commands: list(ref("command"), { minItems: 1 }),
    exitCodes: list(ref("exitCode")),
    examples: words,
    metadata: metadata({
      program: text,
      groups: words,
      environment: list(ref("variable")),
      settings: list(ref("setting")),
      files: list(ref("file")),
      exitCodeCures: cures,
      errors: { type: "object", additionalProperties: ref("error") },
      recordings: list(ref("recording")),
    }),
  }),
  $defs: {
    info: object(["title", "version"], {
      title: text,
      summary: text,
      description: text,
      version,
      contact: object([], { name: text, url: address, email: { type: "string", pattern: "^[^@\\s]+@[^@\\s]+$" } }),
      license: object([], { name: text, identifier: text, url: address }),
    }),
    command: object(["name", "description"], {
      name: { type: "string", pattern: "^[a-z][a-z-]*$" },
      options: list(ref("option")),
      arguments: list(ref("argument")),
      commands: list(ref("command"), { minItems: 1 }),
      exitCodes: list(ref("exitCode"), { minItems: 1 }),
      description: {
        type: "string",
        pattern: "^[A-Z].*\\.$",
        maxLength: 79,
        cure: "Write one sentence of up to 79 characters, from its capital letter to its period.",
      },
      examples: words,
      interactive: boolean,
      metadata: metadata({
        group: text,
        page: { type: "string", pattern: "^cli(/[a-z-]+)*$" },
        since: version,
        scopes: words,
        exitCodeCures: cures,
        output: list(ref("field"), { minItems: 1 }),
        errors: list(ref("nameOrError"), { minItems: 1 }),
        recordings: list(ref("recording"), { minItems: 1 }),
      }),
    }),
    argument: object(["name", "description"], {
      name: ref("placeholder"),
      required: boolean,
      acceptedValues: words,
      description: text,
      metadata: metadata({ ...valueNames, unless: flags }),
    }),
    option: object(["name", "description"], option),
    globalOption: object(["name", "description", "recursive"], { ...option, recursive: { const: true } }),
    optionArgument: object(["name", "required"], {
      name: ref("placeholder"),
      required: { const: true },
      acceptedValues: words,
    }),
    placeholder: { type: "string", pattern: "^[A-Z][A-Z-]*$" },
    exitCode: object(["code", "description"], { code: integer(0, 255), description: text }),
    variable: object(["name", "description", "example"], {
      name: { type: "string", pattern: "^[A-Z][A-Z_]*$" },
      description: text,
      example: text,
    }),
    setting: object(["key", "type", "default", "files", "description"], {
      key: { type: "string", pattern: "^[a-z_]+$" },
      type: text,
      default: text,
      files: list({ enum: Object.keys(settingFiles) }, { minItems: 1 }),
      description: text,
    }),
    file: object(["name", "description", "linux"], {
      name: text,
      description: text,
      linux: text,
      macos: text,
      windows: text,
    }),
    error: object(["message", "exitCode", "cause", "cure"], {
      message: { type: "string", pattern: "^error: " },
      exitCode: integer(1, 255),
      cause: text,
      cure: text,
    }),
    nameOrError: { type: ["string", "object"], if: { not: { type: "object" } }, else: ref("error") },
    field: object(["field", "type", "description"], { field: text, type: text, description: text }),
    recording: object(["title", "text", "session"], {
      title: text,
      text,
      session: { type: "string", pattern: "^\\$ " },
      after: text,
      fails: { const: true },
    }),
  },
};
