import type { Problem } from "@/lib/content/problem";
import type { JsonObject } from "./json";
import { factRules } from "./rules-facts";
import { operationRules } from "./rules-operations";
import { problemRules } from "./rules-problems";
import { schemaRules } from "./rules-schemas";
import { storyRules } from "./rules-story";
import { streamRules } from "./rules-stream";
import { webhookRules } from "./rules-webhooks";
import type { ApiSource } from "./source";

/** What a rule of openapi/README.md finds broken: where, what is wrong, what to do. */
export type Finding = { at: string; what: string; cure: string };

/** A rule looks at the whole document. */
export type Rule = (root: JsonObject) => Iterable<Finding>;

const rules: Rule[] = [
  ...operationRules,
  ...problemRules,
  ...schemaRules,
  ...streamRules,
  ...webhookRules,
  ...storyRules,
  ...factRules,
];

/** Where the document breaks the house's rules (openapi/README.md), in the order of its lines. */
export function checkRules({ file, root, lineOf }: ApiSource): Problem[] {
  return rules
    .flatMap((rule) => [...rule(root)])
    .map(({ at, what, cure }) => ({ file, line: lineOf(at), what: `${what} (${at})`, cure }))
    .sort((a, b) => a.line - b.line);
}
