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

/** The last line: how many limits are not kept, which means nothing where nothing was measured, or a part failed. */
export function verdictOf(metrics: readonly Metric[], failed: readonly string[]): string {
  if (failed.length > 0) return `Not everything was measured: ${failed.join(", ")} failed.`;
  if (metrics.length === 0) return "Nothing was measured.";
  const over = metrics.filter((metric) => isKept(metric) === false).length;
  return over === 0 ? "Every limit is kept." : `${over} limit(s) not kept.`;
}

/** One table of everything that was measured: median, range, limit, verdict; what was measured in turns with it, and the ratio. */
export function describeResults(results: readonly PartResult[]): string {
  const hasBeside = results.some(({ metrics }) => metrics.some(({ beside }) => beside));
  const rows = results.flatMap(({ part, metrics }) =>
    metrics.map((metric) => [part, ...describeMetric(metric), ...(hasBeside ? describeBeside(metric) : [])]),
  );
  const heads = ["part", "metric", "ours", "from – to (runs)", "limit", ""];
  const table = [[...heads, ...(hasBeside ? ["beside", "from – to (runs)", "ratio"] : [])], ...rows];
  const widths = table[0]?.map((_, column) => Math.max(...table.map((row) => row[column]?.length ?? 0))) ?? [];
  const isWord = (column: number) => column < 2 || column === 5;
  const lines = table.map((row) =>
    row
      .map((cell, column) => (isWord(column) ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0)))
      .join("  ")
      .trimEnd(),
  );
  return [lines[0], "-".repeat(Math.max(...lines.map(({ length }) => length))), ...lines.slice(1)].join("\n");
}

function describeMetric(metric: Metric): string[] {
  const { values, unit, limit, isFloor } = metric;
  const bound = limit === undefined ? "" : `${isFloor ? "≥" : "≤"} ${format(limit, unit)}`;
  const kept = isKept(metric);
  return [metric.name, ...describeValues(values, unit), bound, kept === undefined ? "" : kept ? "ok" : "OVER"];
}

/** What the site beside gave, and how much of that is ours. */
function describeBeside({ beside, values, unit }: Metric): string[] {
  if (!beside) return ["", "", ""];
  const ratio = median(values) / median(beside);
  return [...describeValues(beside, unit), Number.isFinite(ratio) ? ratio.toFixed(2) : ""];
}

function describeValues(values: readonly number[], unit: Metric["unit"]): [median: string, range: string] {
  const shown = (value: number) => format(value, unit);
  const range =
    values.length > 1 ? `${shown(Math.min(...values))} – ${shown(Math.max(...values))} (${values.length})` : "";
  return [`${shown(median(values))} ${unit}`, range];
}

function format(value: number, unit: Metric["unit"]): string {
  const digits = { kB: 1, MB: 1, s: 1, shift: 3, ms: 0, files: 0, requests: 0, points: 0 }[unit];
  return value.toFixed(digits);
}
