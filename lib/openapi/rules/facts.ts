import { factNumber } from "@/lib/facts/fact-at";
import { facts } from "@/lib/facts/facts";
import { type JsonObject, valueAt } from "../document/json";
import { listErrorCodes } from "../operation/written";
import type { Finding, Rule } from "./rules";

/** What the app's facts and the document both say: each says it for readers of its own, and the two must agree. */
export const factRules: Rule[] = [statesTheLimits, saysTheNumbers, tellsWhatToSendAgain];

const schemas = "/components/schemas";
const project = `${schemas}/ProjectCreate/properties`;
const entry = `${schemas}/WorklogEntryCreate/properties`;
const sent = `${schemas}/WorklogEntry/properties`;
const associated = `${schemas}/EventWorklogEntryCommitsAssociated/properties/data/properties`;
const moved = `${schemas}/EventJobApplicationStageChanged/properties/data/properties`;

const limits: readonly [fact: string, ...pointers: string[]][] = [
  ["worklogEntry.title.max", `${entry}/title/maxLength`, `${sent}/title/maxLength`],
  ["worklogEntry.body.max", `${entry}/body/maxLength`, `${sent}/body/maxLength`],
  ["worklogEntry.impact.max", `${entry}/impact/maxLength`, `${sent}/impact/maxLength`],
  ["worklogEntry.tags.max", `${entry}/tags/maxItems`, `${sent}/tags/maxItems`],
  ["tag.length.max", `${schemas}/Tag/maxLength`],
  [
    "worklogEntry.commits.max",
    `${schemas}/CommitsAssociate/properties/commit_ids/maxItems`,
    `${schemas}/CommitsAssociated/properties/commit_count/maximum`,
    `${sent}/commit_count/maximum`,
    `${associated}/commit_ids/maxItems`,
    `${associated}/commit_count/maximum`,
  ],
  ["project.name.max", `${project}/name/maxLength`, `${schemas}/Project/properties/name/maxLength`],
  ["stage.name.max", `${moved}/previous_stage/maxLength`, `${moved}/current_stage/maxLength`],
];

const sentences: readonly [pointer: string, fact: string, say: (fact: number) => string][] = [
  [
    `${entry}/date/description`,
    "worklogEntry.date.maxDaysAhead",
    (days) => (days === 1 ? "one day ahead" : `${days} days ahead`),
  ],
  [
    "/components/schemas/WorklogRecapCreate/properties/to/description",
    "recap.period.maxDays",
    (days) => `${days} days`,
  ],
  ["/components/securitySchemes/apiKey/description", "apiKeys.max", (keys) => `up to ${keys}`],
  [
    "/components/parameters/WebhookTimestamp/description",
    "webhooks.toleranceMinutes",
    (minutes) => `${minutes} minutes`,
  ],
  ["/components/responses/WebhookReceived/description", "webhooks.answerSeconds", (seconds) => `${seconds} seconds`],
  ["/webhooks/worklog_entry.deleted/post/x-not-sent-when", "trash.days", (days) => `${days} days`],
];

const cure = "Make both say the same; the facts are in lib/facts/facts.ts.";

function* statesTheLimits(root: JsonObject): Iterable<Finding> {
  for (const [fact, ...pointers] of limits) {
    const limit = factNumber(fact);
    for (const at of pointers) {
      const stated = valueAt(root, at);
      if (stated !== limit) yield { at, what: `The limit is ${stated}, and the fact ${fact} is ${limit}.`, cure };
    }
  }
}

function* saysTheNumbers(root: JsonObject): Iterable<Finding> {
  for (const [at, fact, say] of sentences) {
    const words = say(factNumber(fact));
    if (String(valueAt(root, at)).includes(words)) continue;
    yield { at, what: `The text does not say "${words}", as the fact ${fact} does.`, cure };
  }
}

/** Of every error code, and of no other, the facts say whether the request can be sent again. */
function* tellsWhatToSendAgain(root: JsonObject): Iterable<Finding> {
  const codes = listErrorCodes(root);
  const told = Object.keys(facts.apiErrors.retry);
  for (const { at, code } of codes) {
    if (told.includes(code)) continue;
    const what = `Nothing says whether a request that ended with ${code} can be sent again.`;
    const cure = `Add ${code} to apiErrors.retry in lib/facts/facts.ts, and its section to content/api/errors.mdx.`;
    yield { at, what, cure };
  }
  for (const code of told) {
    if (codes.some((listed) => listed.code === code)) continue;
    const what = `The fact apiErrors.retry.${code} is of no error code.`;
    yield { at: `${schemas}/ErrorCode`, what, cure: "Remove it from lib/facts/facts.ts, or add the code here." };
  }
}
