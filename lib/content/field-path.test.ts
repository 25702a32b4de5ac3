import { expect, it } from "vitest";
import { lineOfPath, valueOfPath } from "./field-path";

const source = `/** What is kept, and for how long: days, not hours. */
export const facts = {
  account: { password: { min: 12 } },
  worklog: { title: { min: 1 } },
  trash: {
    // As days: whole ones.
    days: 30,
  },
};`;

it.each([
  ["account.password.min", 3],
  ["worklog.title.min", 4],
  ["trash.days", 7],
  ["trash.hours", 5],
  ["recap.period.days", undefined],
])("the line of %s is %s", (path, line) => expect(lineOfPath(source, path)).toBe(line));

it.each([
  ["trash.days", 30],
  ["trash.hours", undefined],
  ["trash.days.constructor", undefined],
  ["gone.days", undefined],
])("what stands under %s is %s", (path, value) => expect(valueOfPath({ trash: { days: 30 } }, path)).toBe(value));
