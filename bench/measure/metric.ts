import { median } from "./statistics";

/** One line of the report. Several values are several runs of the same thing; the median counts. */
export type Metric = {
  /** What was measured, where: "guide: largest paint". */
  name: string;
  unit: "kB" | "MB" | "ms" | "s" | "files" | "requests" | "points" | "shift";
  values: number[];
  /** The values of the site that was measured in turns with ours (`--beside`, `--bare`). */
  beside?: number[];
  /** What the specification allows; nothing where it names no number. */
  limit?: number;
  /** Whether the limit is the least that is allowed; otherwise it is the most. */
  isFloor?: boolean;
};

/** Whether a metric keeps its limit, or `undefined` where it has none. */
export function isKept({ values, limit, isFloor = false }: Metric): boolean | undefined {
  if (limit === undefined) return undefined;
  return isFloor ? median(values) >= limit : median(values) <= limit;
}

/** Collects the values of many runs under the names of their metrics, in the order in which the names first came. */
export class Metrics {
  readonly #found: Map<string, Metric>;
  readonly #isBeside: boolean;

  constructor(found = new Map<string, Metric>(), isBeside = false) {
    this.#found = found;
    this.#isBeside = isBeside;
  }

  add(name: string, unit: Metric["unit"], value: number, limit?: number, isFloor?: boolean): void {
    const metric = this.#found.get(name) ?? { name, unit, values: [] };
    if (this.#isBeside) {
      metric.beside ??= [];
      metric.beside.push(value);
    } else {
      metric.values.push(value);
    }
    if (limit !== undefined) metric.limit = limit;
    if (isFloor !== undefined) metric.isFloor = isFloor;
    this.#found.set(name, metric);
  }

  /** The same list, for the values of one of the sites that are measured in turns. */
  of({ isBeside }: { isBeside: boolean }): Metrics {
    return new Metrics(this.#found, isBeside);
  }

  list(): Metric[] {
    return [...this.#found.values()];
  }
}
