import { expect, it } from "vitest";
import { parseSource } from "../document/source";
import { checkFormats } from "./check-formats";

const formatsOf = (...lines: string[]) =>
  checkFormats(
    parseSource("test.yaml", ["components:", "  schemas:", ...lines.map((line) => `    ${line}`)].join("\n")),
  );

it.each([
  ["A: { type: string, format: datetime }", 'There is no format "datetime".', 'Did you mean "date-time"?'],
  ["A: { items: { format: phone-number } }", 'There is no format "phone-number".', /^Write a format/],
])("%s is told on its line", (line, what, cure) => {
  const expected = typeof cure === "string" ? cure : expect.stringMatching(cure);
  expect(formatsOf("B: {}", line)).toEqual([{ file: "test.yaml", line: 4, what, cure: expected }]);
});

it.each([
  "A: { type: string, format: date-time }",
  "A: { type: integer, format: int64 }",
  "A: { properties: { format: { type: string } } }",
  "A: { example: { format: datetime } }",
])("%s passes", (line) => expect(formatsOf(line)).toEqual([]));
