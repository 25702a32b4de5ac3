import type { Problem } from "@/lib/content/problem";
import type { ApiSource } from "../document/source";
import { listExamples } from "./list-examples";
import { validatorOf } from "./validator";

/**
 * Every example that its own schema refuses: of parameters, header fields, bodies, webhooks and schemas, defaults too;
 * of a stream each event, and the JSON inside it. A schema means what OpenAPI 3.1 and 3.2 say (JSON Schema 2020-12), and
 * has to mean the same to tools that read it as draft-07.
 */
export function checkExamples({ file, root, lineOf }: ApiSource): Problem[] {
  const misfits = validatorOf(root);
  const problems: Problem[] = [];
  for (const example of listExamples(root, misfits)) {
    if ("reason" in example) {
      const { at, reason } = example;
      problems.push({ file, line: lineOf(at), what: `The example at ${at} ${reason}.`, cure: "Correct the text." });
      continue;
    }
    for (const { path, reason, rule, cure } of misfits(example.schema, example.value)) {
      problems.push({
        file,
        line: lineOf(example.isParsed ? example.at : example.at + path),
        what: `The example at ${example.at} does not fit its schema: ${path || "it"} ${reason}.`,
        cure: cure ?? `Correct the example, or the schema: ${rule}.`,
      });
    }
  }
  return problems;
}
