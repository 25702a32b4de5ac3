import { expect, it } from "vitest";
import type { Metric } from "./measure/metric";
import { describeResults, verdictOf } from "./report";

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
  ["a metric that could not be measured", [metric(Number.NaN, 2)], [], "1 limit(s) not kept."],
  ["a part that failed", [metric(1, 2)], ["dev"], "Not everything was measured: dev failed."],
])("says of %s what it is worth", (_, metrics, failed, verdict) => {
  expect(verdictOf(metrics, failed)).toBe(verdict);
});

it("shows no number, and that the limit is not kept, where one of several runs could not be measured", () => {
  const values = [Number.NaN, 940, 930];
  const metrics = [{ ...metric(0, 950), values, beside: values }];
  const [, , row = ""] = describeResults([{ part: "load", metrics, seconds: 1, load: [0, 0], quiet: "quiet" }]).split(
    "\n",
  );
  expect(row).toMatch(/^load {2}a paint {2}NaN ms .* ≤ 950 {2}OVER /);
});
