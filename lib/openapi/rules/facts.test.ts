import { expect, it } from "vitest";
import { objectOf, valueAt } from "../document/json";
import { siteSource } from "../document/site-api";
import { factRules } from "./facts";

const entry = "/components/schemas/WorklogEntry/properties";
const event = "/components/schemas/EventWorklogEntryCommitsAssociated/properties/data/properties";

it.each([
  ["/components/schemas/CommitsAssociated/properties/commit_count", "maximum"],
  ["/components/schemas/Project/properties/name", "maxLength"],
  [`${entry}/title`, "maxLength"],
  [`${entry}/tags`, "maxItems"],
  [`${entry}/commit_count`, "maximum"],
  [`${event}/commit_ids`, "maxItems"],
  [`${event}/commit_count`, "maximum"],
])("what is sent has the fact's limit, as what is taken: %s/%s", (at, limit) => {
  const root = structuredClone(siteSource().root);
  objectOf(valueAt(root, at))[limit] = 7;
  expect(factRules.flatMap((rule) => [...rule(root)])).toEqual([
    { at: `${at}/${limit}`, what: expect.stringMatching(/^The limit is 7, and the fact /), cure: expect.any(String) },
  ]);
});
