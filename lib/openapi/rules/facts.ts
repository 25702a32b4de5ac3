import { factNumber } from "@/lib/facts/fact-at";
import { type JsonObject, valueAt } from "../document/json";
import type { Finding, Rule } from "./rules";

/** What the app's facts and the document both say: each says it for readers of its own, and the two must agree. */
export const factRules: Rule[] = [statesTheLimits, saysTheNumbers];

const entry = "/components/schemas/WorklogEntryCreate/properties";
const applications = "/components/schemas/EventJobApplicationStageChanged/properties/data/properties";

const limits: readonly [pointer: string, fact: string][] = [
  [`${entry}/title/maxLength`, "worklogEntry.title.max"],
  [`${entry}/body/maxLength`, "worklogEntry.body.max"],
  [`${entry}/impact/maxLength`, "worklogEntry.impact.max"],
  [`${entry}/tags/maxItems`, "worklogEntry.tags.max"],
  ["/components/schemas/Tag/maxLength", "tag.length.max"],
  ["/components/schemas/CommitsAssociate/properties/commit_ids/maxItems", "worklogEntry.commits.max"],
  ["/components/schemas/WorklogEntry/properties/commit_count/maximum", "worklogEntry.commits.max"],
  ["/components/schemas/ProjectCreate/properties/name/maxLength", "project.name.max"],
  [`${applications}/current_stage/maxLength`, "stage.name.max"],
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
  for (const [at, fact] of limits) {
    const limit = factNumber(fact);
    const stated = valueAt(root, at);
    if (stated !== limit) yield { at, what: `The limit is ${stated}, and the fact ${fact} is ${limit}.`, cure };
  }
}

function* saysTheNumbers(root: JsonObject): Iterable<Finding> {
  for (const [at, fact, say] of sentences) {
    const words = say(factNumber(fact));
    if (String(valueAt(root, at)).includes(words)) continue;
    yield { at, what: `The text does not say "${words}", as the fact ${fact} does.`, cure };
  }
}
