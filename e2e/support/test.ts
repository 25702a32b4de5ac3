import { test as base, expect } from "@playwright/test";
import { watchFaults } from "./faults";

type Fixtures = {
  /** Announces what a test brings about itself: faults that match are not held against it. */
  expectFault: (pattern: RegExp) => void;
};

/** Playwright's `test`, which also fails on any console error or warning, crash, foreign request and failed address. */
export const test = base.extend<Fixtures>({
  expectFault: [
    async ({ context, baseURL }, use) => {
      const announced: RegExp[] = [];
      const faults = watchFaults(context, new URL(baseURL ?? "").origin);
      await use((pattern) => announced.push(pattern));
      // An answer that a test changes may still be on its way when it ends.
      for (const page of context.pages()) await page.unrouteAll({ behavior: "ignoreErrors" });
      // The next test has the same context (guards-context.spec.ts). This alone is not set back for it.
      await context.setOffline(false);
      const surprises = faults.filter((fault) => !announced.some((pattern) => pattern.test(fault)));
      expect(surprises, "nothing goes wrong unannounced").toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
