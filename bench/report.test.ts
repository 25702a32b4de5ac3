import { expect, it } from "vitest";
import type { Metric } from "./measure/metric";
import { verdictOf } from "./report";

const metric = (value: number, limit?: number): Metric => ({
  name: "a paint",
  unit: "ms",
  values: [value],
  ...(limit === undefined ? {} : { limit }),
});

it.each([
  ["no metric at all", [], [], "Nothing was measured."],
  ["metrics within their limits, or without one", [metric(1, 2), metric(9)], [], "Every limit is kept."],
  ["a metric over its limit", [metric(1, 2), metric(3, 2)], [], "1 limit(s) not kept."],
  ["a part that failed", [metric(1, 2)], ["dev"], "Not everything was measured: dev failed."],
])("says of %s what it is worth", (_, metrics, failed, verdict) => {
  expect(verdictOf(metrics, failed)).toBe(verdict);
});
