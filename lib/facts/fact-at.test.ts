import { expect, it } from "vitest";
import { factAt, factError, factList, factNumber } from "./fact-at";
import { facts } from "./facts";

it("a fact is found by its path, and what every object has is none", () => {
  expect(factAt("trash.days")).toBe(facts.trash.days);
  expect(factNumber("trash.days")).toBe(facts.trash.days);
  expect(factList("webhooks.retries")).toEqual(facts.webhooks.retries);
  expect(["trash.hours", "trash.days.toString", "constructor", ""].map(factAt)).toEqual(Array(4).fill(undefined));
});

it.each([
  ["a number that is gone", () => factNumber("trash.hours"), 'There is no fact "trash.hours", which the site needs.'],
  [
    "a number that is a text",
    () => factNumber("account.storage"),
    'The fact "account.storage" is "1 GB", not a number.',
  ],
  ["a list that is gone", () => factList("webhooks.waits"), 'There is no fact "webhooks.waits", which the site needs.'],
  ["a list that is a number", () => factList("trash.days"), 'The fact "trash.days" is 30, not a list of texts.'],
])("it is told with file, line, and cure: %s", (_, ask, what) => {
  const told = what.replaceAll(".", "\\.").replaceAll("$", "\\$");
  expect(ask).toThrow(new RegExp(`^lib/facts/facts\\.ts:\\d+ {2}${told}\\n {4}Write `));
});

it("what is neither a number, nor a text, nor a list of texts, is told", () => {
  const says = "not a number, a text, or a list of texts.";
  expect(factError("trash.days", null).message).toContain(`The fact "trash.days" is null, ${says}`);
});
