import { expect, it } from "vitest";
import { codeEscapes } from "./code-escapes";

it.each([
  "next_cursor",
  "a < b && c",
  "&lt;",
  "\\_",
  "\\*.md",
  "C:\\dev\\_build",
  "\\d+\\*x",
  "<p>a &lt; b</p>",
  "sleep 5 &wait;",
  "?a=1&lt=2",
  "<Facts>",
])("code may have %j", (text) => expect(codeEscapes({ text, line: 2 })).toEqual([]));

it("a fact in code is told", () =>
  expect(codeEscapes({ text: '<Fact of="a.b" /> hours', line: 2 })).toEqual([
    {
      line: 2,
      what: 'The code "<Fact of="a.b" /> hours" is published as it stands: no fact is put into code.',
      cure: "Take the backticks away.",
    },
  ]));

it.each([
  ["next\\_cursor", "with its backslash", "_"],
  ["a\\*b", "with its backslash", "*"],
  ["a &lt; b", "with &lt; as it stands", "<"],
  ["a &amp;&amp; b", "with &amp; as it stands", "&"],
  ["List&lt;String&gt;", "with &lt; as it stands", "<"],
  ["10&nbsp;GB", "with &nbsp; as it stands", "a space"],
])("an escape in code is told: %s", (text, what, sign) =>
  expect(codeEscapes({ text, line: 2 })).toEqual([
    {
      line: 2,
      what: `The code "${text}" is published ${what}.`,
      cure: `In backticks, write the sign itself: ${sign}.`,
    },
  ]),
);
