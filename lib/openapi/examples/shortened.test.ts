import { describe, expect, it } from "vitest";
import { readJson } from "../document/read-json";
import { jsonText } from "../document/value";
import { shortened, shortenedText } from "./shortened";

describe("shortened", () => {
  it.each([
    ["what is short", '{"a":[1,2,3]}', 100, '{"a":[1,2,3]}'],
    ["a list", `[${"1,".repeat(99)}1]`, 100, "[1,1,1,1,1,1,1,1,1,1]"],
    ["a list of lists", `[${"[1,1],".repeat(99)}[1,1]]`, 80, "[[1,1],[1,1],[1,1]]"],
    ["a text", `{"a":"${"x".repeat(99)}"}`, 60, `{"a":"${"x".repeat(40)}…"}`],
    ["a number of many digits", "12345678901234567890", 3, "12345678901234567890"],
  ])("%s", (_, text, most, short) => expect(jsonText(shortened(readJson(text) ?? null, most))).toBe(short));
});

it.each([
  ["a,b\n", 10, "a,b\n"],
  ["a,b\nc,d\n", 6, "a,b\n"],
  ["abcdef", 3, "abc"],
])("shortenedText(%j, %d) is %j", (text, most, short) => expect(shortenedText(text, most)).toBe(short));
