import { expect, it } from "vitest";
import { unitFault } from "./fact-unit";

it.each([
  ["api.cursorHours", " days."],
  ["trash.days", "-hour period"],
  ["webhooks.answerSeconds", " Minutes"],
])("%s is not followed by %j", (path, after) =>
  expect(unitFault(path, after)?.what).toContain(`The fact "${path}" is in `),
);

it.each([
  ["api.cursorHours", " hours."],
  ["api.cursorHours", "-hour period"],
  ["trash.days", " of work"],
  ["trash.days", ""],
  ["stage.name.max", " days"],
])("%s may be followed by %j", (path, after) => expect(unitFault(path, after)).toBeUndefined());
