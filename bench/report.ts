import { isKept, type Metric } from "./measure/metric";
import { median } from "./measure/statistics";

/** What a part measured, and how busy the machine was before and after. */
export type PartResult = {
  part: string;
  metrics: Metric[];
  seconds: number;
  load: [before: number, after: number];
  quiet: string;
};

/** One table of everything that was measured: median, range, limit, verdict. */
export function describeResults(results: readonly PartResult[]): string {
  const rows = results.flatMap(({ part, metrics }) => metrics.map((metric) => [part, ...describeMetric(metric)]));
  const table = [["part", "metric", "ours", "from – to (runs)", "limit", ""], ...rows];
  const widths = table[0]?.map((_, column) => Math.max(...table.map((row) => row[column]?.length ?? 0))) ?? [];
  const isNumber = (column: number) => column >= 2 && column <= 4;
  const lines = table.map((row) =>
    row
      .map((cell, column) => (isNumber(column) ? cell.padStart(widths[column] ?? 0) : cell.padEnd(widths[column] ?? 0)))
      .join("  ")
      .trimEnd(),
  );
  return [lines[0], "-".repeat(Math.max(...lines.map(({ length }) => length))), ...lines.slice(1)].join("\n");
}

function describeMetric(metric: Metric): string[] {
  const { name, unit, values, limit, isFloor } = metric;
  const shown = (value: number) => format(value, unit);
  const range =
    values.length > 1 ? `${shown(Math.min(...values))} – ${shown(Math.max(...values))} (${values.length})` : "";
  const bound = limit === undefined ? "" : `${isFloor ? "≥" : "≤"} ${shown(limit)}`;
  const kept = isKept(metric);
  return [name, `${shown(median(values))} ${unit}`, range, bound, kept === undefined ? "" : kept ? "ok" : "OVER"];
}

function format(value: number, unit: Metric["unit"]): string {
  const digits = { kB: 1, MB: 1, s: 1, shift: 3, ms: 0, files: 0, requests: 0, points: 0 }[unit];
  return value.toFixed(digits);
}
