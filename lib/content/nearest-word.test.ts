import { describe, expect, it } from "vitest";
import { didYouMean, nearestWord } from "./nearest-word.mjs";

describe("nearestWord", () => {
  it.each([
    ["titel", "title"],
    ["Calout", "Callout"],
    ["descripton", "description"],
    ["CARD", "Cards"],
    ["tipe", "type"],
    ["tipo", "type"],
    ["tyypee", "type"],
    ["json", "JSON"],
    ["ttl", "title"],
    ["tt", undefined],
    ["zzzz", undefined],
  ])("%s is meant as %s", (word, meant) => {
    expect(nearestWord(word, ["title", "type", "description", "Callout", "Cards", "JSON"])).toBe(meant);
  });

  it("means the first of two that are as near", () => expect(nearestWord("log", ["logs", "logo"])).toBe("logs"));
});

it("asks after the word that is meant, and says nothing where none is", () => {
  expect(didYouMean("titel", ["title", "type"])).toBe('Did you mean "title"?');
  expect(didYouMean("zzzz", ["title", "type"])).toBeUndefined();
});
