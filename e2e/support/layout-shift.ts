import type { JSHandle, Page } from "@playwright/test";

/** Tells, whenever it is called in the page, how much the layout has moved by itself since the page began. */
export function watchShift(page: Page): Promise<JSHandle<() => number>> {
  return page.evaluateHandle(() => {
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
}
