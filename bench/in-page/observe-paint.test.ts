import { readFileSync } from "node:fs";
import { runInNewContext } from "node:vm";
import { expect, it } from "vitest";
import { inPage } from "../measure/project";

type Observe = (list: { getEntries: () => object[] }) => void;

/** What is noted in a page that tells its observers of these entries. */
function notesOf(entries: Record<string, object[]>): unknown {
  const window: { benchNotes?: object } = {};
  class PerformanceObserver {
    readonly #told: Observe;
    constructor(told: Observe) {
      this.#told = told;
    }
    observe({ type }: { type: string }) {
      if (entries[type]) this.#told({ getEntries: () => entries[type] ?? [] });
    }
  }
  class MutationObserver {
    observe() {}
  }
  runInNewContext(readFileSync(inPage("observe-paint"), "utf8"), {
    window,
    document: {},
    PerformanceObserver,
    MutationObserver,
  });
  return window.benchNotes;
}

it("a paint that nobody told of is no number, least of all the best one", () => {
  expect(notesOf({})).toMatchObject({ largestPaint: Number.NaN, live: Number.NaN, shift: 0, blocking: 0 });
  const paints = [{ startTime: 600 }, { startTime: 940 }];
  expect(notesOf({ "largest-contentful-paint": paints })).toMatchObject({ largestPaint: 940 });
});
