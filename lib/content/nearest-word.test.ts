import { describe, expect, it } from "vitest";
import { nearestWord } from "./nearest-word.mjs";

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
