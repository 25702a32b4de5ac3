import { Ajv, type ErrorObject } from "ajv";
// With its ending, without which the browser tests could not import this.
import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import type { Json, JsonObject } from "../document/json";

/** What does not fit: where in the value, and why. `at` leads to the field that is missing or too many, too. */
export type Misfit = { path: string; at: string; reason: string; rule: string };

/** A schema is asked a few times: what it is made into need not be short, and takes a third longer to shorten. */
const madeQuickly = { inlineRefs: false, code: { optimize: false } };

export type Validator = (schema: string, value: Json) => Misfit[];

/**
 * A validator for the schemas of a document, each named by its pointer. A schema means what OpenAPI 3.1 and 3.2 say (JSON
 * Schema 2020-12), and has to mean the same to tools that read it as draft-07: both are asked. The document is added
 * whole, so that references lead where they say, recursive ones too.
 */
export function validatorOf(root: JsonObject): Validator {
  const dialects = [Ajv2020, Ajv].map((Dialect) => {
    const ajv = new Dialect({ strict: false, allErrors: true, validateFormats: true, ...madeQuickly });
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
    .map(({ instancePath, message, params, schemaPath }) => ({
      path: instancePath,
      at: [instancePath, params.additionalProperty ?? params.missingProperty]
        .filter((step) => step !== undefined)
        .join("/"),
      reason: reasonOf(message, params),
      rule: schemaPath.replace(/^document/, ""),
    }));
}

function reasonOf(message: string | undefined, params: ErrorObject["params"]): string {
  if (params.missingProperty) return `lacks "${params.missingProperty}"`;
  if (params.additionalProperty) return `may not have a field "${params.additionalProperty}"`;
  return [message, params.allowedValue].filter(Boolean).join(": ");
}

function isIn(inner: ErrorObject, outer: ErrorObject): boolean {
  return `${inner.instancePath}/`.startsWith(`${outer.instancePath}/`);
}
