import { type BrowserContext, test as base, expect } from "@playwright/test";
import { resumeClock } from "./clock";
import { comeLate } from "./come-late";
import { watchFaults } from "./faults";

type Fixtures = {
  /** Announces what a test brings about itself: faults that match are not held against it. */
  expectFault: (pattern: RegExp) => void;
};

/** Playwright's `test`, which also fails on any console error or warning, crash, foreign request and failed address. */
export const test = base.extend<Fixtures>({
  expectFault: [
    async ({ context, baseURL }, use, info) => {
      const announced: RegExp[] = [];
      const faults = watchFaults(context, new URL(baseURL ?? "").origin);
      if (process.env.LATE) await comeLate(context, Number(process.env.LATE));
      await use((pattern) => announced.push(pattern));
      // An answer that a test changes may still be on its way when it ends.
      for (const page of context.pages()) await page.unrouteAll({ behavior: "ignoreErrors" });
      const surprises = faults.filter((fault) => !announced.some((pattern) => pattern.test(fault)));
      expect(surprises, "nothing goes wrong unannounced").toEqual([]);
      // A test that fails has its page looked at, and the next a browser of its own.
      if (info.status === info.expectedStatus) await leaveContext(context);
    },
    { auto: true },
  ],
});

/**
 * Leaves a context to the next test (guards-context.spec.ts) without what Playwright does not set back: a line that was cut,
 * a clock that was stopped, and a page that is on its way elsewhere, which would take the place of the blank one.
 */
async function leaveContext(context: BrowserContext): Promise<void> {
  await context.setOffline(false);
  const [page] = context.pages();
  await page?.goto("about:blank", { timeout: 5000 }).catch(() => page.close());
  await resumeClock(context);
}

export { expect };
