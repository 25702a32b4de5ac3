import { expect, it } from "vitest";
import { checkForms } from "./check-forms";

const nothing = { words: [], texts: [], expressions: [], terms: [] };
const told = (lists: object, source = "") =>
  checkForms({ ...nothing, ...lists }, () => source).map(({ line, what }) => `${line} ${what}`);

it("our own lists can be read", () => expect(checkForms()).toEqual([]));

it.each([
  ["a number among words", { words: [["a.ts", ["a", 42]]] }, "42 is no word."],
  ["an empty word", { words: [["a.ts", [""]]] }, '"" is no word.'],
  ["a word with a space", { words: [["a.ts", ["a "]]] }, '"a " is no word.'],
  ["a word twice", { words: [["a.ts", ["a", "b", "a"]]] }, '"a" stands there twice.'],
  ["a redirect to nothing", { texts: [["a.ts", { old: undefined }]] }, 'What "old" stands for is no text: undefined.'],
  ["a list of pairs", { texts: [["a.ts", [["old", "/docs/"]]]] }, "This is no list of names with a text each."],
  ["a filler with a space", { texts: [["a.ts", { "simply ": "Leave it out." }]] }, '"simply " is no word.'],
  ["a pattern left open", { expressions: [["a.ts", ["a(b"]]] }, '"a(b" is no regular expression.'],
  ["a term without a name", { terms: [{ meaning: "X" }] }, "undefined is no term."],
  ["a misspelled field", { terms: [{ term: "a", meanin: "X" }] }, 'A term has no field "meanin".'],
  ["a meaning that is none", { terms: [{ term: "a", meaning: " " }] }, 'The meaning of "a" is no text: " ".'],
  ["forms that are no list", { terms: [{ term: "a", meaning: "X", not: "b" }] }, 'What "a" is not called is no list.'],
  ["a form twice", { terms: [{ term: "a", meaning: "X", not: ["b", "b"] }] }, '"b" stands there twice.'],
  [
    "a term among its forms",
    { terms: [{ term: "a", not: ["b", "a"] }] },
    'is not called has "a", which refuses the term "a"',
  ],
  ["a form in another term", { terms: [{ term: "a", not: ["B"] }, { term: "b c" }] }, 'which refuses the term "b c"'],
  ["a form with a sign", { terms: [{ term: "a", meaning: "X", not: ["C++"] }] }, '"C++" is no regular expression.'],
])("%s is told", (_, lists, says) => expect(told(lists)).toEqual([expect.stringContaining(says)]));

it("a form may be the term in other letters, or begin with it", () =>
  expect(told({ terms: [{ term: "GitHub", not: ["Github", "GitHubs"] }] })).toEqual([]));

it("at its line; a second one at the second", () =>
  expect(told({ words: [["a.ts", ["a", "a"]]] }, '[\n  "a",\n  "a",\n]')).toEqual(['3 "a" stands there twice.']));
