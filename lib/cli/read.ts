import { Ajv2020, type ErrorObject, type ValidateFunction } from "ajv/dist/2020";
import { isMap, LineCounter, parseDocument } from "yaml";
import { conflictIn } from "@/lib/content/conflicts";
import { didYouMean } from "@/lib/content/nearest-word.mjs";
import { byPlace, type Problem } from "@/lib/content/problem";
import { yamlSlip } from "@/lib/content/yaml-slips";
import { below, pointerSteps } from "@/lib/openapi/document/pointer";
import { lineFinder, type Parsed } from "@/lib/openapi/document/text";
import { buildCli, type Description } from "./build";
import { checkDescription } from "./check-description";
import { schema } from "./schema";
import { type DescribedText, listSentences } from "./sentences";
import type { At, Cli } from "./types";

/** The command line, unless its description can't be read at all, and every mistake in it with its line. */
type Found = { cli?: Cli; written?: Description; problems: Problem[] };

/** The same, and the description's texts. */
export type CliRead = Found & { sentences: DescribedText[] };

/** Reads the description of the command line: YAML, held to the schema, then to what a schema cannot say. */
export function readCli(file: string, source: string): CliRead {
  const lines = new LineCounter();
  const document = parseDocument(source, { lineCounter: lines, prettyErrors: false });
  return { ...readDocument(file, source, { document, lines }), sentences: listSentences(document, lines) };
}

function readDocument(file: string, source: string, { document, lines }: Parsed): Found {
  const [broken] = document.errors;
  const conflict = broken && conflictIn(file, source);
  if (conflict) return { problems: [conflict] };
  if (broken) {
    return {
      problems: [
        {
          file,
          line: lines.linePos(broken.pos[0]).line,
          what: `The description is not valid YAML: ${broken.message}.`,
          cure: "Indent with two spaces, and put a value with a colon or a quote in quotes.",
        },
      ],
    };
  }
  const slip = yamlSlip(document, source);
  if (slip) {
    const { offset, ...fault } = slip;
    return { problems: [{ file, line: lines.linePos(offset).line, ...fault }] };
  }
  if (!isMap(document.contents)) {
    const what = document.contents ? "The description is not an object." : "The description is empty.";
    return { problems: [{ file, line: 1, what, cure: 'Begin it with "opencli:" and the version of that form.' }] };
  }
  const lineOf = placeFinder(source, { document, lines });
  const written: unknown = document.toJS();
  const isValid = descriptionValidator();
  if (!isValid(written)) {
    const problems = (isValid.errors ?? []).flatMap((error) => schemaProblem(file, error, lineOf));
    return { problems: problems.sort(byPlace) };
  }
  const cli = buildCli(written);
  const problems = checkDescription(cli, written).map(({ at, ...fault }) => ({ file, line: lineOf(at), ...fault }));
  return { cli, written, problems: problems.sort(byPlace) };
}

let validator: ValidateFunction<Description> | undefined;

/** Made where it is needed, since that takes longer than to read the description. */
function descriptionValidator(): ValidateFunction<Description> {
  // It is asked once or twice: to hold our schema to a schema of schemas (a test does), or to shorten what it is made into,
  // would take as long as all else.
  const quickly = { validateSchema: false, code: { optimize: false } };
  const settings = { ...quickly, allErrors: true, discriminator: true, verbose: true, strict: false };
  validator ??= new Ajv2020(settings).compile<Description>(schema);
  return validator;
}

/** A fault that the schema found, in a writer's words. What only repeats another fault is left out. */
function schemaProblem(file: string, error: ErrorObject, lineOf: (at: At) => number): Problem[] {
  const at = pointerSteps(error.instancePath) ?? [];
  // An entry of a list has no name of its own.
  const name = at.findLast((part) => !/^\d+$/.test(part)) ?? "description";
  const problem = (place: At, what: string, cure: string) => [{ file, line: lineOf(place), what, cure }];
  const quoted = JSON.stringify(error.data);
  switch (error.keyword) {
    case "additionalProperties": {
      const unknown = String(error.params.additionalProperty);
      const known = Object.keys((error.parentSchema?.properties as object | undefined) ?? {});
      return problem(
        [...at, unknown],
        `Unknown field "${unknown}".`,
        didYouMean(unknown, known) ?? `Remove it; the fields here are ${known.join(", ")}.`,
      );
    }
    case "required": {
      const missing = String(error.params.missingProperty);
      return problem(at, `The field "${missing}" is missing.`, `Add "${missing}: …".`);
    }
    case "discriminator": {
      const written = String(error.params.tagValue);
      const options = (error.parentSchema?.oneOf as { properties: { name: { const: string } } }[] | undefined) ?? [];
      const known = options.map(({ properties }) => properties.name.const);
      return problem(
        at,
        `Unknown metadata "${written}".`,
        didYouMean(written, known) ?? `The names here are ${known.join(", ")}.`,
      );
    }
    case "const":
    case "enum": {
      const allowed: unknown[] = error.params.allowedValues ?? [error.params.allowedValue];
      // In quotes, since a version without them would be a number.
      const choices = allowed.map((value) => JSON.stringify(value)).join(", ");
      return problem(at, `"${name}" is ${quoted}.`, `Write ${choices}.`);
    }
    case "if":
    case "propertyNames":
      return [];
    default:
      return problem(
        at,
        `"${name}" is ${quoted?.slice(0, 60)}.`,
        String(error.parentSchema?.cure ?? `It ${error.message}.`),
      );
  }
}

/** Finds the line on which something stands in a source, which is parsed when the first is asked for, unless it was. */
export function placeFinder(source: string, parsed?: Parsed): (at: At) => number {
  const lineOf = lineFinder(source, parsed);
  return (at) => lineOf(below("", ...at));
}
