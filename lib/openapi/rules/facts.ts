import { facts } from "@/lib/facts/facts";
import { type JsonObject, valueAt } from "../document/json";
import type { Finding, Rule } from "./rules";

/** What the app's facts and the document both say: each says it for readers of its own, and the two must agree. */
export const factRules: Rule[] = [statesTheLimits, saysTheNumbers];

const { worklogEntry } = facts;
const entry = "/components/schemas/WorklogEntryCreate/properties";
const applications = "/components/schemas/EventJobApplicationStageChanged/properties/data/properties";

const limits: readonly [pointer: string, fact: string, limit: number][] = [
  [`${entry}/title/maxLength`, "worklogEntry.title.max", worklogEntry.title.max],
  [`${entry}/body/maxLength`, "worklogEntry.body.max", worklogEntry.body.max],
  [`${entry}/impact/maxLength`, "worklogEntry.impact.max", worklogEntry.impact.max],
  [`${entry}/tags/maxItems`, "worklogEntry.tags.max", worklogEntry.tags.max],
  ["/components/schemas/Tag/maxLength", "tag.length.max", facts.tag.length.max],
  [
    "/components/schemas/CommitsAssociate/properties/commit_ids/maxItems",
    "worklogEntry.commits.max",
    worklogEntry.commits.max,
  ],
  [
    "/components/schemas/WorklogEntry/properties/commit_count/maximum",
    "worklogEntry.commits.max",
    worklogEntry.commits.max,
  ],
  ["/components/schemas/ProjectCreate/properties/name/maxLength", "project.name.max", facts.project.name.max],
  [`${applications}/current_stage/maxLength`, "stage.name.max", facts.stage.name.max],
];

const days = worklogEntry.date.maxDaysAhead;
const sentences: readonly [pointer: string, fact: string, words: string][] = [
  [`${entry}/date/description`, "worklogEntry.date.maxDaysAhead", days === 1 ? "one day ahead" : `${days} days ahead`],
  [
    "/components/schemas/WorklogRecapCreate/properties/to/description",
    "recap.period.maxDays",
    `${facts.recap.period.maxDays} days`,
  ],
  ["/components/securitySchemes/apiKey/description", "apiKeys.max", `up to ${facts.apiKeys.max}`],
  [
    "/components/parameters/WebhookTimestamp/description",
    "webhooks.toleranceMinutes",
    `${facts.webhooks.toleranceMinutes} minutes`,
  ],
  [
    "/components/responses/WebhookReceived/description",
    "webhooks.answerSeconds",
    `${facts.webhooks.answerSeconds} seconds`,
  ],
  ["/webhooks/worklog_entry.deleted/post/x-not-sent-when", "trash.days", `${facts.trash.days} days`],
];

const cure = "Make both say the same; the facts are in lib/facts/facts.ts.";

function* statesTheLimits(root: JsonObject): Iterable<Finding> {
  for (const [at, fact, limit] of limits) {
    const stated = valueAt(root, at);
    if (stated !== limit) yield { at, what: `The limit is ${stated}, and the fact ${fact} is ${limit}.`, cure };
  }
}

function* saysTheNumbers(root: JsonObject): Iterable<Finding> {
  for (const [at, fact, words] of sentences) {
    if (String(valueAt(root, at)).includes(words)) continue;
    yield { at, what: `The text does not say "${words}", as the fact ${fact} does.`, cure };
  }
}
