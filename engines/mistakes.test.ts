import { describe, expect, it, test } from "vitest";
import { verdictOf } from "./catch-mistakes";
import { type Mistake, mistakes } from "./mistakes";
import type { Outcome } from "./outcome";
import { parts } from "./stories";

/** How a story fails that has seen nothing of a mistake. */
const otherwise = [
  "It takes too long.",
  "Firefox does not answer: execute",
  "Firefox has hung up.",
  "no such window: Browsing context has been discarded",
  "Unannounced: uncaught: ReferenceError: x is not defined",
  "React has taken over: expected true, saw false",
];

describe.each(mistakes)("$name", ({ caughtBy: [part, story], why }) => {
  it("has one story to catch it", () => {
    expect(parts[part]?.filter(({ name }) => name.startsWith(story))).toHaveLength(1);
  });

  it("is not caught by a story that fails for something else", () => {
    expect(otherwise.filter((words) => why.test(words))).toEqual([]);
    expect(why.source).toMatch(/, saw $|^\^Unannounced: /);
  });
});

const mistake = { find: "a", caughtBy: ["menu", "it opens"], why: /^it is modal: expected true, saw / } as Mistake;
const failed = (why: string): Outcome => ({ is: "failed", seconds: 1, why });
const seen = "it is modal: expected true, saw false";
const gone = "it is modal: expected true, had no answer: no such window";

test.each<[string, boolean, Outcome, Outcome]>([
  ["for what it is", true, failed(seen), { is: "passed", seconds: 1, why: seen }],
  [
    "for something else",
    true,
    failed("It takes too long."),
    failed("It failed for something else: It takes too long."),
  ],
  ["without an answer", true, failed(gone), failed(`It failed for something else: ${gone}`)],
  ["but the mistake was not made", false, failed(seen), failed("The mistake was not made: a is nowhere.")],
  ["not at all", true, { is: "passed", seconds: 1 }, failed('"it opens …" did not catch it.')],
  ["nowhere, since it is not covered", true, { is: "not covered", why: "no" }, { is: "not covered", why: "no" }],
])("of a story that fails %s, the outcome says so", (_, isMade, outcome, verdict) => {
  expect(verdictOf(mistake, isMade, outcome)).toEqual(verdict);
});
