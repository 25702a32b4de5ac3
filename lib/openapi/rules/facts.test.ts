import { expect, it } from "vitest";
import { listOf, objectOf, valueAt } from "../document/json";
import { siteSource } from "../document/site-api";
import { factRules } from "./facts";

const entry = "/components/schemas/WorklogEntry/properties";
/** No fact's number. */
const other = 7.5;
const event = "/components/schemas/EventWorklogEntryCommitsAssociated/properties/data/properties";

const codes = "/components/schemas/ErrorCode/oneOf";

it("a code of which nothing says whether to send again is told, and such a fact of no code", () => {
  const root = structuredClone(siteSource().root);
  const [first, ...others] = listOf(valueAt(root, codes));
  objectOf(valueAt(root, "/components/schemas/ErrorCode")).oneOf = [{ const: "teapot" }, ...others];
  const code = objectOf(first).const;
  expect(factRules.flatMap((rule) => [...rule(root)])).toMatchObject([
    {
      at: `${codes}/0`,
      what: expect.stringContaining("ended with teapot can"),
      cure: expect.stringContaining("Add teapot"),
    },
    { what: `The fact apiErrors.retry.${code} is of no error code.` },
  ]);
});

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
  objectOf(valueAt(root, at))[limit] = other;
  expect(factRules.flatMap((rule) => [...rule(root)])).toEqual([
    {
      at: `${at}/${limit}`,
      what: expect.stringMatching(/^The limit is 7\.5, and the fact /),
      cure: expect.any(String),
    },
  ]);
});
