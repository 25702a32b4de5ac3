import type { Fault, Problem } from "@/lib/content/problem";
import type { JsonObject } from "../document/json";
import type { ApiSource } from "../document/source";
import { completeRules } from "./complete";
import { extensionRules } from "./extensions";
import { factRules } from "./facts";
import { markupRules } from "./markup";
import { operationRules } from "./operations";
import { problemRules } from "./problems";
import { schemaRules } from "./schemas";
import { scopeRules } from "./scopes";
import { storyRules } from "./story";
import { streamRules } from "./stream";
import { webhookRules } from "./webhooks";

/** What a rule of openapi/README.md finds broken: where, what is wrong, what to do. */
export type Finding = Fault & { at: string };

/** A rule looks at the whole document. */
export type Rule = (root: JsonObject) => Iterable<Finding>;

const rules: Rule[] = [
  ...operationRules,
  ...scopeRules,
  ...problemRules,
  ...schemaRules,
  ...completeRules,
  ...streamRules,
  ...webhookRules,
  ...storyRules,
  ...factRules,
  ...markupRules,
  ...extensionRules,
];

/** Where the document breaks the house's rules (openapi/README.md), in the order of its lines. */
export function checkRules({ file, root, lineOf }: ApiSource): Problem[] {
  return rules
    .flatMap((rule) => [...rule(root)])
    .map(({ at, what, cure }) => ({ file, line: lineOf(at), what: `${what} (${at})`, cure }))
    .sort((a, b) => a.line - b.line);
}
