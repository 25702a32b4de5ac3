import type { Page } from "@playwright/test";
import { afterFrames } from "./frames";

/** How much the layout has moved by itself since the page began. */
export async function layoutShift(page: Page): Promise<number> {
  const shift = await page.evaluateHandle(() => {
    let sum = 0;
    const add = (entries: PerformanceEntryList) => {
      for (const entry of entries) sum += (entry as unknown as { value: number }).value;
    };
    const observer = new PerformanceObserver((list) => add(list.getEntries()));
    observer.observe({ type: "layout-shift", buffered: true });
    // What is noted may not have been told yet.
    return () => {
      add(observer.takeRecords());
      return sum;
    };
  });
  await afterFrames(page);
  return shift.evaluate((sumOf) => sumOf());
}
