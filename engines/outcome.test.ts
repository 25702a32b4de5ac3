import { expect, test } from "vitest";
import { areGood, describeEngine, describeOutcome, type Outcome } from "./outcome";

const passed: Outcome = { is: "passed", seconds: 1.23 };
const failed: Outcome = { is: "failed", seconds: 8, why: "the title: expected A,\nsaw B" };
const notCovered: Outcome = { is: "not covered", why: "it has no ears" };

test.each([
  [passed, "firefox: passed: menu: it opens, 1.2 s"],
  [failed, "firefox: failed: menu: it opens, 8.0 s\n  the title: expected A,\n  saw B"],
  [
    { ...passed, why: "it went wrong, as it should" },
    "firefox: passed: menu: it opens, 1.2 s\n  it went wrong, as it should",
  ],
  [notCovered, "firefox: not covered (it has no ears): menu: it opens"],
])("%o is said in words", (outcome, words) => {
  expect(describeOutcome("firefox", "menu: it opens", outcome)).toBe(words);
});

test("an engine's outcomes are counted, those that are not covered too", () => {
  expect(describeEngine("Firefox 153", [passed, failed, passed, notCovered])).toBe(
    "Firefox 153: 2 passed, 1 failed, 1 not covered.",
  );
});

test.each<[string, Outcome[], boolean]>([
  ["what passed, or is not covered", [passed, notCovered], true],
  ["one that failed", [passed, failed], false],
  ["nothing at all", [], false],
])("of a run with %s, %j is good: %j", (_, outcomes, isGood) => {
  expect(areGood(outcomes)).toBe(isGood);
});
