import { expect, test } from "vitest";
import { fragmentOf, quoteOf } from "./quote";

const quote = (text: string, ...words: string[]) => quoteOf(text, new Set(words));

test("the line that says most is quoted", () => {
  const text = "A tag is short.\nA tag and a project tell entries apart.\nProject";
  expect(quote(text, "tag", "project")?.pieces.join("")).toBe("A tag and a project tell entries apart.");
});

test("of two that say as much, the sentence is", () => {
  expect(quote("429\nPast a limit, the API answers 429 and says when to come back.", "429")?.pieces[0]).toBe(
    "Past a limit, the API answers ",
  );
});

test("of two that say the same words, the sentence comes before the code, and the identifier before its words", () => {
  const code = '"type": "https://docs.devlog.example/docs/api/errors/#rate_limited",';
  const prose = "Each key has a rate that is limited by the minute.";
  expect(quote(`${code}\n${prose}`, "rate", "limit", "ratelimited")?.pieces.join("")).toBe(prose);
  const both = "The code is rate_limited, and the answer says when to come back.";
  expect(quote(`${prose}\n${both}`, "rate", "limit", "ratelimited")?.pieces.join("")).toBe(both);
});

test("code is quoted only where it says two words more", () => {
  const code = '"detail": "The limit of 120 requests a minute is reached.",';
  expect(quote(`${code}\nPast a limit, the API answers 429.`, "limit", "request")?.pieces.join("")).toMatch(/^Past/);
  expect(quote(`${code}\nPast a point, the API answers 429.`, "limit", "request")?.pieces.join("")).toBe(code);
});

test("a text without the words shows its first sentence, or else its beginning, and gives the browser nothing to mark", () => {
  expect(quote("Flag\nType\nA first sentence.", "other")?.pieces).toEqual(["A first sentence."]);
  expect(quote("Flag\nType", "other")?.pieces).toEqual(["Flag"]);
  expect(quote("First line.\nSecond line.", "other")).toEqual({ pieces: ["First line."], fragment: "" });
  expect(quote("How it works.", "how")?.fragment).toBe("");
});

test.each([
  ["--tag TAG\nswitch\nNames a tag.", "--tag TAG", "Names a tag."],
  ["tag string\nText without a period\nshort", "tag", "Text without a period"],
  ["A tag is too long.\nShorten it.", "A tag is too long.", "Shorten it."],
  ["A tag is a word.\nShorten it.", "A tag", "A tag is a word."],
  ["tag", "tag", "tag"],
])("of %j under the title %j, %j is quoted, and the browser is told where the word stands", (text, title, quoted) => {
  const found = quoteOf(text, new Set(["tag"]), title);
  expect(found?.pieces.join("")).toBe(quoted);
  expect(found?.fragment).toMatch(/^tag/i);
});

test("nothing is quoted of nothing", () => {
  expect(quote("\n \n", "tag")).toBeUndefined();
});

test("a long line is shown around what it is about, from word to word", () => {
  const line = `${"before ".repeat(30)}widget ${"after ".repeat(30)}`.trim();
  const text = quote(line, "widget")?.pieces.join("") ?? "";
  expect(text).toMatch(/^… before .* before widget after .* after …$/);
  expect(text.length).toBeLessThan(160);
});

test("it is shown with what it is about, though there is no space before that", () => {
  const line = `See ${"x/".repeat(60)}widget ${"after ".repeat(30)}`.trim();
  expect(quote(line, "widget")?.pieces[1]).toBe("widget");
});

test("a word of a thousand letters is cut", () => {
  expect(quote("x".repeat(1000), "y")?.pieces.join("").length).toBeLessThan(160);
});

test.each([
  ["Add a tag, then save it with the entry", 6, "tag%2C%20then%20save%20it%20with"],
  ["Use --dry-run first", 6, "dry%2Drun%20first"],
  ["Read & write", 7, "write"],
])("the browser is told the words of %s from %i on", (line, start, fragment) => {
  const end = line.indexOf(" ", start) < 0 ? line.length : line.indexOf(" ", start);
  expect(fragmentOf(line, { start, end })).toBe(fragment);
});
