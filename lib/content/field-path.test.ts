import { expect, it } from "vitest";
import { lineOfPath, valueOfPath } from "./field-path";

const source = `/** What is kept, and for how long: days, not hours. */
export const facts = {
  account: { password: { min: 12 } },
  trash: {
    // As days: whole ones.
    days: 30,
  },
};`;

it.each([
  ["account.password.min", 3],
  ["trash.days", 6],
  ["trash.hours", 4],
  ["recap.period.days", undefined],
])("the line of %s is %s", (path, line) => expect(lineOfPath(source, path)).toBe(line));

it.each([
  ["trash.days", 30],
  ["trash.hours", undefined],
  ["trash.days.constructor", undefined],
  ["gone.days", undefined],
])("what stands under %s is %s", (path, value) => expect(valueOfPath({ trash: { days: 30 } }, path)).toBe(value));
