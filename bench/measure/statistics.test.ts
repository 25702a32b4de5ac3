import { expect, it } from "vitest";
import { isKept, Metrics } from "./metric";
import { median, percentile } from "./statistics";

it("takes the middle value, or the mean of the two in the middle", () => {
  expect(median([3, 1, 2])).toBe(2);
  expect(median([4, 1, 2, 3])).toBe(2.5);
});

it("takes the value that a share of the values do not exceed", () => {
  expect(percentile([5, 1, 4, 2, 3], 0.95)).toBe(5);
  expect(percentile([1, 2, 3, 4], 0.5)).toBe(2);
});

it.each([[[Number.NaN, 940, 930]], [[940, Number.NaN, 930, 920]], [[]]])(
  "of %o, where something was not measured, there is no number",
  (values) => {
    expect([median(values), percentile(values, 0.5), percentile(values, 0.95)]).toEqual(Array(3).fill(Number.NaN));
  },
);

it("judges by the median, downwards or upwards", () => {
  const metrics = new Metrics();
  for (const value of [10, 12, 90]) metrics.add("paint", "ms", value, 12);
  for (const value of [100, 100, 96]) metrics.add("score", "points", value, 100, true);
  metrics.add("score of another", "points", 99, 100, true);
  metrics.add("never answered", "ms", Number.POSITIVE_INFINITY, 700);
  for (const value of [1, Number.NaN, 1]) metrics.add("not seen once", "ms", value, 700);
  metrics.add("unlimited", "ms", 5000);
  expect(metrics.list().map(isKept)).toEqual([true, true, false, false, false, undefined]);
});
