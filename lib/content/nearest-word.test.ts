import { describe, expect, it } from "vitest";
import { nearestWord } from "./nearest-word.mjs";

describe("nearestWord", () => {
  it.each([
    ["titel", "title"],
    ["Calout", "Callout"],
    ["descripton", "description"],
    ["zzzz", undefined],
  ])("%s is meant as %s", (word, meant) => {
    expect(nearestWord(word, ["title", "type", "description", "Callout", "Cards"])).toBe(meant);
  });
});
