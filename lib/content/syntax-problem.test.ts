import { expect, it } from "vitest";
import { compileText } from "./compile";

const read = async (text: string) => {
  const { problems } = await compileText("content/a.mdx", text);
  return problems.map(({ line, column, what, cure }) => `${line}:${column} ${what} ${cure}`);
};

// The whole message of each: lib/mistakes/habits.ts.
it.each([
  ["the second element that is open", "A<br />b<br>c", "1:9 <br> is not closed. Write <br />."],
  ["one in a table", "| a |\n|---|\n| b<br>c |", "3:4 <br> is not closed. Write <br />."],
  ["one before an end", "<p>a<br>b</p>", "1:5 <br> is not closed. Write <br />."],
  ["a picture", "<img src='x'>", "1:1 <img> is not closed. Write ![What it shows](/docs/images/NAME)."],
  ["the second address", "Text `<https://a.example>` and <https://b.example>.", "Write [its text](https://b.example)."],
  ["the second id", "## One [#one]\n\n## Two {#two}\n", "3:8 The id of a heading stands in brackets"],
  ["braces in a heading", "## The field {#a b", "Put braces in backticks, or write \\{ for a brace."],
  ["braces in a sentence", "A field {#a}.", "Put braces in backticks, or write \\{ for a brace."],
  [
    "braces behind the second picture",
    "![A](/a.svg) ![B](/b.svg){.left}",
    "1:26 A picture takes no attributes: {.left}.",
  ],
  [
    "braces after a word behind a picture",
    "![A](/a.svg) and {.left}",
    "Put braces in backticks, or write \\{ for a brace.",
  ],
  [
    "a comment in a sentence",
    "Text {/* a note.\n\nText.",
    "1:6 The comment that begins here has no end. End the comment with */}.",
  ],
  [
    "a comment after others",
    "{/* a */}\n\n`{/*` {/* b */ }\n\n{/* c\n",
    "5:1 The comment that begins here has no end.",
  ],
  ["a comment before others", "{/* a }\n\nText {/* b */} {c}.", "1:1 The comment that begins here has no end."],
  ["a comment without its brace", "{/* a */\n\nText.", "1:1 The comment that begins here has no end."],
  ["a comment without its slash", "{/* a *}\n\nText.", "1:1 The comment that begins here has no end."],
  ["a comment with code", "{/* a\n\n```js\n/* b */\n```\n", "1:1 The comment that begins here has no end."],
  ["a comment in a list", "- {/* a\n- b\n\nText.", "1:3 The comment that begins here has no end."],
  ["a brace below a comment", "{/* a */}\n\nText { b.", "Put braces in backticks, or write \\{ for a brace."],
  ["a brace below code of a comment", "```\n{/* a\n```\n\nText `{/*` { b.", "Put braces in backticks"],
  ["a brace below a comment in two steps", "{/* a {/* b */}\n\nText { b.", "Put braces in backticks"],
  ["an element below a comment", "{/* a */}\n\n<Steps>\n\nText.", "Close every element"],
  ["a sign before an address in backticks", "If a <b, see `<https://a.example>`.", "put a bare < in backticks."],
])("%s is told as what it is", async (_, text, says) => {
  const [told, ...others] = await read(text);
  expect(told).toContain(says);
  expect(others).toEqual([]);
});
