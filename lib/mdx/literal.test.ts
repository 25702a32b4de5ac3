import { expect, it } from "vitest";
import { edge, literal, readable, withEscapes } from "./literal.mjs";

it("a literal text has no sign that a rule knows, and is read as before", () => {
  const text = "`devlog log` *~|[] é";
  expect(literal(text)).not.toMatch(/[!-~]/);
  expect(literal(text)).toHaveLength(text.length);
  expect(readable(`${edge}${literal(text)}${edge}`)).toBe(text);
});

it.each([
  ["a plain text", "Save *it", "Save *it", "Save *it"],
  ["a sign behind a backslash", "Title*", "Title\\*", `Title${literal("*")}`],
  ["a backslash", "C:\\Users", "C:\\Users", "C:\\Users"],
  ["a backslash of which two are written", "a\\*", "a\\\\*", `a${literal("\\")}*`],
  ["a sign by its number", "**", "&#42;*", `${literal("*")}*`],
  ["a sign by its name", "a & b*", "a &amp; b*", `a ${literal("&")} b*`],
  ["a name that none has", "&nbps;*", "&nbps;*", "&nbps;*"],
  ["lines of a quotation", "a*\nb*", "a\\*  \n> b\\*", `a${literal("*")}\nb${literal("*")}`],
  ["a text that was made of something else", "a*", "<Fact />", "a*"],
])("%s", (_, text, source, typed) => expect(withEscapes(text, source)).toBe(typed));
