import { expect, it } from "vitest";
import type { ValueRule } from "./types";
import { describeValue } from "./values";

const text: ValueRule = { type: "text", choices: [] };

it.each<[string, ValueRule]>([
  ["text", text],
  ["text, up to 10,000 characters", { ...text, maximum: 10_000 }],
  ["text, 1 to 140 characters", { ...text, minimum: 1, maximum: 140 }],
  ["integer, 1 to 1000", { type: "integer", choices: [], minimum: 1, maximum: 1000 }],
  ["`day`, `week`", { ...text, choices: ["day", "week"] }],
])("a table says %s", (words, rule) => {
  expect(describeValue(rule)).toBe(words);
});
