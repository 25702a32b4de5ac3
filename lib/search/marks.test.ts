import { expect, test } from "vitest";
import { marksIn, piecesOf } from "./marks";

const mark = (text: string, ...words: string[]) => piecesOf(text, marksIn(text, new Set(words)));

test.each([
  ["Add a tag", ["tag"], ["Add a ", "tag", ""]],
  ["Tags and tagging", ["tag"], ["", "Tags", " and ", "tagging", ""]],
  ["the field next_cursor, if any", ["cursor"], ["the field ", "next_cursor", ", if any"]],
  ["nothing of it", ["cursor"], ["nothing of it"]],
  ["", ["cursor"], [""]],
])("%s is marked where it says %s", (text, words, pieces) => {
  expect(mark(text, ...words)).toEqual(pieces);
});

test("pieces put together are the text", () => {
  const text = "Résumé: 10,000 characters of `{{company}}` — and <b>more</b>.";
  expect(mark(text, "resume", "company", "b", "10000").join("")).toBe(text);
});
