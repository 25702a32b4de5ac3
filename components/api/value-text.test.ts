import { expect, it } from "vitest";
import { valueText } from "./value-text";

it.each([
  ['"active"', "active"],
  ['"2026-11-20"', "2026-11-20"],
  ['""', '""'],
  ['" a"', '" a"'],
  ['"25"', '"25"'],
  ['"1e5"', '"1e5"'],
  ['"null"', '"null"'],
  ['"a\\nb"', '"a\\nb"'],
  ['"[a]"', '"[a]"'],
  ["25", "25"],
  ["null", "null"],
  ["12345678901234567890", "12345678901234567890"],
])("%s is written %s", (json, text) => expect(valueText(json)).toBe(text));
