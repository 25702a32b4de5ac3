import { Ajv, type ErrorObject } from "ajv";
// With its ending, without which the browser tests could not import this.
import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { didYouMean } from "@/lib/content/nearest-word.mjs";
import { type Json, type JsonObject, listOf, objectOf } from "../document/json";

/**
 * What does not fit: where in the value, and why. `at` leads to the field that is missing or too many, too. Of a word
 * that is none of a list, `cure` names the one that is meant.
 */
export type Misfit = { path: string; at: string; reason: string; rule: string; cure?: string };

/**
 * A schema is asked a few times: what it is made into need not be short, and takes a third longer to shorten. The whole
 * document is no schema, to be held to the schema of schemas, which would have to be made for that.
 */
const madeQuickly = { inlineRefs: false, validateSchema: false, code: { optimize: false } };

/** Each error comes with its schema. A format that nobody knows is no matter of a value: `checkFormats` tells it. */
const asking = { strict: false, allErrors: true, validateFormats: true, verbose: true, logger: false } as const;

export type Validator = (schema: string, value: Json) => Misfit[];

/**
 * A validator for the schemas of a document, each named by its pointer. A schema means what OpenAPI 3.1 and 3.2 say (JSON
 * Schema 2020-12), and has to mean the same to tools that read it as draft-07: both are asked. The document is added
 * whole, so that references lead where they say, recursive ones too.
 */
export function validatorOf(root: JsonObject): Validator {
  const dialects = [Ajv2020, Ajv].map((Dialect) => {
    const ajv = new Dialect({ ...asking, ...madeQuickly });
    addFormats.default(ajv);
    return ajv.addSchema(root, "document");
  });
  return (schema, value) => {
    for (const ajv of dialects) {
      const reference = `document#${encodeURI(schema)}`;
      try {
        const validate = ajv.getSchema(reference) ?? ajv.compile({ $ref: reference });
        if (!validate(value)) return plainMisfits(validate.errors ?? []);
      } catch (error) {
        return [{ path: "", at: "", reason: `can't be checked: ${(error as Error).message}`, rule: schema }];
      }
    }
    return [];
  };
}

/** Of alternatives that all fail, one sentence says enough: the validator names what each lacks before it. */
function plainMisfits(errors: readonly ErrorObject[]): Misfit[] {
  const isAlternatives = ({ keyword }: ErrorObject) => keyword === "oneOf" || keyword === "anyOf";
  return errors
    .filter((error, index) => !errors.slice(index + 1).some((later) => isAlternatives(later) && isIn(error, later)))
    .map((error) => ({
      path: error.instancePath,
      at: [error.instancePath, error.params.additionalProperty ?? error.params.missingProperty]
        .filter((step) => step !== undefined)
        .join("/"),
      rule: error.schemaPath.replace(/^document/, ""),
      ...(choiceOf(error) ?? { reason: reasonOf(error.message, error.params) }),
    }));
}

/** What is said of a value that is none of a list: all that it can be, and which of them is meant. */
function choiceOf({ keyword, schema, data }: ErrorObject): Pick<Misfit, "reason" | "cure"> | undefined {
  const listed = keyword === "enum" ? listOf(schema) : keyword === "oneOf" ? listOf(schema).map(constOf) : [];
  if (listed.length === 0 || listed.includes(undefined)) return undefined;
  const words = listed.map(String);
  const cure = typeof data === "string" ? didYouMean(data, words) : undefined;
  return { reason: `must be one of ${words.join(", ")}`, ...(cure && { cure }) };
}

function constOf(alternative: Json): Json | undefined {
  const { const: value, type } = objectOf(alternative);
  return type === "null" ? null : value;
}

function reasonOf(message: string | undefined, params: ErrorObject["params"]): string {
  if (params.missingProperty) return `lacks "${params.missingProperty}"`;
  if (params.additionalProperty) return `may not have a field "${params.additionalProperty}"`;
  return [message, params.allowedValue].filter(Boolean).join(": ");
}

function isIn(inner: ErrorObject, outer: ErrorObject): boolean {
  return `${inner.instancePath}/`.startsWith(`${outer.instancePath}/`);
}
