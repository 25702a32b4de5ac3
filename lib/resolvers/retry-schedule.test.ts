import { expect, it } from "vitest";
import { retryTable } from "./retry-schedule";

it("adds up the waits, and begins with the delivery itself", () => {
  expect(retryTable(["5 seconds", "1 minute", "2 hours", "3535 seconds"]).split("\n").slice(2)).toEqual([
    "| 1 | at once | 0 h 00 min 00 s |",
    "| 2 | 5 seconds | 0 h 00 min 05 s |",
    "| 3 | 1 minute | 0 h 01 min 05 s |",
    "| 4 | 2 hours | 2 h 01 min 05 s |",
    "| 5 | 3535 seconds | 3 h 00 min 00 s |",
  ]);
});

it("refuses what is no time, which would stand in the table as NaN", () => {
  expect(() => retryTable(["1 day"])).toThrow('"1 day" among the facts is no time to wait.');
});
